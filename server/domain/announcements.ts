/** Tells subscribed profiles of a new order in their root category, so many accounts at a time. D51. */
import { sql } from "kysely"
import type { Db, Services } from "../contract/context.ts"
import { rootOf } from "../data/classificator.ts"
import type { Notice } from "../db/notices.ts"
import { addJob } from "../jobs/queue.ts"
import { system } from "../tell/system.ts"
import { notify } from "../tell/user.ts"
import { publicOrders } from "../views/orders.ts"

/** As many accounts as are locked at once. */
const atOnce = 100

interface Announcement {
  readonly orderKey: string
  readonly after: string | null
}

/** To be called when moderation lets an order through for the first time. */
export const announceLater = async (db: Db, services: Services, orderKey: string): Promise<void> => {
  if (services.flags.executantSubscriptionForNewOrders)
    await addJob(db, services, { kind: "AnnounceOrder", payload: { orderKey, after: null } })
}

const subscribers = async (db: Db, rootKey: string, ownerKey: string, after: string | null) =>
  db
    .selectFrom("executants")
    .select(["account_key", sql<string[]>`array_agg(key::text order by registered_on, key)`.as("keys")])
    .where("classificator_root_key", "=", rootKey)
    .where("is_subscribed", "=", true)
    .where("status", "=", "Published")
    .where("blocked", "=", false)
    .where("account_key", "!=", ownerKey)
    .$if(after !== null, (query) => query.where("account_key", ">", after ?? ""))
    .groupBy("account_key")
    .orderBy("account_key")
    .limit(atOnce)
    .execute()

/** Nobody hears of an order that has left the market meanwhile. */
export const announceOrder = async (
  db: Db,
  services: Services,
  { orderKey, after }: Announcement,
): Promise<readonly Notice[]> => {
  const listing = await db
    .selectFrom("listings")
    .select(["account_key", "status", "hide"])
    .where("key", "=", orderKey)
    .executeTakeFirst()
  const [order] = await publicOrders(db, services, [orderKey])
  if (listing === undefined || order === undefined || listing.status !== "Published" || listing.hide) return []
  const root = rootOf(order.classificatorPrimaryKey)
  const told = root === null ? [] : await subscribers(db, root, listing.account_key, after)
  const last = told.at(-1)
  if (told.length === atOnce && last !== undefined)
    await addJob(db, services, { kind: "AnnounceOrder", payload: { orderKey, after: last.account_key } })
  return told.flatMap(({ account_key: accountKey, keys }) => [
    system(accountKey, async () => ({
      source: "Order",
      type: "OrderForExecutantsPublishedEvent",
      metadata: { orderKey, order, executantKeys: keys },
    })),
    notify(db, services, {
      accountKey,
      source: "Order",
      type: "OrderForExecutantsPublishedEvent",
      level: "Info",
      metadata: { profileKey: keys[0] ?? accountKey, orderKey, orderName: order.name },
    }),
  ])
}
