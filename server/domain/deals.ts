/** How an accepted application becomes a deal. Spec §4; D43, D58, D59. */
import type { Selectable } from "kysely"
import { lockoutEnd } from "../../src/domain/applications.ts"
import type { Db, Services } from "../contract/context.ts"
import type { Schema } from "../db/schema.ts"
import { orderFiles } from "../views/files.ts"
import type { KeptSubject } from "../views/deals.ts"
import type { OrderRow } from "../views/orders.ts"
import { wirePrice } from "../views/prices.ts"
import type { Applicant } from "./applications.ts"
import { movedApplication } from "./applications.ts"
import { movedOrder } from "./orders.ts"

/** The accepted version as it is now, files included (D59). */
const frozen = async (db: Db, services: Services, order: OrderRow): Promise<KeptSubject> => ({
  key: order.key,
  kind: "Order",
  name: order.name,
  description: order.description,
  files: [...((await orderFiles(db, services, [order.key])).get(order.key) ?? [])],
  price: wirePrice(order),
  classificatorPrimaryKey: order.classificator_key,
  startDate: order.start_date,
  endDate: order.end_date,
})

interface Acceptance {
  readonly order: OrderRow
  readonly application: Selectable<Schema["applications"]>
  readonly executantAccountKey: string
  readonly description: string
}

/** Accepts the application and makes the deal; answers its key and number. */
export const makeDeal = async (db: Db, services: Services, acceptance: Acceptance) => {
  const { order, application, executantAccountKey, description } = acceptance
  const now = services.now()
  await db
    .updateTable("applications")
    .set(({ eb }) => ({
      status: movedApplication(application.status, "accept"),
      updated_date: now,
      is_read: true,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", application.key)
    .execute()
  return db
    .insertInto("deals")
    .values({
      key: services.newKey(),
      listing_key: order.key,
      application_key: application.key,
      customer_key: order.account_key,
      customer_account_key: order.account_key,
      executant_key: application.executant_key,
      executant_account_key: executantAccountKey,
      status: "InProgress",
      description,
      subject: JSON.stringify(await frozen(db, services, order)),
      created_date: now,
      updated_date: now,
    })
    .returning(["key", "number"])
    .executeTakeFirstOrThrow()
}

/** Takes the order off the market and turns its open applications down (D43); answers those that were. */
export const archiveOrder = async (
  db: Db,
  { now }: Services,
  order: OrderRow,
  applicants: readonly Applicant[],
): Promise<readonly Applicant[]> => {
  const at = now()
  await db
    .updateTable("listings")
    .set(({ eb }) => ({
      status: movedOrder(order.status, "archive"),
      updated_date: at,
      version: eb("version", "+", 1),
    }))
    .where("key", "=", order.key)
    .execute()
  const open = applicants.filter(({ status }) => status === "Sent")
  for (const { key, created_date: sent } of open)
    await db
      .updateTable("applications")
      .set(({ eb }) => ({
        status: movedApplication("Sent", "reject"),
        updated_date: at,
        lockout_end_date: lockoutEnd({ end: "Rejected", sentAt: sent.toISOString(), endedAt: at.toISOString() }),
        version: eb("version", "+", 1),
      }))
      .where("key", "=", key)
      .execute()
  return open
}
