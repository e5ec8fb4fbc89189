/** Executant profiles that a moderator blocks: their offers go along, and come back with them. */
import type { Selectable } from "kysely"
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import type { Db, Services } from "../../contract/services.ts"
import { notFound, refused } from "../../contract/refusals.ts"
import type { Notice } from "../../db/notices.ts"
import type { Schema } from "../../db/schema.ts"
import { isOwnerOut } from "../blocks.ts"
import { movedExecutant } from "../executant-moves.ts"
import { executantNotice } from "../../notices/system.ts"
import { notify } from "../../notices/user.ts"
import { blockListingsOf, unblockListingsWith, type Block } from "./block-listings.ts"
import { turnDown } from "./turn-down.ts"

type Executant = Selectable<Schema["executants"]>

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

export const takeExecutantOff = async (
  db: Db,
  services: Services,
  row: Executant,
  block: Block,
): Promise<readonly Notice[]> => {
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
    executantNotice(db, services, row.account_key, row.key, "ExecutantBlockedEvent"),
    notifyExecutant(db, services, row, block.reason),
  ]
}

export const giveExecutantBack = async (db: Db, services: Services, row: Executant): Promise<readonly Notice[]> => {
  await db
    .updateTable("executants")
    .set(({ eb }) => ({ blocked: false, blocked_with: null, blocked_reason: null, version: eb("version", "+", 1) }))
    .where("key", "=", row.key)
    .execute()
  return [
    executantNotice(db, services, row.account_key, row.key, "ExecutantUnblockedEvent"),
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
  movedExecutant(row, "block")
  return takeExecutantOff(db, services, row, { with: key, reason })
}

export const unblockExecutant = async (db: Db, services: Services, key: string): Promise<readonly Notice[]> => {
  const row = await lockedExecutant(db, key)
  movedExecutant(row, "unblock")
  if (row.blocked_with !== key)
    throw refused("ExecutantInvalidStateException", "It has no block of its own.", { blocked: row.blocked })
  if (await isOwnerOut(db, { account_key: row.account_key, executant_key: null }))
    throw refused("ExecutantInvalidStateException", "Its account is blocked or was deleted.", { blocked: true })
  return [...(await giveExecutantBack(db, services, row)), ...(await unblockListingsWith(db, services, key))]
}
