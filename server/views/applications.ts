/** Applications on the wire, the same for both sides. Spec §3 Application; D54–D57. */
import type { Selectable } from "kysely"
import type { Db, Services } from "../contract/context.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import type { Schema } from "../db/schema.ts"
import { wireMoment, wireMomentOrNull } from "./moments.ts"
import { shownOrderRows, type OrderRow } from "./orders.ts"
import { participants } from "./participants.ts"
import { wirePrice } from "./prices.ts"

type Row = Selectable<Schema["applications"]>

const shownOrder = (row: OrderRow | undefined): Wire["ApplicationOrder"] => {
  if (row === undefined) throw new Error("An application has lost its order.")
  const { key, name, start_date: startDate, end_date: endDate, status } = row
  return { key, name, price: wirePrice(row), startDate, endDate, status }
}

const dealKeys = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom("deals")
    .select(["key", "application_key"])
    .where("application_key", "in", keys)
    .execute()
  return new Map(rows.map((row) => [row.application_key, row.key]))
}

const viewsOf = async (db: Db, services: Services, rows: readonly Row[]): Promise<Wire["Application"][]> => {
  if (rows.length === 0) return []
  const participant = await participants(
    db,
    services,
    rows.flatMap((row) => [row.customer_key, row.executant_key]),
  )
  const orders = await shownOrderRows(
    db,
    rows.map((row) => row.listing_key),
  )
  const deals = await dealKeys(
    db,
    rows.map((row) => row.key),
  )
  return rows.map((row) => ({
    key: row.key,
    status: row.status,
    createdDate: wireMoment(row.created_date),
    updatedDate: wireMoment(row.updated_date),
    lockoutEndDate: wireMomentOrNull(row.lockout_end_date),
    isRead: row.is_read,
    notInterested: row.not_interested,
    customer: participant(row.customer_key),
    executant: participant(row.executant_key),
    order: shownOrder(orders.get(row.listing_key)),
    dealKey: deals.get(row.key) ?? null,
  }))
}

/** In the order of the keys. */
export const applications = async (
  db: Db,
  services: Services,
  keys: readonly string[],
): Promise<Wire["Application"][]> => {
  if (keys.length === 0) return []
  const rows = await db.selectFrom("applications").selectAll().where("key", "in", keys).execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return viewsOf(
    db,
    services,
    keys.flatMap((key) => byKey.get(key) ?? []),
  )
}

export const application = async (db: Db, services: Services, key: string): Promise<Wire["Application"]> => {
  const [found] = await applications(db, services, [key])
  if (found === undefined) throw notFound()
  return found
}

/** How many applications an order has, for its owner. */
export const applicationCounts = async (db: Db, orderKey: string): Promise<Wire["ApplicationCounts"]> => {
  const rows = await db
    .selectFrom("applications")
    .select(({ fn }) => ["status", "not_interested", "is_read", fn.countAll<number>().as("count")])
    .where("listing_key", "=", orderKey)
    .groupBy(["status", "not_interested", "is_read"])
    .execute()
  const countOf = (fits: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(fits).reduce((sum, { count }) => sum + Number(count), 0)
  const isSent = ({ status }: (typeof rows)[number]): boolean => status === "Sent"
  return {
    applicationsCount: countOf(() => true),
    applicationsInInterestedCount: countOf((row) => isSent(row) && !row.not_interested),
    applicationsInNotInterestedCount: countOf((row) => isSent(row) && row.not_interested),
    unreadCount: countOf((row) => isSent(row) && !row.is_read),
    byStatus: {
      Sent: countOf(isSent),
      Accepted: countOf(({ status }) => status === "Accepted"),
      Canceled: countOf(({ status }) => status === "Canceled"),
      Rejected: countOf(({ status }) => status === "Rejected"),
    },
  }
}
