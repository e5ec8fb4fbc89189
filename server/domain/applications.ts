/** Decides about applications: who may apply to what, and which moves are allowed. Spec §4. */
import { applicantColumn } from "../views/applicants.ts"
import type { Selectable } from "kysely"
import {
  applicationLifecycle,
  applicationStatuses,
  canApplyAgain,
  isEndedApplication,
  isOpenApplication,
  lockoutEnd,
  type ApplicationMove,
  type ApplicationStatus,
} from "../../src/domain/applications.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { isRunningDeal } from "../../src/domain/deals.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound, refused } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import { enforceRateLimit } from "./rates.ts"

export type ApplicationRow = Selectable<Schema["applications"]>

/** The status after a move; refuses a move that the lifecycle doesn't have (D55). */
export const movedApplication = (status: ApplicationStatus, move: ApplicationMove): ApplicationStatus => {
  const next = applicationLifecycle[status][move]
  if (next === undefined)
    throw refused("ApplicationInvalidStateException", `An application that is ${status} can't do that (${move}).`, {
      status,
    })
  return next
}

/** Locks the application to a listing until the end of the transaction. */
export const lockedApplication = async (db: Db, listingKey: string, key: string): Promise<ApplicationRow> => {
  const found = await db
    .selectFrom("applications")
    .selectAll()
    .where("key", "=", key)
    .where("listing_key", "=", listingKey)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (found === undefined) throw notFound()
  return found
}

interface Applying {
  readonly kind: ListingKind
  readonly listingKey: string
  readonly applicantKey: string
  readonly now: Date
}

/** Refuses a new application while the profile's last one to the listing stands in the way (D54, D57). */
export const requireFreeToApply = async (db: Db, applying: Applying): Promise<void> => {
  const { kind, listingKey, applicantKey, now } = applying
  const last = await db
    .selectFrom("applications")
    .leftJoin("deals", "deals.application_key", "applications.key")
    .select(["applications.status", "applications.lockout_end_date", "deals.status as deal_status"])
    .where("applications.listing_key", "=", listingKey)
    .where(`applications.${applicantColumn[kind]}`, "=", applicantKey)
    .orderBy("applications.created_date", "desc")
    .limit(1)
    .executeTakeFirst()
  // After the deal has ended they may apply again (D58).
  if (
    last !== undefined &&
    (isOpenApplication(last.status) || (last.deal_status !== null && isRunningDeal(last.deal_status)))
  )
    throw refused("ApplicationAlreadyExistsException", "There is an open application, or a deal that came of one.")
  const lockoutEndDate = last?.lockout_end_date?.toISOString() ?? null
  if (lockoutEndDate !== null && !canApplyAgain(lockoutEndDate, now.toISOString()))
    throw refused("ApplicationLockoutException", "Not yet again.", { lockoutEndDate })
}

/** Rate limit of applications, over all profiles of an account (D93). */
export const requireApplicationRate = (db: Db, caller: Caller, now: Date): Promise<void> =>
  enforceRateLimit(db, { limit: "applications", caller, now }, (since) =>
    db
      .selectFrom("applications")
      .innerJoin("executants", "executants.key", "applications.executant_key")
      .select("applications.created_date as at")
      .where((where) =>
        where.or([
          where.and([
            where("applications.kind", "=", "Order"),
            where("executants.account_key", "=", caller.accountKey),
          ]),
          where.and([
            where("applications.kind", "=", "Offer"),
            where("applications.customer_key", "=", caller.accountKey),
          ]),
        ]),
      )
      .where("applications.created_date", ">", since)
      .execute(),
  )

/**
 * The house rejects an application of a locked listing. Answers false where it is not open any more; the listing's
 * counts are the caller's to update (D43).
 */
export const rejectApplication = async (
  db: Db,
  { now }: Services,
  { key, created_date: sent }: Pick<ApplicationRow, "key" | "created_date">,
): Promise<boolean> => {
  const at = now()
  const { numUpdatedRows } = await db
    .updateTable("applications")
    .set(({ eb }) => ({
      status: movedApplication("Sent", "reject"),
      updated_date: at,
      lockout_end_date: lockoutEnd({ end: "Rejected", sentAt: sent.toISOString(), endedAt: at.toISOString() }),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", key)
    .where("status", "in", applicationStatuses.filter(isOpenApplication))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Updates the listing's counts of applications, which lists show. */
export const recountApplications = async (db: Db, listingKey: string): Promise<void> => {
  await db
    .updateTable("listings")
    .set(({ selectFrom, eb, fn }) => ({
      applications_count: selectFrom("applications")
        .select(fn.countAll<number>().as("count"))
        .where("listing_key", "=", listingKey)
        .where("status", "not in", applicationStatuses.filter(isEndedApplication)),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", listingKey)
    .execute()
}
