/** Deals of this account's profiles. Spec §2 Query parameters and lists, §3 Deal. */
import { dealTabOf, dealTabs, isDoneDeal, isRunningDeal, type Deal, type DealTab } from "../domain/deals.ts"
import type { DealsQuery } from "../domain/queries.ts"
import type { DealEvent } from "../events/deals.ts"
import { allEntities, entityByKey, type Entities } from "./entities.ts"
import { listPages, pageHolding } from "./list-pages.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import { rememberPage, type Page, type PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

export interface DealsList {
  readonly profileKey: string
  readonly query: DealsQuery
}

export interface DealsState {
  byKey: Entities<Deal>
  pages: Record<string, PageSnapshot>
  participants: Participants
}

const initial = (): DealsState => ({ byKey: {}, pages: {}, participants: {} })

const sides = holdingParticipants<Deal>({
  keyOf: ({ key }) => key,
  held: ({ customer, executant }) => [customer, executant],
  renewed: (deal, now) => ({ ...deal, customer: now(deal.customer), executant: now(deal.executant) }),
})

const pagesOf = (profileKey: string, tab: DealTab): string => `${profileKey}/${tab}/`

const listKey = ({ profileKey, query }: DealsList): string => `${pagesOf(profileKey, query.tab)}${query.page}`

const one = (draft: DealsState, { deal }: { readonly deal: Deal }): void => sides.remember(draft, draft.byKey, deal)

export const deals = projection<DealsState, DealEvent>("deals", initial, {
  DealsPageLoaded: (draft, { profileKey, query, count, deals, asOf }) => {
    rememberPage(draft.pages, listKey({ profileKey, query }), { keys: deals.map((deal) => deal.key), count, asOf })
    for (const deal of deals) sides.remember(draft, draft.byKey, deal)
  },
  DealLoaded: one,
  DealCreated: one,
  DealClosed: one,
  DealCanceled: one,
  ParticipantChanged: (draft, news) => sides.participantChanged(draft, draft.byKey, news),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const dealByKey = (state: DealsState, key: string): Deal | undefined => entityByKey(state.byKey, key)

const isOf = ({ profileKey }: { readonly profileKey: string }, deal: Deal): boolean =>
  deal.customer.key === profileKey || deal.executant.key === profileKey

/** A deal as one of its two sides may see it; another profile of the account has nothing to do with it (E350). */
export const dealOfProfile = (
  state: DealsState,
  { profileKey, key }: { readonly profileKey: string; readonly key: string },
): Deal | undefined => {
  const deal = dealByKey(state, key)
  return deal !== undefined && isOf({ profileKey }, deal) ? deal : undefined
}

const newestFirst = (a: Deal, b: Deal): number => b.number - a.number

/** What an accepted application lives on as (D56): the profile's deals in progress, the newest first. */
export const runningDeals: (
  state: DealsState,
  arg: { readonly profileKey: string; readonly listingKey: string | null },
) => readonly Deal[] = stable(
  ({ profileKey, listingKey }) => `${profileKey}/${listingKey}`,
  (state: DealsState, { profileKey, listingKey }) =>
    [...allEntities(state.byKey)]
      .filter(
        (deal) =>
          isRunningDeal(deal.status) &&
          isOf({ profileKey }, deal) &&
          (listingKey === null || deal.subject.key === listingKey),
      )
      .sort(newestFirst),
)

/** The deals that a profile has closed, as far as they are known, the last closed first. */
export const closedDeals: (state: DealsState, profileKey: string) => readonly Deal[] = stable(
  (profileKey) => profileKey,
  (state: DealsState, profileKey) =>
    [...allEntities(state.byKey)]
      .filter((deal) => isDoneDeal(deal.status) && isOf({ profileKey }, deal))
      .sort((a, b) => Date.parse(b.updatedDate) - Date.parse(a.updatedDate)),
)

export const dealsPage: (state: DealsState, list: DealsList) => Page | undefined = listPages({
  pageKey: listKey,
  page: ({ query }) => query.page,
  entities: ({ byKey }) => byKey,
  concerns: isOf,
  belongs: ({ query }, { status }) => dealTabOf(status) === query.tab,
  compare: newestFirst,
})

/** Whether a profile is known to have had a deal with another one. */
export const hadDealWith = (
  { byKey }: DealsState,
  { profileKey, otherKey }: { readonly profileKey: string; readonly otherKey: string },
): boolean => {
  for (const { customer, executant } of allEntities(byKey)) {
    const keys = [customer.key, executant.key]
    if (keys.includes(profileKey) && keys.includes(otherKey)) return true
  }
  return false
}

/** The page of a profile's list that a deal stands on, as far as that is known; else the first of its tab. */
export const dealsQueryOf: (
  state: DealsState,
  arg: { readonly profileKey: string; readonly key: string },
) => DealsQuery = stable(
  ({ profileKey, key }) => `${profileKey}/${key}`,
  ({ byKey, pages }: DealsState, { profileKey, key }) => {
    const known = entityByKey(byKey, key)
    const tab = known === undefined ? dealTabs[0] : dealTabOf(known.status)
    return { tab, page: pageHolding(pages, pagesOf(profileKey, tab), key) ?? 1 }
  },
)
