/**
 * Read models let go of old things, so that a tab that hears of news all day stays as small as a fresh one: of each kind
 * the newest stay, and besides them whatever a kept page lists or the address names. A page that is older than anything
 * that went says so and is asked for again (pages.ts); a thing that went is not known, and is asked for by the screen that
 * needs it. Collections that grow only by the person's own acts are kept whole. Law 25.
 */
import type { ChatMessage } from "../domain/chat.ts"
import { readModelBounds } from "../domain/limits.ts"
import type { ReadModels } from "./catalogue.ts"
import type { ChatState } from "./chat.ts"
import { allEntities, entityByKey, putEntity, type Entities } from "./entities.ts"
import type { Kept } from "./favorites.ts"
import { dropEntities, entityCount } from "./letting-go.ts"
import type { PageSnapshot } from "./pages.ts"

/** Where more than `above` are there, so many of the newest stay: looking for what may go costs more than keeping it. */
interface Bound {
  readonly above: number
  readonly most: number
}

interface Keeping {
  readonly entities: Bound
  readonly pages: Bound
  /** Answers whether the address names the key. */
  readonly isInSight: (key: string) => boolean
}

/** The names of a read model's collections of entities: their branches have numbers, as nothing else in one has. */
type Collection<State> = {
  [K in keyof State]: State[K] extends Entities<unknown> ? (number extends keyof State[K] ? K : never) : never
}[keyof State]

/** The way in which each collection of each read model is kept small. A collection without one does not compile. */
type Rules = {
  readonly [N in keyof ReadModels as Collection<ReadModels[N]> extends never ? never : N]: Readonly<
    Record<Collection<ReadModels[N]>, (state: ReadModels[N], keeping: Keeping) => void>
  >
}

/** Of collections that grow only by what the person opens or sends. */
const asThePersonGoes = (): void => undefined

/** Answers whether something is needed though it is old; made only where there is much to let go of. */
type Needs<T> = () => (value: T, key: string) => boolean

/** Keeps the newest by `ageOf`, and what is needed or in sight; answers what went, once far more than that are there. */
const keepNewestBy = <T>(
  ageOf: (value: T) => number,
  kind: Entities<T>,
  { entities: { above, most }, isInSight }: Pick<Keeping, "entities" | "isInSight">,
  needs: Needs<T> = () => () => false,
): readonly T[] => {
  if (entityCount(kind) <= above) return []
  const all = allEntities(kind)
  const ages = new Float64Array(all.length)
  for (const [nth, value] of all.entries()) ages[nth] = ageOf(value)
  const oldest = ages.toSorted()[ages.length - most] ?? Infinity
  const isNeeded = needs()
  const gone = dropEntities(
    kind,
    (value, key, nth) => (ages[nth] ?? 0) >= oldest || isInSight(key) || isNeeded(value, key),
  )
  kind.letGoUpTo = gone.reduce((newest, value) => Math.max(newest, ageOf(value)), kind.letGoUpTo ?? 0)
  return gone
}

const asOf = (value: { readonly asOf: number }): number => value.asOf

const keepNewest = <T extends { readonly asOf: number }>(
  entities: Entities<T>,
  keeping: Keeping,
  needs?: Needs<T>,
): readonly T[] => keepNewestBy<T>(asOf, entities, keeping, needs)

/** Answers whether a kept page lists the key. */
const listedIn = (pages: Entities<PageSnapshot>) => (): ((_: unknown, key: string) => boolean) => {
  const listed = new Set(allEntities(pages).flatMap(({ keys }) => keys))
  return (_, key) => listed.has(key)
}

/** The same, or that the address names the listing that the thing is about. */
const listedOrOf =
  <T>(pages: Entities<PageSnapshot>, { isInSight }: Keeping, listingKeyOf: (value: T) => string): Needs<T> =>
  () => {
    const isListed = listedIn(pages)()
    return (value, key) => isListed(value, key) || isInSight(listingKeyOf(value))
  }

const pages = (state: { readonly pages: Entities<PageSnapshot> }, keeping: Keeping): void =>
  void keepNewest(state.pages, { ...keeping, entities: keeping.pages })

const participants = (state: { readonly participants: ReadModels["deals"]["participants"] }, keeping: Keeping): void =>
  void keepNewest(state.participants, keeping)

/** The range that a thread shows begins after a message that went, as it has no gaps. */
const beginAfter = ({ spans }: ChatState, gone: readonly ChatMessage[]): void => {
  const ends = new Map<string, number>()
  for (const { chatKey, id } of gone) ends.set(chatKey, Math.max(id, ends.get(chatKey) ?? 0))
  for (const [chatKey, end] of ends) {
    const span = entityByKey(spans, chatKey)
    if (span !== undefined && end >= span.first) putEntity(spans, chatKey, { ...span, first: end + 1 })
  }
  dropEntities(spans, ({ first, last }, chatKey) => first <= last || !ends.has(chatKey))
}

const rules: Rules = {
  applications: {
    pages,
    byKey: ({ byKey, pages }, keeping) =>
      void keepNewest(
        byKey,
        keeping,
        listedOrOf(pages, keeping, ({ listing }) => listing.key),
      ),
    counts: ({ counts }, keeping) => void keepNewest(counts, keeping),
    participants,
  },
  chat: {
    pages,
    chats: ({ chats, pages }, keeping) => void keepNewest(chats, keeping, listedIn(pages)),
    messages: (state, keeping) =>
      beginAfter(
        state,
        keepNewest(
          state.messages,
          keeping,
          () =>
            ({ chatKey }) =>
              keeping.isInSight(chatKey),
        ),
      ),
    // A range goes with the last of its messages.
    spans: asThePersonGoes,
    sent: ({ sent }, keeping) => void keepNewestBy(Date.parse, sent, keeping),
    participants,
    thumbnails: ({ thumbnails, messages }, keeping) =>
      void keepNewest(thumbnails, keeping, () => {
        const shown = new Set(allEntities(messages).flatMap(({ files }) => files.map(({ key }) => key)))
        return (_, fileKey) => shown.has(fileKey)
      }),
    translations: asThePersonGoes,
  },
  chatPresence: {
    typing: ({ typing }, keeping) =>
      void keepNewestBy(({ heardAt, endedAt }) => Date.parse(heardAt > endedAt ? heardAt : endedAt), typing, keeping),
  },
  deals: {
    pages,
    byKey: ({ byKey, pages }, keeping) =>
      void keepNewest(
        byKey,
        keeping,
        listedOrOf(pages, keeping, ({ subject }) => subject.key),
      ),
    participants,
  },
  favorites: {
    pages,
    kept: ({ kept, pages, whole }, keeping) =>
      void keepNewest(kept, keeping, () => {
        const isListed = listedIn(pages)()
        const isNews = (one: Kept): boolean => one.asOf > (whole[one.kind]?.asOf ?? -1)
        return (one, key) => isListed(one, key) || isNews(one)
      }),
    listings: ({ listings, pages }, keeping) => void keepNewest(listings, keeping, listedIn(pages)),
    keepers: ({ keepers }, keeping) => void keepNewest(keepers, keeping),
    participants,
  },
  feedback: {
    mine: ({ mine }, keeping) => void keepNewest(mine, keeping),
    theirs: ({ theirs }, keeping) => void keepNewest(theirs, keeping),
    participants,
  },
  listings: {
    pages,
    own: ({ own, pages }, keeping) => void keepNewest(own, keeping, listedIn(pages)),
    public: asThePersonGoes,
    participants,
  },
  notifications: {
    pages,
    byId: ({ byId, pages }, keeping) => void keepNewest(byId, keeping, listedIn(pages)),
    readIds: ({ readIds, byId }, keeping) =>
      void keepNewest(readIds, keeping, () => (_, id) => entityByKey(byId, id) !== undefined),
  },
  profiles: { byKey: asThePersonGoes, public: asThePersonGoes },
}

/** Each rule stands at its own read model's name, as the type above has it. */
const byModel = Object.entries(rules) as readonly (readonly [
  keyof Rules,
  Readonly<Record<string, (state: unknown, keeping: Keeping) => void>>,
])[]

/** The keys that the address may name: whatever stands between its strokes, and the values of its parameters. */
const namedBy = ({ path, search }: ReadModels["navigation"]): readonly string[] => [
  ...path.split("/"),
  ...new URLSearchParams(search).values(),
]

/** Lets go of what nothing needs any more. Rules go in the order of their lines: pages before what they list. */
export const keepSmall = (models: ReadModels, bounds: Omit<Keeping, "isInSight"> = readModelBounds): void => {
  const named = namedBy(models.navigation)
  const keeping: Keeping = { ...bounds, isInSight: (key) => named.includes(key) }
  for (const [name, collections] of byModel) for (const rule of Object.values(collections)) rule(models[name], keeping)
}
