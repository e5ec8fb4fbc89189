/** The selector of a list's pages, for lists of entities in the order of the server. architecture: Events, rule 2. */
import { listSizes, type ListName } from "../domain/limits.ts"
import { allEntities, entityByKey, entriesOf, type Dated, type Entities } from "./entities.ts"
import { derivePage, letGoUpTo, type ListRule, type Page, type PageSnapshot } from "./pages.ts"
import type { Participants } from "./participants.ts"
import { stable } from "./selectors.ts"

interface ListPages<State, List, T extends Dated> {
  /** The name under which the snapshot of the page is kept. */
  readonly pageKey: (list: List) => string
  /** The list whose pages these are. */
  readonly list: ListName
  readonly page: (list: List) => number
  readonly entities: (state: State) => Entities<T>
  /** Answers whether the entity may be in the list, in this state or another. */
  readonly concerns: (list: List, entity: T) => boolean
  /** Answers whether an entity that the list concerns is in it now; without this function all are. */
  readonly belongs?: (list: List, entity: T) => boolean
  readonly compare: ListRule<T>["compare"]
}

/** The number of a known page that holds the key; `pagesOf`: what the names of the list's pages begin with. */
export const pageHolding = (pages: Entities<PageSnapshot>, pagesOf: string, key: string): number | undefined => {
  const found = entriesOf(pages).find(([name, { keys }]) => name.startsWith(pagesOf) && keys.includes(key))
  return found === undefined ? undefined : Number(found[0].slice(pagesOf.length))
}

/** Answers undefined for a page that is not known, which is not the same as empty. */
export const listPages = <
  State extends { readonly pages: Entities<PageSnapshot>; readonly participants: Participants },
  List,
  T extends Dated,
>({
  pageKey,
  list: name,
  page,
  entities,
  concerns,
  belongs = () => true,
  compare,
}: ListPages<State, List, T>): ((state: State, list: List) => Page | undefined) =>
  stable(pageKey, (state: State, list: List) => {
    const snapshot = entityByKey(state.pages, pageKey(list))
    const known = entities(state)
    return snapshot === undefined
      ? undefined
      : derivePage(snapshot, {
          page: page(list),
          size: listSizes[name],
          entity: (key) => entityByKey(known, key),
          known: allEntities(known),
          concerns: (entity) => concerns(list, entity),
          belongs: (entity) => concerns(list, entity) && belongs(list, entity),
          compare,
          letGoUpTo: letGoUpTo(known, state.participants),
        })
  })
