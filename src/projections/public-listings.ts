/** Selectors of listings as visitors see them. Spec §2 Query parameters and lists. */
import type { ListingId, PublicListing } from "../domain/listings.ts"
import { isOnMarket } from "../domain/listing-statuses.ts"
import { idKey, ofKind, ownListing, type ListingsState } from "./listings.ts"

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
