/** Rate limits against password guessing: fixed windows, counted in the database. D93, D108; E165, E167. */
import { createHash } from "node:crypto"
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

export interface TryLimit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

const secondMs = 1000
const quarterHourMs = 15 * 60 * secondMs
const dayMs = 24 * 60 * 60 * secondMs

/** For an e-mail address from one network; its owner elsewhere, or on a known device, is not affected. */
export const signInsOfPair: TryLimit = { name: "pair", most: 10, windowMs: quarterHourMs }

/** For a person on one known device, whatever happens in its network. */
export const signInsOfDevice: TryLimit = { name: "device", most: 10, windowMs: quarterHourMs }

/** Failures of one network, for any address; high enough for an office behind one IP address. */
export const failuresOfNetwork: TryLimit = { name: "network", most: 100, windowMs: quarterHourMs }

/** Failures for one e-mail address on unknown devices, from all networks together. */
export const failuresOfEmail: TryLimit = { name: "email", most: 30, windowMs: dayMs }

/** Beyond that, the pace for the address on unknown devices: 2,880 guesses a day, and nobody is locked out. */
export const slowedSignIns: TryLimit = { name: "slowed", most: 1, windowMs: 30 * secondMs }

/** Wrong passwords in a day, on unknown devices, beyond which the owner is told. */
export const guessesAtPerson: TryLimit = { name: "guessed", most: 9, windowMs: dayMs }

export const tellingsOfPerson: TryLimit = { name: "told", most: 1, windowMs: dayMs }

export const registrationsOfNetwork: TryLimit = { name: "register", most: 100, windowMs: 60 * 60 * secondMs }

/** Requests for the sign-in page, and for sign-out, of one network: each stores a record. */
export const startsOfNetwork: TryLimit = { name: "start", most: 300, windowMs: quarterHourMs }
export const endsOfNetwork: TryLimit = { name: "end", most: 300, windowMs: quarterHourMs }

/** The row's key, hashed, so that the table holds no addresses. */
const bucketOf = ({ name }: TryLimit, who: string): string =>
  `${name}:${createHash("sha256").update(who.toLowerCase()).digest("base64url")}`

/**
 * Counts one more try; null while it is within the limit, else when the window ends. It is a single upsert, so
 * concurrent tries are all counted. The count stops at one above the limit, so that giving a try back allows another
 * one.
 */
export const countTry = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<Date | null> => {
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

/** Takes back a try that turned out to be successful. */
export const giveBack = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<void> => {
  await db
    .updateTable("identity_tries")
    .set({ count: sql`identity_tries.count - 1` })
    .where("bucket", "=", bucketOf(limit, who))
    .where("count", ">", 0)
    .execute()
}

/** Resets a count after a success. */
export const forgetTries = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<void> => {
  await db.deleteFrom("identity_tries").where("bucket", "=", bucketOf(limit, who)).execute()
}

/** The most rows: far more than honest use needs in a day, some 50 MB. */
const mostBuckets = 200_000

/**
 * Deletes windows that are over and, beyond the bound, those that end soonest, so that tries from many networks can't
 * fill the disk.
 */
export const pruneTries = async (db: Kysely<Schema>, most = mostBuckets): Promise<void> => {
  await db.deleteFrom("identity_tries").where("window_ends_at", "<=", new Date()).execute()
  await db
    .deleteFrom("identity_tries")
    .where("bucket", "in", (buckets) =>
      buckets.selectFrom("identity_tries").select("bucket").orderBy("window_ends_at", "desc").offset(most),
    )
    .execute()
}
