/** Listings taken off the market by a moderator, alone or along with whose they are, and given back. */
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import type { ListingKind } from "../../../src/domain/listings.ts"
import { isBlockedItem, isWaitingVersion } from "../../../src/domain/listing-statuses.ts"
import type { Db, Services } from "../../contract/services.ts"
import { notFound } from "../../contract/refusals.ts"
import type { Notice } from "../../db/notices.ts"
import { isOwnerOut } from "../blocks.ts"
import { closeDoneListing } from "../deal-end.ts"
import { endListing } from "../listing-end.ts"
import { invalidState, movedListing, type Listing } from "../listings.ts"
import { lockedListing } from "../ownership.ts"
import { submitToModeration } from "./tasks.ts"
import { notifyRejected, listingApplicantsNotices } from "../../notices/applications.ts"
import { listingName, notifyListingOwner, marketNotices } from "../../notices/listings.ts"

export interface Block {
  /** The thing that the block is of: the listing, its executant or its account. */
  readonly with: string
  readonly reason: RefusalReason
}

const takeOff = async (db: Db, services: Services, listing: Listing, block: Block): Promise<readonly Notice[]> => {
  movedListing(listing, "block")
  const { rejected } = await endListing(db, services, listing, "block")
  await db
    .updateTable("listings")
    .set({ reason: block.reason, blocked_with: block.with, blocked_from: listing.status })
    .where("key", "=", listing.key)
    .execute()
  const name = await listingName(db, listing.key)
  return [
    ...marketNotices(db, services, listing, "Blocked"),
    ...(await listingApplicantsNotices(db, services, listing)),
    ...notifyRejected(db, services, listing, name, rejected),
    notifyListingOwner(db, services, listing, { act: "Blocked", level: "Error", name, reason: block.reason }),
  ]
}

/** A version that waited when the block came has lost its place in the queue. */
const submitAgain = async (db: Db, services: Services, { key, kind, latest_version_key: versionKey }: Listing) => {
  const { version_status: status } = await db
    .selectFrom("listing_versions")
    .select("version_status")
    .where("key", "=", versionKey)
    .executeTakeFirstOrThrow()
  if (isWaitingVersion(status)) await submitToModeration(db, services, { type: kind, key, versionKey })
}

const giveBack = async (db: Db, services: Services, listing: Listing): Promise<readonly Notice[]> => {
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: movedListing(listing, "unblock"),
      reason: null,
      blocked_with: null,
      blocked_from: null,
      updated_date: services.now(),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", listing.key)
    .execute()
  await submitAgain(db, services, listing)
  // The last deal may have ended while the listing was blocked (E32).
  await closeDoneListing(db, listing.key, services.now())
  const name = await listingName(db, listing.key)
  return [
    ...marketNotices(db, services, listing, "Unblocked"),
    ...(await listingApplicantsNotices(db, services, listing)),
    notifyListingOwner(db, services, listing, { act: "Unblocked", level: "Success", name }),
  ]
}

export const blockListing = async (
  db: Db,
  services: Services,
  kind: ListingKind,
  key: string,
  reason: RefusalReason,
): Promise<readonly Notice[]> => {
  const listing = await lockedListing(db, kind, key)
  if (listing === undefined) throw notFound()
  return takeOff(db, services, listing, { with: key, reason })
}

/** Takes back a listing's own block; one that came along with another is taken back with that. */
export const unblockListing = async (
  db: Db,
  services: Services,
  kind: ListingKind,
  key: string,
): Promise<readonly Notice[]> => {
  const listing = await lockedListing(db, kind, key)
  if (listing === undefined) throw notFound()
  if (!isBlockedItem(listing.status) || listing.blocked_with !== key)
    throw invalidState(listing, "has no block of its own")
  if (await isOwnerOut(db, listing)) throw invalidState(listing, "belongs to somebody who is blocked or has left")
  return giveBack(db, services, listing)
}

interface Whose {
  readonly column: "account_key" | "executant_key"
  readonly key: string
}

/** Everything that is on the market, in the order of the keys, so that two moderators don't wait for each other. */
export const blockListingsOf = async (
  db: Db,
  services: Services,
  { column, key }: Whose,
  block: Block,
): Promise<readonly Notice[]> => {
  const listings = await db
    .selectFrom("listings")
    .selectAll()
    .where(column, "=", key)
    .where("status", "=", "Published")
    .orderBy("key")
    .forNoKeyUpdate()
    .execute()
  const notices: Notice[] = []
  for (const listing of listings) notices.push(...(await takeOff(db, services, listing, block)))
  return notices
}

export const unblockListingsWith = async (db: Db, services: Services, key: string): Promise<readonly Notice[]> => {
  const listings = await db
    .selectFrom("listings")
    .selectAll()
    .where("blocked_with", "=", key)
    .orderBy("key")
    .forNoKeyUpdate()
    .execute()
  const notices: Notice[] = []
  for (const listing of listings) notices.push(...(await giveBack(db, services, listing)))
  return notices
}
