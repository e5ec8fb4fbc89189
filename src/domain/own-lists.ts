/** Lists of own listings, and the tabs of each. Spec §2 Own orders, Own offers. */
import type { Growing } from "./growing.ts"
import { isDeclinedVersion, isWaitingVersion, type ItemStatus, type VersionStatus } from "./listing-statuses.ts"
import type { Listing, ListingKind } from "./listings.ts"
import type { Side } from "./participants.ts"

/** The owner of a list: the account for its orders, or one of its executant profiles for offers. */
export interface OwnList {
  readonly kind: ListingKind
  readonly executantKey: string | null // null for orders
}

export const ownOrders: OwnList = { kind: "Order", executantKey: null }

/** The own list of a profile that acts for this side. */
export const ownListOf = (profileKey: string, side: Side): OwnList =>
  side === "customer" ? ownOrders : { kind: "Offer", executantKey: profileKey }

/** The own list that a listing is in. */
export const ownListOfListing = ({ kind, owner }: Pick<Listing, "kind" | "owner">): OwnList =>
  kind === "Order" ? ownOrders : { kind, executantKey: owner.key }

export const ownListTabs = ["published", "moderation", "archive"] as const
export type OwnListTab = (typeof ownListTabs)[number]

/** The tab of the own list that an item is in; every item is in one of them (D41). */
export const ownListTabOf = (item: {
  readonly status: Growing<ItemStatus>
  readonly versionStatus: Growing<VersionStatus>
}): OwnListTab => {
  switch (item.status) {
    case "Draft":
    case "OnModeration":
      return "moderation"
    case "Published":
      return isWaitingVersion(item.versionStatus) || isDeclinedVersion(item.versionStatus) ? "moderation" : "published"
    case "Archived":
    case "Closed":
    case "Canceled":
    case "Blocked":
    case "Unknown":
      return "archive"
  }
}
