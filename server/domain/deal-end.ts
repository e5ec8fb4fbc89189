/** Ends a deal: closed or cancelled, by either side, once. Spec §4. */
import type { DealCancelReason } from "../../src/domain/deal-cancelling.ts"
import { dealLifecycle, isDoneDeal, isRunningDeal, type DealMove } from "../../src/domain/deals.ts"
import type { ParticipantType } from "../../src/domain/participants.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { forbidden, notFound, refused } from "../contract/refusals.ts"
import type { DealRow } from "../notices/deals.ts"
import { mayMove, movedListing } from "./listings.ts"
import { requireOwnProfile } from "./ownership.ts"

/** Answers which side of the deal a profile is; refuses others. */
export const sideOf = (deal: DealRow, profileKey: string): ParticipantType => {
  if (deal.customer_key === profileKey) return "Customer"
  if (deal.executant_key === profileKey) return "Executant"
  throw forbidden()
}

/**
 * The deal and its listing, which nobody else changes until this transaction has ended: the listing first, as accepting
 * does.
 */
export const lockedDeal = async (db: Db, key: string): Promise<DealRow> => {
  const found = await db.selectFrom("deals").select("listing_key").where("key", "=", key).executeTakeFirst()
  if (found === undefined) throw notFound()
  await db.selectFrom("listings").select("key").where("key", "=", found.listing_key).forNoKeyUpdate().execute()
  return db.selectFrom("deals").selectAll().where("key", "=", key).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** The locked deal of one of the caller's profiles. */
export const lockedOwnDeal = async (db: Db, caller: Caller, key: string, profileKey: string): Promise<DealRow> => {
  await requireOwnProfile(db, caller, profileKey)
  const deal = await lockedDeal(db, key)
  sideOf(deal, profileKey)
  return deal
}

const movedDeal = ({ status }: DealRow, move: DealMove) => {
  const next = dealLifecycle[status][move]
  if (next === undefined)
    throw refused("DealInvalidStateException", `A deal that is ${status} can't do that (${move}).`, { status })
  return next
}

export const closeDeal = (db: Db, deal: DealRow, now: Date): Promise<DealRow> =>
  db
    .updateTable("deals")
    .set(({ eb }) => ({
      status: movedDeal(deal, "close"),
      updated_date: now,
      closed_date: now,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", deal.key)
    .returningAll()
    .executeTakeFirstOrThrow()

interface Cancellation {
  readonly by: ParticipantType
  readonly reason: DealCancelReason
  readonly comment: string | null
}

export const cancelDeal = (db: Db, deal: DealRow, { by, reason, comment }: Cancellation, now: Date): Promise<DealRow> =>
  db
    .updateTable("deals")
    .set(({ eb }) => ({
      status: movedDeal(deal, "cancel"),
      updated_date: now,
      canceled_by: by,
      canceling_reason: reason,
      canceling_comment: comment,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", deal.key)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Closes an archived listing when the work is done: no deal in progress any more, and one of them closed. Where all were
 * cancelled it stays archived, so that its owner may publish it again (E32).
 *
 * @returns whether it was closed
 */
export const closeDoneListing = async (db: Db, listingKey: string, now: Date): Promise<boolean> => {
  const listing = await db
    .selectFrom("listings")
    .select(["kind", "status"])
    .where("key", "=", listingKey)
    .executeTakeFirstOrThrow()
  if (!mayMove(listing, "close")) return false
  const rows = await db.selectFrom("deals").select("status").where("listing_key", "=", listingKey).execute()
  const isDone = !rows.some(({ status }) => isRunningDeal(status)) && rows.some(({ status }) => isDoneDeal(status))
  if (!isDone) return false
  await db
    .updateTable("listings")
    .set(({ eb }) => ({ status: movedListing(listing, "close"), updated_date: now, version: eb("version", "+", 1) }))
    .where("key", "=", listingKey)
    .execute()
  return true
}
