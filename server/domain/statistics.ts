/** The market in numbers, and who is there: read at most once a minute by each node. */
import type { Kysely } from "kysely"
import { minuteMs } from "../../src/domain/durations.ts"
import { type DealStatus, isDoneDeal, isRunningDeal } from "../../src/domain/deals.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import type { Schema } from "../db/schema.ts"

const keptForMs = minuteMs
const onlineForMs = 5 * minuteMs

/** Numbers of one moment, kept for each server that runs in this process. */
const kept = new WeakMap<Services, { readonly at: number; readonly numbers: Wire["Statistics"] }>()

const countAll = async (db: Db, now: Date): Promise<Wire["Statistics"]> => {
  const listings = await db
    .selectFrom("listings")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
    .where("status", "=", "Published")
    .where("hide", "=", false)
    .groupBy("kind")
    .execute()
  const deals = await db
    .selectFrom("deals")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute()
  const users = await db
    .selectFrom("accounts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow()
  const online = await db
    .selectFrom("presences")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("seen_at", ">", new Date(now.getTime() - onlineForMs))
    .executeTakeFirstOrThrow()
  const listed = (kind: string) => Number(listings.find((row) => row.kind === kind)?.count ?? 0)
  const dealt = (isCounted: (status: DealStatus) => boolean) =>
    deals.filter((row) => isCounted(row.status)).reduce((sum, row) => sum + Number(row.count), 0)
  return {
    dealsClosed: dealt(isDoneDeal),
    dealsInProgress: dealt(isRunningDeal),
    offers: listed("Offer"),
    orders: listed("Order"),
    users: Number(users.count),
    usersOnline: Number(online.count),
  }
}

export const statistics = async (db: Db, services: Services): Promise<Wire["Statistics"]> => {
  const now = services.now()
  const last = kept.get(services)
  if (last !== undefined && now.getTime() - last.at < keptForMs && now.getTime() >= last.at) return last.numbers
  const numbers = await countAll(db, now)
  kept.set(services, { at: now.getTime(), numbers })
  return numbers
}

/** Says that these accounts have a connection now, all nodes in one table; answers which of them are deleted. */
export const notePresence = async (
  db: Kysely<Schema>,
  accountKeys: readonly string[],
  now: Date,
): Promise<readonly string[]> => {
  if (accountKeys.length === 0) return []
  const noted = await db
    .insertInto("presences")
    .columns(["account_key", "seen_at"])
    .expression((where) =>
      where
        .selectFrom("accounts")
        .select(({ val }) => ["key", val(now).as("seen_at")])
        .where("key", "in", accountKeys)
        .where("deleted_at", "is", null)
        .orderBy("key"),
    )
    .onConflict((conflict) =>
      conflict.column("account_key").doUpdateSet(({ ref }) => ({ seen_at: ref("excluded.seen_at") })),
    )
    .returning("account_key")
    .execute()
  const there = new Set(noted.map((row) => row.account_key))
  return accountKeys.filter((key) => !there.has(key))
}
