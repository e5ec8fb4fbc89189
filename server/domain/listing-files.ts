/** Files of listings, each of which waits for the approval of a version before everybody sees it. */
import { isDeepStrictEqual } from "node:util"
import { chooseLanguage } from "../../src/domain/languages.ts"
import { fileCountLimits } from "../../src/domain/limits.ts"
import { isDeclinedVersion, isPublishedItem, isWaitingVersion } from "../../src/domain/listing-statuses.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import type { ReceivedFile } from "../contract/shapes.ts"
import { submitToModeration } from "./moderation/tasks.ts"
import { keepFile, requireRoom } from "./files.ts"
import { reviseListing } from "./listing-writes.ts"
import { textOf, versionRow } from "./listing-versions.ts"
import { movedListing, type Listing } from "./listings.ts"

interface Joined {
  readonly versionKey: string
  /** No version waited, so that one was made of the latest words. */
  readonly isNew: boolean
}

/** The version that a file comes with. */
const joinedVersion = async (db: Db, services: Services, listing: Listing): Promise<Joined> => {
  const latest = await versionRow(db, listing.latest_version_key)
  const { key, kind, status } = listing
  if (isWaitingVersion(latest.version_status)) {
    // A moderator who has looked at it has not seen this file: that task's decision must not hold for it.
    await submitToModeration(db, services, { type: kind, key, versionKey: latest.key })
    return { versionKey: latest.key, isNew: false }
  }
  if (!isPublishedItem(status)) return { versionKey: latest.key, isNew: false }
  const language = chooseLanguage([latest.language])
  const versionKey = await reviseListing(db, services, listing, { text: textOf(latest), language })
  return { versionKey, isNew: true }
}

/** Refuses a file that the listing's state or its other files leave no place for; answers the places that are taken. */
export const requireAttachable = async (db: Db, listing: Listing): Promise<readonly number[]> => {
  movedListing(listing, "attach")
  const kept = await db.selectFrom("listing_files").select("position").where("listing_key", "=", listing.key).execute()
  requireRoom(kept.length, fileCountLimits.listing)
  return kept.map(({ position }) => position)
}

/** Adds a file to a locked listing; answers whether that made a new version. */
export const attachFile = async (
  db: Db,
  services: Services,
  caller: Caller,
  listing: Listing,
  file: ReceivedFile,
): Promise<boolean> => {
  const taken = await requireAttachable(db, listing)
  const fileKey = await keepFile(db, services, caller, file)
  const { versionKey, isNew } = await joinedVersion(db, services, listing)
  const position = Math.max(-1, ...taken) + 1
  await db
    .insertInto("listing_files")
    .values({ listing_key: listing.key, version_key: versionKey, file_key: fileKey, position })
    .execute()
  return isNew
}

const hasWaiting = async (db: Db, key: string): Promise<boolean> => {
  const one = await db
    .selectFrom("listing_files")
    .select("file_key")
    .where("listing_key", "=", key)
    .where("version_key", "is not", null)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Of a declined version with the words that are public nothing is left without its files: it makes way for the public one. */
export const dropEmptied = async (db: Db, { now }: Services, listing: Listing): Promise<void> => {
  const { key, status, published_version_key: publicKey } = listing
  if (!isPublishedItem(status) || publicKey === null || (await hasWaiting(db, key))) return
  const latest = await versionRow(db, listing.latest_version_key)
  if (!isDeclinedVersion(latest.version_status)) return
  if (!isDeepStrictEqual(textOf(latest), textOf(await versionRow(db, publicKey)))) return
  await db.updateTable("listing_versions").set({ version_status: "Archived" }).where("key", "=", latest.key).execute()
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      latest_version_key: publicKey,
      reason: null,
      updated_date: now(),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", key)
    .execute()
}
