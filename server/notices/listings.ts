/** Notices to the owner of an order or offer. Spec §3 What is told. */
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Db, Services } from "../contract/services.ts"
import type { NotificationMetadata } from "../contract/shapes.ts"
import type { Notice } from "../db/notices.ts"
import { ownOffer } from "../views/offers.ts"
import { ownOrder } from "../views/orders.ts"
import { withPublicVersion } from "../views/public-versions.ts"
import { system, executantNotice } from "./system.ts"
import { notify, type NewNotification } from "./user.ts"

/** The columns of a listing that notices need. */
export interface ListingOfNotice {
  readonly key: string
  readonly kind: ListingKind
  readonly account_key: string
  readonly executant_key: string | null
}

type ListingAct =
  | "Submitted"
  | "Published"
  | "ModerationFailed"
  | "Archived"
  | "Canceled"
  | "Expired"
  | "ExpiringSoon"
  | "Blocked"
  | "Unblocked"
  | "Closed"
  | "Changed"

/** To the owner's devices. */
export const listingNotice = (db: Db, services: Services, listing: ListingOfNotice, act: ListingAct): Notice =>
  system(listing.account_key, async () =>
    listing.kind === "Order"
      ? {
          source: "Order",
          type: `Order${act}Event`,
          metadata: { orderKey: listing.key, order: await ownOrder(db, services, listing.key) },
        }
      : {
          source: "Offer",
          type: `Offer${act}Event`,
          metadata: { offerKey: listing.key, offer: await ownOffer(db, services, listing.key) },
        },
  )

/**
 * To the owner's devices, where what everybody may see of it has changed: an executant profile names the towns of the
 * offers that are on the market (D46), so it has changed as well.
 */
export const marketNotices = (
  db: Db,
  services: Services,
  listing: ListingOfNotice,
  act: ListingAct,
): readonly Notice[] => [
  listingNotice(db, services, listing, act),
  ...(listing.executant_key === null
    ? []
    : [executantNotice(db, services, listing.account_key, listing.executant_key, "ExecutantChangedEvent")]),
]

/** The public name of a listing: of the approved version, or else of the latest. */
export const listingName = async (db: Db, key: string): Promise<string> => {
  const { name } = await withPublicVersion(db)
    .select("listing_versions.name")
    .where("listings.key", "=", key)
    .executeTakeFirstOrThrow()
  return name
}

/** A listing's names in a notification's metadata. */
export const listingNames = (
  { kind, key }: Pick<ListingOfNotice, "kind" | "key">,
  name: string,
): NotificationMetadata => (kind === "Order" ? { orderKey: key, orderName: name } : { offerKey: key, offerName: name })

interface OwnersNews {
  readonly act: Exclude<ListingAct, "Submitted" | "Archived" | "Canceled" | "Closed" | "Changed">
  readonly level: NewNotification["level"]
  readonly name: string
  readonly reason?: NotificationMetadata["reason"]
}

/** Notifies the owner. */
export const notifyListingOwner = (db: Db, services: Services, listing: ListingOfNotice, news: OwnersNews): Notice =>
  notify(db, services, {
    accountKey: listing.account_key,
    source: listing.kind,
    type: `${listing.kind}${news.act}Event`,
    level: news.level,
    metadata: {
      profileKey: listing.executant_key ?? listing.account_key,
      ...listingNames(listing, news.name),
      ...(news.reason && { reason: news.reason }),
    },
  })
