/** The listings this person can see, and the pages of the own lists that are known. Spec §2, §3 Order, Offer. */
import type { Listing, ListingId, PublicListing } from "../domain/listings.ts"
import { ownListOfListing, type OwnList, type OwnListTab, ownListTabOf } from "../domain/own-lists.ts"
import type { OwnListingsQuery } from "../domain/queries.ts"
import { isOnMarket } from "../domain/listing-statuses.ts"
import type { ListingEvent } from "../events/listings.ts"
import { entityByKey, putEntity, type Entities } from "./entities.ts"
import { listPages, pageHolding } from "./list-pages.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import { rememberPage, type Page, type PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

/** A page of an own list. */
export interface OwnListings extends OwnList {
  readonly query: OwnListingsQuery
}

export interface ListingsState {
  own: Entities<Listing>
  pages: Record<string, PageSnapshot> // a page that isn't here is not known, which is not the same as empty
  public: Entities<PublicListing>
  unavailable: Record<string, true> // by kind and key
  submitted: Record<string, true> // keys of those that this run of the app heard to be sent for review
  participants: Participants
}

const initial = (): ListingsState => ({
  own: {},
  pages: {},
  public: {},
  unavailable: {},
  submitted: {},
  participants: {},
})

const owners = holdingParticipants<Listing>({
  keyOf: ({ key }) => key,
  held: ({ owner }) => [owner],
  renewed: (listing, now) => ({ ...listing, owner: now(listing.owner) }),
})

const pagesOf = ({ kind, executantKey }: OwnList, tab: OwnListTab): string => `${kind}/${executantKey ?? "all"}/${tab}/`

const pageKey = ({ query: { tab, page }, ...list }: OwnListings): string => `${pagesOf(list, tab)}${page}`

const idKey = ({ kind, key }: ListingId): string => `${kind}/${key}`

const one = (draft: ListingsState, { listing }: { readonly listing: Listing }): void =>
  owners.remember(draft, draft.own, listing)

export const listings = projection<ListingsState, ListingEvent>("listings", initial, {
  OwnListingsPageLoaded: (draft, { count, listings, asOf, ...list }) => {
    rememberPage(draft.pages, pageKey(list), { keys: listings.map((listing) => listing.key), count, asOf })
    for (const listing of listings) owners.remember(draft, draft.own, listing)
  },
  ListingLoaded: one,
  ListingSubmitted: (draft, { listing }) => {
    owners.remember(draft, draft.own, listing)
    draft.submitted[listing.key] = true
  },
  ListingPublished: one,
  ListingRefused: one,
  ListingArchived: one,
  ListingChanged: one,
  ListingMoved: one,
  PublicListingLoaded: (draft, { listing }) => {
    putEntity(draft.public, listing.key, listing)
    delete draft.unavailable[idKey(listing)]
  },
  ListingUnavailable: (draft, id) => {
    draft.unavailable[idKey(id)] = true
  },
  ParticipantChanged: (draft, news) => owners.participantChanged(draft, draft.own, news),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

/** The address of an order finds no offer, whose key it may name. */
const ofKind = <T extends ListingId>(entities: Entities<T>, { kind, key }: ListingId): T | undefined => {
  const found = entityByKey(entities, key)
  return found?.kind === kind ? found : undefined
}

export const ownListing = (state: ListingsState, id: ListingId): Listing | undefined => ofKind(state.own, id)

export const publicListing = (state: ListingsState, id: ListingId): PublicListing | undefined =>
  ofKind(state.public, id)

export const isListingUnavailable = (state: ListingsState, id: ListingId): boolean =>
  state.unavailable[idKey(id)] === true

/**
 * Answers whether the owner has heard of the listing since the public page was asked for, such as that it was published
 * (spec §2).
 */
export const isPublicBehind = (state: ListingsState, id: ListingId): boolean => {
  const own = ownListing(state, id)
  if (own === undefined) return false
  if (isListingUnavailable(state, id)) return isOnMarket(own)
  return (publicListing(state, id)?.updatedDate ?? own.updatedDate) < own.updatedDate
}

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
  [...Object.keys(submitted), ...(pages[pageKey({ ...list, query: { tab: "moderation", page: 1 } })]?.keys ?? [])]
    .flatMap((key) => entityByKey(own, key) ?? [])
    .filter((listing) => isIn(list, listing) && ownListTabOf(listing) === "published")
    .toSorted(lastChangedFirst)[0]
