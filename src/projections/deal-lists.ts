/** Selectors of a profile's deals: lists, pages, and single deals. Spec §2 Query parameters and lists. */
import { dealTabOf, dealTabs, isDoneDeal, isRunningDeal, type Deal } from "../domain/deals.ts"
import type { DealsQuery } from "../domain/queries.ts"
import { dealByKey, dealListKey, dealPagesOf, type DealsList, type DealsState } from "./deals.ts"
import { allEntities, entityByKey } from "./entities.ts"
import { listPages, pageHolding } from "./list-pages.ts"
import type { Page } from "./pages.ts"
import { stable } from "./selectors.ts"

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

/** Answers the profile's deals in progress, the newest first: an accepted application lives on as its deal (D56). */
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

/** The last deal of a profile about a listing, as far as one is known: what its accepted application became (D56). */
export const lastDealAbout: (
  state: DealsState,
  arg: { readonly profileKey: string; readonly listingKey: string },
) => Deal | undefined = stable(
  ({ profileKey, listingKey }) => `${profileKey}/${listingKey}`,
  (state: DealsState, { profileKey, listingKey }) =>
    [...allEntities(state.byKey)]
      .filter((deal) => deal.subject.key === listingKey && isOf({ profileKey }, deal))
      .sort(newestFirst)[0],
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
  list: "deals",
  pageKey: dealListKey,
  page: ({ query }) => query.page,
  entities: ({ byKey }) => byKey,
  concerns: isOf,
  belongs: ({ query }, { status }) => dealTabOf(status) === query.tab,
  compare: newestFirst,
})

/** Answers whether a profile is known to have had a deal with another one. */
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
    return { tab, page: pageHolding(pages, dealPagesOf(profileKey, tab), key) ?? 1 }
  },
)
