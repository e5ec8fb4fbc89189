/** Own orders, and the public view of one. Spec §7 Orders; D40–D48. */
import { createHash } from "node:crypto"
import { itemStatusNumbers, versionStatusNumbers } from "../../src/domain/orders.ts"
import type { Caller, Db, Handlers } from "../contract/context.ts"
import { readFilter, readSort, whereFilter, type FilterField } from "../contract/filters.ts"
import { notFound } from "../contract/refusals.ts"
import { checkedOrder } from "../domain/orders.ts"
import { ownOrderRow } from "../domain/ownership.ts"
import { submitToModeration } from "../moderation/tasks.ts"
import { tellOrder } from "../tell/system.ts"
import { ownOrder, ownOrders, publicOrders } from "../views/orders.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "listings.status", values: itemStatusNumbers },
  VersionStatus: { column: "listing_versions.version_status", values: versionStatusNumbers },
}

const sortFields = { UpdatedDate: "listings.updated_date", CreatedDate: "listings.created_date" } as const

/** Who looked, so that a view is counted once a day; an address is kept as a hash alone. */
const viewerOf = (caller: Caller | null, address: string, day: string): string =>
  caller?.accountKey ?? createHash("sha256").update(`${day}/${address}`).digest("base64url")

/** Whether this was the viewer's first look of the day (D45). */
const isCounted = async (db: Db, orderKey: string, viewer: string, day: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("listing_views")
    .values({ listing_key: orderKey, viewer, viewed_on: day })
    .onConflict((conflict) => conflict.columns(["listing_key", "viewer", "viewed_on"]).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export const orderRoutes: Handlers<"createOrder" | "listOrders" | "getOrder" | "getOrderStatus" | "getPublicOrder"> = {
  createOrder: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, language, input: { body } }) => {
      const now = services.now()
      const fields = checkedOrder(body, now)
      const order = { key: services.newKey(), account_key: caller.accountKey }
      const versionKey = services.newKey()
      await db
        .insertInto("listings")
        .values({
          ...order,
          kind: "Order",
          status: "OnModeration",
          latest_version_key: versionKey,
          created_date: now,
          updated_date: now,
          language,
        })
        .execute()
      await db
        .insertInto("listing_versions")
        .values({
          key: versionKey,
          listing_key: order.key,
          version_status: "OnModeration",
          created_date: now,
          ...fields,
        })
        .execute()
      await submitToModeration(db, services, { type: "Order", key: order.key, versionKey })
      return {
        tell: [tellOrder(db, services, order, "OrderSubmittedEvent")],
        answer: () => ownOrder(db, services, order.key),
      }
    },
  },

  listOrders: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { query } }) => {
      const { top = 20, skip = 0, filter, sortBy } = query
      const condition = filter === undefined ? null : readFilter(filter, filterFields)
      const sort = readSort(sortBy, sortFields, { column: "listings.updated_date", direction: "desc" })
      const list = db
        .selectFrom("listings")
        .innerJoin("listing_versions", "listing_versions.key", "listings.latest_version_key")
        .where("listings.account_key", "=", caller.accountKey)
        .where("listings.kind", "=", "Order")
        .$if(condition !== null, (rows) =>
          rows.where((where) => (condition === null ? where.lit(true) : whereFilter(where, condition))),
        )
      const { count } = await list.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
      const rows = await list
        .select("listings.key")
        .orderBy(sort.column, sort.direction)
        .orderBy("listings.key")
        .limit(top)
        .offset(skip)
        .execute()
      return {
        count: Number(count),
        items: await ownOrders(
          db,
          services,
          rows.map((row) => row.key),
        ),
      }
    },
  },

  getOrder: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      await ownOrderRow(db, caller, path.key)
      return ownOrder(db, services, path.key)
    },
  },

  getOrderStatus: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      await ownOrderRow(db, caller, path.key)
      const { key, status, versionStatus, hide, reason } = await ownOrder(db, services, path.key)
      return { key, status, versionStatus, hide, reason }
    },
  },

  getPublicOrder: {
    kind: "write",
    access: "anyone",
    handle: async ({ db, services, caller, address, input: { path } }) => {
      const order = await db
        .selectFrom("listings")
        .select(["key", "account_key", "status", "hide"])
        .where("key", "=", path.key)
        .where("kind", "=", "Order")
        .executeTakeFirst()
      if (order === undefined || order.status !== "Published" || order.hide) throw notFound()
      const isOwner = order.account_key === caller?.accountKey
      const day = services.now().toISOString().slice(0, 10)
      const counted = !isOwner && (await isCounted(db, order.key, viewerOf(caller, address, day), day))
      if (counted)
        await db
          .updateTable("listings")
          .set(({ eb }) => ({ views: eb("views", "+", 1) }))
          .where("key", "=", order.key)
          .execute()
      return {
        tell: counted ? [tellOrder(db, services, order, "OrderChangedEvent")] : [],
        answer: async () => {
          const [found] = await publicOrders(db, services, [order.key])
          if (found === undefined) throw notFound()
          return found
        },
      }
    },
  },
}
