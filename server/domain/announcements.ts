/** Announces to subscribed profiles a new order in their root category, so many accounts at a time. */
import { sql } from "kysely"
import { isOnMarket } from "../../src/domain/listing-statuses.ts"
import type { Db, Services } from "../contract/services.ts"
import { rootOf } from "../data/classificator.ts"
import type { Notice } from "../db/notices.ts"
import { addJob } from "../queue/jobs.ts"
import { system } from "../notices/system.ts"
import { notify } from "../notices/user.ts"
import { publicOrders } from "../views/orders.ts"

/** So many accounts are locked at once. */
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

/** Where a profile has offers, it hears of orders within their reach; without any place it hears of all of them. */
const isWithinReach = (orderKey: string) => sql<boolean>`(
  not exists (select from locations where listing_key = ${orderKey})
  or not exists (
    select from listings join locations on locations.listing_key = listings.key
    where listings.executant_key = executants.key and listings.status = 'Published'
  )
  or exists (
    select from listings
    join locations as theirs on theirs.listing_key = listings.key
    join locations as wanted on wanted.listing_key = ${orderKey}
    where listings.executant_key = executants.key and listings.status = 'Published'
      and metres_between(theirs.lat, theirs.lon, wanted.lat, wanted.lon)
        <= theirs.radius_metres + wanted.radius_metres
  )
)`

interface Wanted {
  readonly orderKey: string
  readonly rootKey: string
  readonly ownerKey: string
  readonly after: string | null
}

const subscribers = async (db: Db, { orderKey, rootKey, ownerKey, after }: Wanted) =>
  db
    .selectFrom("executants")
    .select(["account_key", sql<string[]>`array_agg(key::text order by registered_on, key)`.as("keys")])
    .where("classificator_root_key", "=", rootKey)
    .where("is_subscribed", "=", true)
    .where("status", "=", "Published")
    .where("blocked", "=", false)
    .where("account_key", "!=", ownerKey)
    .where(isWithinReach(orderKey))
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
  if (listing === undefined || order === undefined || !isOnMarket({ status: listing.status, hidden: listing.hide }))
    return []
  const rootKey = rootOf(order.classificatorPrimaryKey)
  const chosen =
    rootKey === null ? [] : await subscribers(db, { orderKey, rootKey, ownerKey: listing.account_key, after })
  const last = chosen.at(-1)
  if (chosen.length === atOnce && last !== undefined)
    await addJob(db, services, { kind: "AnnounceOrder", payload: { orderKey, after: last.account_key } })
  return chosen.flatMap(({ account_key: accountKey, keys }) => [
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
