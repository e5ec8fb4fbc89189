/** Listings: orders, the work that customers want done, and offers, the services of executants. Spec §3. */
import type { Growing } from "./growing.ts"
import type { StoredFile } from "./files.ts"
import type { FlagName } from "./flags.ts"
import type { ItemStatus, VersionStatus } from "./listing-statuses.ts"
import type { Place } from "./locations.ts"
import type { RefusalReason } from "./moderation.ts"
import type { Participant } from "./participants.ts"
import type { Price } from "./prices.ts"

/** Customers publish orders, executants publish offers. */
export const listingKinds = ["Order", "Offer"] as const
export type ListingKind = (typeof listingKinds)[number]

/** Names a listing. Keys are unique over both kinds; the wire and the addresses also want the kind. */
export interface ListingId {
  readonly kind: ListingKind
  readonly key: string
}

/** A listing as everybody sees it. */
export interface PublicListing extends ListingId {
  readonly name: string
  readonly description: string
  readonly startDate: string
  readonly endDate: string
  readonly updatedDate: string
  readonly price: Price
  readonly categoryKey: string
  readonly files: readonly StoredFile[]
  readonly place: Place | null
  readonly owner: Participant // a customer profile's order, an executant profile's offer
  readonly views: number
  readonly applications: number
}

/** A listing as lists of an executant's offers have it. */
export type ListedListing = Omit<PublicListing, "views">

/** A listing as its owner sees it. */
export interface Listing extends PublicListing {
  readonly createdDate: string
  readonly status: Growing<ItemStatus>
  readonly versionStatus: Growing<VersionStatus>
  readonly versionKey: string
  readonly reason: RefusalReason | null
  readonly hidden: boolean
  readonly asOf: number // the account's cursor of this state
}

/** The side as which the owner of a listing acts. */
export const ownerSides = { Order: "customer", Offer: "executant" } as const satisfies Readonly<
  Record<ListingKind, string>
>

/** The side as which others apply to a listing (D54). */
export const applicantSides = { Order: "executant", Offer: "customer" } as const satisfies Readonly<
  Record<ListingKind, string>
>

/** The kind of listing that each side publishes. */
export const ownKinds = { customer: "Order", executant: "Offer" } as const satisfies Readonly<
  Record<string, ListingKind>
>

/** The kind of listing that each side applies to. */
export const wantedKinds = { customer: "Offer", executant: "Order" } as const satisfies Readonly<
  Record<string, ListingKind>
>

/** The flag that shows or hides the own lists of each kind (spec §2 Routes). */
export const listingFlags = { Order: "order", Offer: "offer" } as const satisfies Readonly<
  Record<ListingKind, FlagName>
>
