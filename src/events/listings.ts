/** Facts about listings of both kinds. Wire shapes: openapi/schemas/order.yaml, offer.yaml. */
import type { OwnerMove } from "../domain/listing-moves.ts"
import type { Listing, ListingId, PublicListing } from "../domain/listings.ts"
import type { OwnList } from "../domain/own-lists.ts"
import type { OwnListingsQuery } from "../domain/queries.ts"

export type ListingEvent =
  | ({
      readonly type: "OwnListingsPageLoaded"
      readonly query: OwnListingsQuery
      readonly count: number
      readonly listings: readonly Listing[]
      readonly asOf: number
    } & OwnList)
  | { readonly type: "ListingLoaded"; readonly listing: Listing }
  | { readonly type: "ListingSubmitted"; readonly listing: Listing }
  | { readonly type: "ListingPublished"; readonly listing: Listing }
  | { readonly type: "ListingRefused"; readonly listing: Listing }
  | { readonly type: "ListingArchived"; readonly listing: Listing }
  | { readonly type: "ListingChanged"; readonly listing: Listing }
  /** By an act of its owner's on this device; `canUndo`: nobody was asked before it. */
  | { readonly type: "ListingMoved"; readonly listing: Listing; readonly move: OwnerMove; readonly canUndo: boolean }
  | { readonly type: "PublicListingLoaded"; readonly listing: PublicListing }
  | ({ readonly type: "ListingUnavailable" } & ListingId)
