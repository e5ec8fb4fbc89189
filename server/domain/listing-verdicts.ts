/** A listing's version that waits for moderation, and what approval or refusal makes of the two. Spec §4. */
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { isItemOnModeration, isPublishedItem, isWaitingVersion } from "../../src/domain/listing-statuses.ts"
import type { Db, Services } from "../contract/services.ts"
import { listingExpiry } from "./listing-expiry.ts"
import { movedListing, type Listing } from "./listings.ts"
import { lockedListing } from "./ownership.ts"

export interface Submitted {
  readonly kind: ListingKind
  readonly key: string
  readonly versionKey: string
}

/** The locked listing and the version that waits; null when nothing does any more. */
export const lockedVersion = async (db: Db, { kind, key, versionKey }: Submitted) => {
  const listing = await lockedListing(db, kind, key)
  const version = await db.selectFrom("listing_versions").selectAll().where("key", "=", versionKey).executeTakeFirst()
  if (listing === undefined || version === undefined || listing.latest_version_key !== versionKey) return null
  // Archived or cancelled meanwhile, written anew, or decided already: nothing waits any more.
  const isOpen = isItemOnModeration(listing.status) || isPublishedItem(listing.status)
  if (!isOpen || !isWaitingVersion(version.version_status)) return null
  return { listing, version }
}

export type Version = NonNullable<Awaited<ReturnType<typeof lockedVersion>>>["version"]

export const approveListing = async (db: Db, { now }: Services, listing: Listing, version: Version): Promise<void> => {
  const at = now()
  if (listing.published_version_key !== null)
    await db
      .updateTable("listing_versions")
      .set({ version_status: "Archived" })
      .where("key", "=", listing.published_version_key)
      .execute()
  await db
    .updateTable("listing_versions")
    .set({ version_status: "Published", reason: null })
    .where("key", "=", version.key)
    .execute()
  // The files of earlier versions that were declined or written anew have come along with this one (E125).
  await db.updateTable("listing_files").set({ version_key: null }).where("listing_key", "=", listing.key).execute()
  const { start_date: startDate, end_date: endDate } = version
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: movedListing(listing, "approve"),
      reason: null,
      published_version_key: version.key,
      approved_at: at,
      expires_at: listingExpiry({ kind: listing.kind, startDate, endDate, at }),
      expiry_announced_at: null,
      updated_date: at,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", listing.key)
    .execute()
}

export const refuseListing = async (
  db: Db,
  { now }: Services,
  listing: Listing,
  { key }: Version,
  reason: RefusalReason,
): Promise<void> => {
  await db.updateTable("listing_versions").set({ version_status: "Declined", reason }).where("key", "=", key).execute()
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: movedListing(listing, "refuse"),
      reason,
      updated_date: now(),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", listing.key)
    .execute()
}
