/** Selectors of the own lists of listings: their pages, and where a listing stands in them. Spec §2, §3 Order, Offer. */
import type { Listing, ListingId } from "../domain/listings.ts"
import { ownListOfListing, ownListTabOf, type OwnList } from "../domain/own-lists.ts"
import type { OwnListingsQuery } from "../domain/queries.ts"
import { entityByKey } from "./entities.ts"
import { listPages, pageHolding } from "./list-pages.ts"
import { idKey, ownListing, pageKey, pagesOf, type ListingsState, type OwnListings } from "./listings.ts"
import type { Page } from "./pages.ts"
import { stable } from "./selectors.ts"

const lastChangedFirst = (a: Listing, b: Listing): number =>
  a.updatedDate === b.updatedDate ? (a.key < b.key ? -1 : 1) : a.updatedDate > b.updatedDate ? -1 : 1

const isIn = ({ kind, executantKey }: OwnList, listing: Listing): boolean =>
  listing.kind === kind && (executantKey === null || listing.owner.key === executantKey)

export const ownListingsPage: (state: ListingsState, list: OwnListings) => Page | undefined = listPages({
  list: "ownListings",
  pageKey,
  page: ({ query }) => query.page,
  entities: ({ own }) => own,
  concerns: isIn,
  belongs: ({ query }, listing) => ownListTabOf(listing) === query.tab,
  compare: lastChangedFirst,
})

/** The page of its own list that a listing stands on, as far as that is known; else the first of its tab. */
export const ownListQueryOf: (state: ListingsState, id: ListingId) => OwnListingsQuery = stable(
  idKey,
  (state: ListingsState, id) => {
    const listing = ownListing(state, id)
    if (listing === undefined) return { tab: "published", page: 1 }
    const tab = ownListTabOf(listing)
    return { tab, page: pageHolding(state.pages, pagesOf(ownListOfListing(listing), tab), id.key) ?? 1 }
  },
)

/** The newest of the listings that were under review when this run of the app heard of them, and are published now. E195. */
export const justPublished = ({ own, pages, submitted }: ListingsState, list: OwnList): Listing | undefined =>
  [
    ...Object.keys(submitted),
    ...(entityByKey(pages, pageKey({ ...list, query: { tab: "moderation", page: 1 } }))?.keys ?? []),
  ]
    .flatMap((key) => entityByKey(own, key) ?? [])
    .filter((listing) => isIn(list, listing) && ownListTabOf(listing) === "published")
    .toSorted(lastChangedFirst)[0]
