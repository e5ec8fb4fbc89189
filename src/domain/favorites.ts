/** Favourites: listings of others that an account keeps to find again. Spec §3 Favourite. */
import type { ListingKind, PublicListing } from "./listings.ts"

/** The lists of favourites, one a kind, by the word in the address. */
export const favoriteTabs = ["order", "offer"] as const
export type FavoriteTab = (typeof favoriteTabs)[number]

export const favoriteKinds: Readonly<Record<FavoriteTab, ListingKind>> = { order: "Order", offer: "Offer" }

export interface Favorite {
  readonly key: string // its own, not the listing's
  readonly createdDate: string
  readonly listing: PublicListing // as everybody sees it
}

/** The mark that a listing is kept, and its key. */
export interface FavoriteMark {
  readonly key: string
  readonly listingKey: string
}
