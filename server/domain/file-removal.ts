/** Takes people's own files away from wherever they are shown. */
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { forbidden, notFound } from "../contract/refusals.ts"
import type { Notice } from "../db/notices.ts"
import { fileStatusNotice } from "../notices/files.ts"
import { listingNotice } from "../notices/listings.ts"
import { participantNotices } from "../notices/participants.ts"
import { accountNotice, executantNotice } from "../notices/system.ts"
import { removeChatFiles } from "./chat-messages.ts"
import { dropEmptiedChange } from "./executants.ts"
import { dealsWithFile, accountsWithFile } from "./file-places.ts"
import { forgetFiles } from "./files.ts"
import { dropEmptied } from "./listing-files.ts"

const requireOwn = async (db: Db, caller: Caller, keys: readonly string[]): Promise<void> => {
  const rows = await db.selectFrom("files").select("account_key").where("key", "in", keys).execute()
  if (rows.some((row) => row.account_key !== caller.accountKey)) throw forbidden()
  if (rows.length < new Set(keys).size) throw notFound()
}

/** The caller's listings with any of the files, which nobody else changes until this transaction has ended. */
const lockedListings = async (db: Db, keys: readonly string[]) => {
  const shown = await db.selectFrom("listing_files").select("listing_key").where("file_key", "in", keys).execute()
  if (shown.length === 0) return []
  return db
    .selectFrom("listings")
    .selectAll()
    .where(
      "key",
      "in",
      shown.map((row) => row.listing_key),
    )
    .orderBy("key")
    .forNoKeyUpdate()
    .execute()
}

const lockedProfiles = async (db: Db, keys: readonly string[]) => {
  const profiles = await db
    .selectFrom("executants")
    .leftJoin("executant_files", "executant_files.executant_key", "executants.key")
    .leftJoin("executant_changes", "executant_changes.executant_key", "executants.key")
    .select("executants.key")
    .distinct()
    .where((where) =>
      where.or([
        where("executant_files.file_key", "in", keys),
        where("executants.photo_file_key", "in", keys),
        where("executant_changes.photo_file_key", "in", keys),
      ]),
    )
    .execute()
  if (profiles.length === 0) return []
  return db
    .selectFrom("executants")
    .selectAll()
    .where(
      "key",
      "in",
      profiles.map((row) => row.key),
    )
    .orderBy("key")
    .forNoKeyUpdate()
    .execute()
}

/** Removes files of the caller's; what a deal was made of stays in the deal, and out of everything else. */
export const removeFiles = async (
  db: Db,
  services: Services,
  caller: Caller,
  keys: readonly string[],
): Promise<readonly Notice[]> => {
  await requireOwn(db, caller, keys)
  const listings = await lockedListings(db, keys)
  const profiles = await lockedProfiles(db, keys)
  const { photo_file_key: photo } = await db
    .selectFrom("accounts")
    .select("photo_file_key")
    .where("key", "=", caller.accountKey)
    .executeTakeFirstOrThrow()
  const isPhoto = photo !== null && keys.includes(photo)
  const removed: string[] = []
  const notices: Notice[] = []
  for (const key of new Set(keys)) {
    if ((await dealsWithFile(db, key)).length > 0) continue
    removed.push(key)
    notices.push(...(await accountsWithFile(db, key)).map((accountKey) => fileStatusNotice(accountKey, key, "Removed")))
  }
  notices.push(...(await removeChatFiles(db, services, keys)))
  await db.deleteFrom("listing_files").where("file_key", "in", keys).execute()
  for (const listing of listings) await dropEmptied(db, services, listing)
  await db.deleteFrom("executant_files").where("file_key", "in", keys).execute()
  await forgetFiles(db, services, removed)
  for (const profile of profiles) await dropEmptiedChange(db, profile)
  const faces = profiles.filter(({ photo_file_key: face }) => face !== null && keys.includes(face))
  for (const { key } of faces) notices.push(...(await participantNotices(db, services, key)))
  return [
    ...notices,
    ...listings.map((listing) => listingNotice(db, services, listing, "Changed")),
    ...profiles.map(({ key }) => executantNotice(db, services, caller.accountKey, key, "ExecutantChangedEvent")),
    ...(isPhoto
      ? [
          accountNotice(db, services, caller.accountKey, "AccountChangedEvent"),
          ...(await participantNotices(db, services, caller.accountKey)),
        ]
      : []),
  ]
}
