/** Rate limits by fixed windows, counted in the database, so that all nodes count together. */
import { createHash } from "node:crypto"
import { sql, type Kysely } from "kysely"
import { deleteInBatches } from "./batches.ts"
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
 * Counts one more attempt; null while it is within the limit, else when the window ends. It is a single upsert, so
 * concurrent attempts are all counted. The count stops at one above the limit, so that taking an attempt back allows another
 * one.
 */
export const recordAttempt = async (db: Kysely<Schema>, limit: AttemptLimit, who: string): Promise<Date | null> => {
  const now = new Date()
  const ends = new Date(now.getTime() + limit.windowMs)
  const tried = await db
    .insertInto("identity_tries")
    .values({ bucket: bucketOf(limit, who), count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        count: sql`case when identity_tries.window_ends_at <= ${now} then 1
          else least(identity_tries.count, ${limit.most}::integer) + 1 end`,
        window_ends_at: sql`case when identity_tries.window_ends_at <= ${now} then ${ends}
          else identity_tries.window_ends_at end`,
      }),
    )
    .returning(["count", "window_ends_at"])
    .executeTakeFirstOrThrow()
  return tried.count > limit.most ? tried.window_ends_at : null
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
  await deleteInBatches(db, "identity_tries", sql`window_ends_at <= ${new Date()}`)
  await deleteInBatches(
    db,
    "identity_tries",
    sql`bucket in (select bucket from identity_tries order by window_ends_at desc offset ${most})`,
  )
}
