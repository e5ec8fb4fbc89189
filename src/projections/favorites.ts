/**
 * The account's favourites, and the number of people who keep its own listings. Facts about one listing, and those
 * about all of a kind, are registers of which the newer one counts, so that two tabs agree however they hear of it.
 * Spec §2 `/favorites`; architecture: Events, rule 2.
 */
import type { ListingId, ListingKind, PublicListing } from "../domain/listings.ts"
import type { FavoriteEvent } from "../events/favorites.ts"
import { entityByKey, remember, rememberAs, type Entities } from "./entities.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import type { PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { newest, type Counted } from "./registers.ts"

/** The register of whether one listing is kept. */
export interface Kept {
  readonly key: string // the listing's
  readonly kind: ListingKind
  readonly favoriteKey: string | null // null: let go
  readonly asOf: number
}

/** All favourites of a kind, by the key of their listing. */
interface Whole {
  readonly keys: Readonly<Record<string, string>>
  readonly asOf: number
}

interface Known {
  readonly listing: PublicListing
  readonly asOf: number
}

export interface FavoritesState {
  kept: Entities<Kept>
  whole: Partial<Record<ListingKind, Whole>>
  created: Record<string, string> // by the favourite's key; never changes
  listings: Entities<Known>
  pages: Entities<PageSnapshot> // keys are those of listings
  counts: Record<string, Counted> // by kind
  keepers: Entities<Counted> // by the key of an own listing
  participants: Participants
}

const initial = (): FavoritesState => ({
  kept: {},
  whole: {},
  created: {},
  listings: {},
  pages: {},
  counts: {},
  keepers: {},
  participants: {},
})

const owners = holdingParticipants<Known>({
  keyOf: ({ listing }) => listing.key,
  held: ({ listing }) => [listing.owner],
  renewed: ({ listing, asOf }, now) => ({ listing: { ...listing, owner: now(listing.owner) }, asOf }),
})

export interface FavoritesList {
  readonly kind: ListingKind
  readonly page: number
}

export const favoritesPageKey = ({ kind, page }: FavoritesList): string => `${kind}/${page}`

const counted = (draft: FavoritesState, kind: ListingKind, count: number | null, asOf: number): void => {
  if (count !== null) newest(draft.counts, kind, { count, asOf })
}

export const favorites = projection<FavoritesState, FavoriteEvent>("favorites", initial, {
  FavoritesPageLoaded: (draft, { kind, page, count, favorites, asOf }) => {
    for (const { key, createdDate, listing } of favorites) {
      draft.created[key] = createdDate
      remember(draft.kept, { key: listing.key, kind, favoriteKey: key, asOf })
      owners.remember(draft, draft.listings, { listing, asOf })
    }
    counted(draft, kind, count, asOf)
    rememberAs(draft.pages, favoritesPageKey({ kind, page }), {
      keys: favorites.map(({ listing }) => listing.key),
      count,
      asOf,
    })
  },
  FavoriteMarksLoaded: (draft, { kind, marks, asOf }) => {
    const known = draft.whole[kind]
    if (known !== undefined && known.asOf > asOf) return
    draft.whole[kind] = { keys: Object.fromEntries(marks.map(({ key, listingKey }) => [listingKey, key])), asOf }
  },
  FavoriteAdded: (draft, { kind, key, listingKey, count, asOf }) => {
    remember(draft.kept, { key: listingKey, kind, favoriteKey: key, asOf })
    counted(draft, kind, count, asOf)
  },
  FavoriteRemoved: (draft, { kind, listingKey, count, asOf }) => {
    remember(draft.kept, { key: listingKey, kind, favoriteKey: null, asOf })
    counted(draft, kind, count, asOf)
  },
  ListingFavoritesCounted: (draft, { counts, asOf }) => {
    for (const { listingKey, count } of counts) rememberAs(draft.keepers, listingKey, { count, asOf })
  },
  ParticipantChanged: (draft, news) => owners.participantChanged(draft, draft.listings, news),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

/** Undefined while not known. */
export const isFavorite = ({ kept, whole }: FavoritesState, { kind, key }: ListingId): boolean | undefined => {
  const [one, all] = [entityByKey(kept, key), whole[kind]]
  if (one !== undefined && (all === undefined || one.asOf > all.asOf)) return one.favoriteKey !== null
  return all === undefined ? undefined : Object.hasOwn(all.keys, key)
}

export const areFavoritesKnown = ({ whole }: FavoritesState, kind: ListingKind): boolean => whole[kind] !== undefined

/** Answers how many favourites are on the market; undefined while not known. */
export const favoriteCount = ({ counts }: FavoritesState, kind: ListingKind): number | undefined => counts[kind]?.count
