/** Applications to orders: sent, taken back, listed, read. Accepting is in deals.ts. Spec §7 Applications; D53–D57. */
import { applicationStatusNumbers, lockoutEnd } from "../../src/domain/applications.ts"
import type { Db, Handlers, Services } from "../contract/context.ts"
import { readFilter, readSort, whereFilter, type FilterField } from "../contract/filters.ts"
import { forbidden, notFound, refused } from "../contract/refusals.ts"
import {
  applicantsOf,
  lockedApplication,
  movedApplication,
  recountApplications,
  requireApplicationRate,
  requireFreeToApply,
} from "../domain/applications.ts"
import { lockedOrder, ownExecutantRow, ownOrderRow } from "../domain/ownership.ts"
import { tellApplicantsAct, tellOwnersAct } from "../tell/applications.ts"
import { application, applicationCounts, applications } from "../views/applications.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "applications.status", values: applicationStatusNumbers },
}

const sortFields = { CreatedDate: "applications.created_date", UpdatedDate: "applications.updated_date" } as const

interface ListQuery {
  readonly top?: number
  readonly skip?: number
  readonly filter?: string
  readonly sortBy?: string
}

const listOf = async (
  db: Db,
  services: Services,
  of: { readonly column: "listing_key" | "executant_key"; readonly key: string },
  { top = 20, skip = 0, filter, sortBy }: ListQuery,
) => {
  const condition = filter === undefined ? null : readFilter(filter, filterFields)
  const sort = readSort(sortBy, sortFields, { column: "applications.created_date", direction: "desc" })
  const list = db
    .selectFrom("applications")
    .where(of.column, "=", of.key)
    .$if(condition !== null, (rows) =>
      rows.where((where) => (condition === null ? where.lit(true) : whereFilter(where, condition))),
    )
  const { count } = await list.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
  const rows = await list
    .select("key")
    .orderBy(sort.column, sort.direction)
    .orderBy("key")
    .limit(top)
    .offset(skip)
    .execute()
  return {
    count: Number(count),
    items: await applications(
      db,
      services,
      rows.map((row) => row.key),
    ),
  }
}

type Operations =
  | "applyToOrder"
  | "cancelOrderApplication"
  | "listOrderApplications"
  | "listExecutantApplications"
  | "countOrderApplications"
  | "countUnreadOrderApplications"
  | "readAllOrderApplications"

export const applicationRoutes: Handlers<Operations> = {
  applyToOrder: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      const now = services.now()
      const executant = await ownExecutantRow(db, caller, path.executantKey)
      const order = await lockedOrder(db, path.id)
      if (order === undefined) throw notFound()
      if (order.account_key === caller.accountKey)
        throw refused("OwnListingException", "This is the caller's own order.")
      if (order.hide || order.published_version_key === null) throw notFound()
      if (order.status !== "Published")
        throw refused("OrderInvalidStateException", `An order that is ${order.status} takes no applications.`)
      if (executant.status !== "Published")
        throw refused("ExecutantInvalidStateException", `A profile that is ${executant.status} can't apply.`)
      await requireFreeToApply(db, order.key, executant.key, now)
      await requireApplicationRate(db, caller, now)
      const key = services.newKey()
      await db
        .insertInto("applications")
        .values({
          key,
          kind: "Order",
          listing_key: order.key,
          executant_key: executant.key,
          customer_key: order.account_key,
          status: "Sent",
          created_date: now,
          updated_date: now,
        })
        .execute()
      await recountApplications(db, order.key)
      const act = { order, executant, applicationKey: key, type: "ApplicationCreatedEvent" } as const
      return {
        tell: await tellApplicantsAct(db, services, act),
        answer: () => application(db, services, key),
      }
    },
  },

  cancelOrderApplication: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const now = services.now()
      const executant = await ownExecutantRow(db, caller, query.executantKey)
      const order = await lockedOrder(db, path.id)
      if (order === undefined) throw notFound()
      const row = await lockedApplication(db, order.key, path.key)
      if (row.executant_key !== executant.key) throw forbidden()
      const end = lockoutEnd({
        end: "Canceled",
        sentAt: row.created_date.toISOString(),
        endedAt: now.toISOString(),
      })
      await db
        .updateTable("applications")
        .set(({ eb }) => ({
          status: movedApplication(row.status, "cancel"),
          updated_date: now,
          lockout_end_date: end,
          version: eb("version", "+", 1),
        }))
        .where("key", "=", row.key)
        .execute()
      await recountApplications(db, order.key)
      const act = { order, executant, applicationKey: row.key, type: "ApplicationCanceledEvent" } as const
      return {
        tell: await tellApplicantsAct(db, services, act),
        answer: () => application(db, services, row.key),
      }
    },
  },

  listOrderApplications: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await ownOrderRow(db, caller, path.id)
      return listOf(db, services, { column: "listing_key", key: path.id }, query)
    },
  },

  listExecutantApplications: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await ownExecutantRow(db, caller, path.executantKey)
      return listOf(db, services, { column: "executant_key", key: path.executantKey }, query)
    },
  },

  countOrderApplications: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller, input: { path } }) => {
      await ownOrderRow(db, caller, path.id)
      return applicationCounts(db, path.id)
    },
  },

  countUnreadOrderApplications: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller, input: { path } }) => {
      await ownOrderRow(db, caller, path.id)
      return { count: (await applicationCounts(db, path.id)).unreadCount }
    },
  },

  readAllOrderApplications: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      const order = await ownOrderRow(db, caller, path.id)
      const read = await db
        .updateTable("applications")
        .set(({ eb }) => ({ is_read: true, version: eb("version", "+", 1) }))
        .where("listing_key", "=", path.id)
        .where("is_read", "=", false)
        .returning("key")
        .execute()
      const keys = new Set(read.map((row) => row.key))
      const applicants = (await applicantsOf(db, path.id)).filter(({ key }) => keys.has(key))
      return {
        tell: tellOwnersAct(db, services, { order, applicants, type: "ApplicationsReadEvent" }),
        answer: () => applicationCounts(db, path.id),
      }
    },
  },
}
