/** Rate limits by fixed windows, counted in the database, so that all nodes count together. */
import { createHash } from "node:crypto"
import { sql, type Kysely } from "kysely"
import { deleteInBatches } from "./batches.ts"
import { databaseNow, databaseNowPlus, msUntil } from "./clock.ts"
import type { Schema } from "./schema.ts"

export interface AttemptLimit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

/** The row's key, hashed, so that the table holds no addresses. */
const bucketOf = ({ name }: AttemptLimit, who: string): string =>
  `${name}:${createHash("sha256").update(who.toLowerCase()).digest("base64url")}`

/**
 * Counts one more attempt; null while it is within the limit, else when the window ends by this node's clock. A single
 * upsert counts all concurrent attempts. The count stops at one above the limit, so that taking an attempt back allows
 * another one.
 */
export const recordAttempt = async (db: Kysely<Schema>, limit: AttemptLimit, who: string): Promise<Date | null> => {
  const ends = databaseNowPlus(limit.windowMs)
  const tried = await db
    .insertInto("identity_tries")
    .values({ bucket: bucketOf(limit, who), count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        count: sql`case when identity_tries.window_ends_at <= ${databaseNow} then 1
          else least(identity_tries.count, ${limit.most}::integer) + 1 end`,
        window_ends_at: sql`case when identity_tries.window_ends_at <= ${databaseNow} then ${ends}
          else identity_tries.window_ends_at end`,
      }),
    )
    .returning(["count", msUntil(sql.ref("window_ends_at")).as("left")])
    .executeTakeFirstOrThrow()
  return tried.count > limit.most ? new Date(Date.now() + tried.left) : null
}

/** Takes back an attempt that turned out to be successful. */
export const refundAttempt = async (db: Kysely<Schema>, limit: AttemptLimit, who: string): Promise<void> => {
  await db
    .updateTable("identity_tries")
    .set({ count: sql`identity_tries.count - 1` })
    .where("bucket", "=", bucketOf(limit, who))
    .where("count", ">", 0)
    .execute()
}

/** Resets a count after a success. */
export const resetAttempts = async (db: Kysely<Schema>, limit: AttemptLimit, who: string): Promise<void> => {
  await db.deleteFrom("identity_tries").where("bucket", "=", bucketOf(limit, who)).execute()
}

/** The most rows: far more than honest use needs in a day, some 50 MB. */
const mostBuckets = 200_000

/**
 * Deletes windows that are over and, beyond the bound, those that end soonest, so that attempts from many networks can't
 * fill the disk.
 */
export const pruneAttempts = async (db: Kysely<Schema>, most = mostBuckets): Promise<void> => {
  await deleteInBatches(db, "identity_tries", sql`window_ends_at <= ${databaseNow}`)
  await deleteInBatches(
    db,
    "identity_tries",
    sql`bucket in (select bucket from identity_tries order by window_ends_at desc offset ${most})`,
  )
}
