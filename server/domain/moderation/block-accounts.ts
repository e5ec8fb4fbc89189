/** Accounts that a moderator blocks, with all that is on the market of them: they read on and change nothing. */
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import type { Db, Services } from "../../contract/services.ts"
import { notFound, refused } from "../../contract/refusals.ts"
import type { Notice } from "../../db/notices.ts"
import { accountNotice } from "../../notices/system.ts"
import { notify } from "../../notices/user.ts"
import { giveExecutantBack, takeExecutantOff } from "./block-executants.ts"
import { blockListingsOf, unblockListingsWith } from "./block-listings.ts"
import { turnDown } from "./turn-down.ts"

const accountNotices = (db: Db, services: Services, key: string, reason: RefusalReason | null): readonly Notice[] => {
  const type = reason === null ? "AccountUnblockedEvent" : "AccountBlockedEvent"
  return [
    accountNotice(db, services, key, type),
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

/**
 * Locked first, and FOR UPDATE: a block waits for what the account is writing just now, and ends that too; what the account
 * begins meanwhile waits for the block, and is refused.
 */
const requireAccount = async (db: Db, key: string): Promise<void> => {
  const found = await db
    .selectFrom("accounts")
    .select("key")
    .where("key", "=", key)
    .where("deleted_at", "is", null)
    .forUpdate()
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
  const notices: Notice[] = []
  for (const row of await executantsOf(db, key).where("blocked", "=", false).execute())
    notices.push(...(await takeExecutantOff(db, services, row, { with: key, reason })))
  notices.push(...(await blockListingsOf(db, services, { column: "account_key", key }, { with: key, reason })))
  notices.push(...(await turnDown(db, services, { column: "customer_key", key, kind: "Offer" })))
  await setBlocked(db, key, reason)
  return [...notices, ...accountNotices(db, services, key, reason)]
}

export const unblockAccount = async (db: Db, services: Services, key: string): Promise<readonly Notice[]> => {
  await requireAccount(db, key)
  const notices: Notice[] = []
  for (const row of await executantsOf(db, key).where("blocked_with", "=", key).execute())
    notices.push(...(await giveExecutantBack(db, services, row)))
  notices.push(...(await unblockListingsWith(db, services, key)))
  await setBlocked(db, key, null)
  return [...notices, ...accountNotices(db, services, key, null)]
}
