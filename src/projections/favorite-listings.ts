/** Selectors of listings as favourites: those that one keeps, and how many people keep each. Spec §2 `/favorites`. */
import type { PublicListing } from "../domain/listings.ts"
import { entityByKey } from "./entities.ts"
import type { FavoritesState } from "./favorites.ts"

export const favoriteListing = ({ listings }: FavoritesState, listingKey: string): PublicListing | undefined =>
  entityByKey(listings, listingKey)?.listing

/** Answers how many people keep an own listing; undefined while not known. */
export const keepersOf = ({ keepers }: FavoritesState, listingKey: string): number | undefined =>
  entityByKey(keepers, listingKey)?.count

export const areKeepersKnown = ({ keepers }: FavoritesState, listingKeys: readonly string[]): boolean =>
  listingKeys.every((key) => entityByKey(keepers, key) !== undefined)
