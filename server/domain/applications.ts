/** What the server decides about applications: who may apply to what, and which moves are allowed. Spec §4; DECISIONS H. */
import type { Selectable } from "kysely"
import {
  applicationLifecycle,
  canApplyAgain,
  type ApplicationMove,
  type ApplicationStatus,
} from "../../src/domain/applications.ts"
import { rateLimits } from "../../src/domain/limits.ts"
import type { Caller, Db } from "../contract/context.ts"
import { notFound, refused } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import { requireRate, windowStart } from "./rates.ts"

type Application = Selectable<Schema["applications"]>

/** Where a move leads; refuses one that the lifecycle doesn't have (D55). */
export const movedApplication = (status: ApplicationStatus, move: ApplicationMove): ApplicationStatus => {
  const next = applicationLifecycle[status][move]
  if (next === undefined)
    throw refused("ApplicationInvalidStateException", `An application that is ${status} can't do that (${move}).`, {
      status,
    })
  return next
}

/** The application of an order, which nobody else changes until this transaction has ended. */
export const lockedApplication = async (db: Db, orderKey: string, key: string): Promise<Application> => {
  const found = await db
    .selectFrom("applications")
    .selectAll()
    .where("key", "=", key)
    .where("listing_key", "=", orderKey)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (found === undefined) throw notFound()
  return found
}

/** Whether the profile's last application to the order stands in the way of a new one (D54, D57). */
export const requireFreeToApply = async (db: Db, orderKey: string, executantKey: string, now: Date): Promise<void> => {
  const last = await db
    .selectFrom("applications")
    .select(["status", "lockout_end_date"])
    .where("listing_key", "=", orderKey)
    .where("executant_key", "=", executantKey)
    .orderBy("created_date", "desc")
    .limit(1)
    .executeTakeFirst()
  if (last?.status === "Sent") throw refused("ApplicationAlreadyExistsException", "There is an open application.")
  const lockoutEndDate = last?.lockout_end_date?.toISOString() ?? null
  if (lockoutEndDate !== null && !canApplyAgain(lockoutEndDate, now.toISOString()))
    throw refused("ApplicationLockoutException", "Not yet again.", { lockoutEndDate })
}

/** How often an account may apply, over all its profiles (D93). */
export const requireApplicationRate = async (db: Db, caller: Caller, now: Date): Promise<void> => {
  const recent = await db
    .selectFrom("applications")
    .innerJoin("executants", "executants.key", "applications.executant_key")
    .select("applications.created_date")
    .where("executants.account_key", "=", caller.accountKey)
    .where("applications.created_date", ">", windowStart(rateLimits.applications, now))
    .execute()
  requireRate(
    rateLimits.applications,
    recent.map((row) => row.created_date),
  )
}

/** Counts an order's applications into the order, where lists read it. */
export const recountApplications = async (db: Db, orderKey: string): Promise<void> => {
  await db
    .updateTable("listings")
    .set(({ selectFrom, eb, fn }) => ({
      applications_count: selectFrom("applications")
        .select(fn.countAll<number>().as("count"))
        .where("listing_key", "=", orderKey)
        .where("status", "in", ["Sent", "Accepted"]),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", orderKey)
    .execute()
}

/** An application with the account behind its executant profile. */
export interface Applicant {
  readonly key: string
  readonly status: ApplicationStatus
  readonly executant_key: string
  readonly created_date: Date
  readonly account_key: string
}

/** Everybody who has ever applied to the order. */
export const applicantsOf = (db: Db, orderKey: string): Promise<Applicant[]> =>
  db
    .selectFrom("applications")
    .innerJoin("executants", "executants.key", "applications.executant_key")
    .select([
      "applications.key",
      "applications.status",
      "applications.executant_key",
      "applications.created_date",
      "executants.account_key",
    ])
    .where("applications.listing_key", "=", orderKey)
    .orderBy("applications.created_date")
    .orderBy("applications.key")
    .execute()
