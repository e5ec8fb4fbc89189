/** Executant profiles and whole accounts that a moderator blocks, with all that is on the market of them. D18, D50, D91. */
import type { Selectable } from "kysely"
import { lockoutEnd } from "../../src/domain/applications.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { Db, Services } from "../contract/context.ts"
import { notFound, refused } from "../contract/refusals.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { applicantsOf, recountApplications } from "../domain/applications.ts"
import { notifyRejected, tellOwnersAct } from "../tell/applications.ts"
import { listingName, tellListing } from "../tell/listings.ts"
import { tellAccount, tellExecutant } from "../tell/system.ts"
import { notify } from "../tell/user.ts"
import { blockListingsOf, unblockListingsWith, type Block } from "./block-listings.ts"

type Executant = Selectable<Schema["executants"]>

/** What a blocked profile has applied to does not wait for it (D43). */
const turnDown = async (
  db: Db,
  services: Services,
  of: { readonly column: "executant_key" | "customer_key"; readonly key: string; readonly kind: "Order" | "Offer" },
): Promise<readonly Notice[]> => {
  const waiting = await db
    .selectFrom("applications")
    .select(["key", "listing_key", "created_date"])
    .where(of.column, "=", of.key)
    .where("kind", "=", of.kind)
    .where("status", "=", "Sent")
    .orderBy("listing_key")
    .execute()
  const told: Notice[] = []
  for (const { key, listing_key: listingKey, created_date: sent } of waiting) {
    const listing = await db
      .selectFrom("listings")
      .selectAll()
      .where("key", "=", listingKey)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const at = services.now()
    const { numUpdatedRows } = await db
      .updateTable("applications")
      .set(({ eb }) => ({
        status: "Rejected",
        updated_date: at,
        lockout_end_date: lockoutEnd({ end: "Rejected", sentAt: sent.toISOString(), endedAt: at.toISOString() }),
        version: eb("version", "+", 1),
      }))
      .where("key", "=", key)
      .where("status", "=", "Sent")
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    await recountApplications(db, listingKey)
    const applicants = (await applicantsOf(db, listingKey)).filter((one) => one.key === key)
    told.push(
      ...tellOwnersAct(db, services, { listing, applicants, act: "ApplicationRejected" }),
      tellListing(db, services, listing, "Changed"),
      ...notifyRejected(db, services, listing, await listingName(db, listingKey), applicants),
    )
  }
  return told
}

const lockedExecutant = async (db: Db, key: string): Promise<Executant> => {
  const row = await db.selectFrom("executants").selectAll().where("key", "=", key).forNoKeyUpdate().executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

const notifyExecutant = (db: Db, services: Services, row: Executant, reason: RefusalReason | null): Notice =>
  notify(db, services, {
    accountKey: row.account_key,
    source: "Executant",
    type: reason === null ? "ExecutantUnblockedEvent" : "ExecutantBlockedEvent",
    level: reason === null ? "Success" : "Error",
    metadata: { profileKey: row.key, executantKey: row.key, executantName: row.name, ...(reason && { reason }) },
  })

const takeOff = async (db: Db, services: Services, row: Executant, block: Block): Promise<readonly Notice[]> => {
  await db
    .updateTable("executants")
    .set(({ eb }) => ({
      blocked: true,
      blocked_with: block.with,
      blocked_reason: block.reason,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", row.key)
    .execute()
  return [
    ...(await blockListingsOf(db, services, { column: "executant_key", key: row.key }, block)),
    ...(await turnDown(db, services, { column: "executant_key", key: row.key, kind: "Order" })),
    tellExecutant(db, services, row.account_key, row.key, "ExecutantBlockedEvent"),
    notifyExecutant(db, services, row, block.reason),
  ]
}

const giveBack = async (db: Db, services: Services, row: Executant): Promise<readonly Notice[]> => {
  await db
    .updateTable("executants")
    .set(({ eb }) => ({ blocked: false, blocked_with: null, blocked_reason: null, version: eb("version", "+", 1) }))
    .where("key", "=", row.key)
    .execute()
  return [
    tellExecutant(db, services, row.account_key, row.key, "ExecutantUnblockedEvent"),
    notifyExecutant(db, services, row, null),
  ]
}

export const blockExecutant = async (
  db: Db,
  services: Services,
  key: string,
  reason: RefusalReason,
): Promise<readonly Notice[]> => {
  const row = await lockedExecutant(db, key)
  if (row.blocked) throw refused("ExecutantInvalidStateException", "It is blocked already.", { blocked: true })
  return takeOff(db, services, row, { with: key, reason })
}

export const unblockExecutant = async (db: Db, services: Services, key: string): Promise<readonly Notice[]> => {
  const row = await lockedExecutant(db, key)
  if (row.blocked_with !== key)
    throw refused("ExecutantInvalidStateException", "It has no block of its own.", { blocked: row.blocked })
  return [...(await giveBack(db, services, row)), ...(await unblockListingsWith(db, services, key))]
}

const accountNotices = (db: Db, services: Services, key: string, reason: RefusalReason | null): readonly Notice[] => {
  const type = reason === null ? "AccountUnblockedEvent" : "AccountBlockedEvent"
  return [
    tellAccount(db, services, key, type),
    notify(db, services, {
      accountKey: key,
      source: "Account",
      type,
      level: reason === null ? "Success" : "Error",
      metadata: { profileKey: key, ...(reason && { reason }) },
    }),
  ]
}

const executantsOf = (db: Db, accountKey: string) =>
  db.selectFrom("executants").selectAll().where("account_key", "=", accountKey).orderBy("key").forNoKeyUpdate()

/** Sets the flag, last of all changes: accounts are locked after everything else. */
const setBlocked = async (db: Db, key: string, reason: RefusalReason | null): Promise<void> => {
  const isBlocked = reason !== null
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set(({ eb }) => ({ blocked: isBlocked, blocked_reason: reason, version: eb("version", "+", 1) }))
    .where("key", "=", key)
    .where("blocked", "=", !isBlocked)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw refused(
      "ModerationInvalidStateException",
      `The account is ${isBlocked ? "blocked already" : "not blocked"}.`,
      {
        blocked: isBlocked,
      },
    )
}

const requireAccount = async (db: Db, key: string): Promise<void> => {
  const found = await db
    .selectFrom("accounts")
    .select("key")
    .where("key", "=", key)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (found === undefined) throw notFound()
}

export const blockAccount = async (
  db: Db,
  services: Services,
  key: string,
  reason: RefusalReason,
): Promise<readonly Notice[]> => {
  await requireAccount(db, key)
  const told: Notice[] = []
  for (const row of await executantsOf(db, key).where("blocked", "=", false).execute())
    told.push(...(await takeOff(db, services, row, { with: key, reason })))
  told.push(...(await blockListingsOf(db, services, { column: "account_key", key }, { with: key, reason })))
  told.push(...(await turnDown(db, services, { column: "customer_key", key, kind: "Offer" })))
  await setBlocked(db, key, reason)
  return [...told, ...accountNotices(db, services, key, reason)]
}

export const unblockAccount = async (db: Db, services: Services, key: string): Promise<readonly Notice[]> => {
  await requireAccount(db, key)
  const told: Notice[] = []
  for (const row of await executantsOf(db, key).where("blocked_with", "=", key).execute())
    told.push(...(await giveBack(db, services, row)))
  told.push(...(await unblockListingsWith(db, services, key)))
  await setBlocked(db, key, null)
  return [...told, ...accountNotices(db, services, key, null)]
}
