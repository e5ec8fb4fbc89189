/** The listings this person can see, and the pages of the own lists that are known. Spec §2, §3 Order, Offer. */
import type { Listing, ListingId, PublicListing } from "../domain/listings.ts"
import type { OwnList, OwnListTab } from "../domain/own-lists.ts"
import type { OwnListingsQuery } from "../domain/queries.ts"
import type { ListingEvent } from "../events/listings.ts"
import { entityByKey, putEntity, rememberAs, type Entities } from "./entities.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import type { PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"

/** A page of an own list. */
export interface OwnListings extends OwnList {
  readonly query: OwnListingsQuery
}

export interface ListingsState {
  own: Entities<Listing>
  pages: Entities<PageSnapshot> // a page that isn't here is not known, which is not the same as empty
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

export const pagesOf = ({ kind, executantKey }: OwnList, tab: OwnListTab): string =>
  `${kind}/${executantKey ?? "all"}/${tab}/`

export const pageKey = ({ query: { tab, page }, ...list }: OwnListings): string => `${pagesOf(list, tab)}${page}`

export const idKey = ({ kind, key }: ListingId): string => `${kind}/${key}`

const one = (draft: ListingsState, { listing }: { readonly listing: Listing }): void =>
  owners.remember(draft, draft.own, listing)

export const listings = projection<ListingsState, ListingEvent>("listings", initial, {
  OwnListingsPageLoaded: (draft, { count, listings, asOf, ...list }) => {
    rememberAs(draft.pages, pageKey(list), { keys: listings.map((listing) => listing.key), count, asOf })
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
export const ofKind = <T extends ListingId>(entities: Entities<T>, { kind, key }: ListingId): T | undefined => {
  const found = entityByKey(entities, key)
  return found?.kind === kind ? found : undefined
}

export const ownListing = (state: ListingsState, id: ListingId): Listing | undefined => ofKind(state.own, id)
