/** Counts tries, so that passwords can't be guessed by trying. D93, D108; E165, E167. */
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

/** One address can be tried this often from one network: its owner elsewhere, or on a device of theirs, is not locked out. */
export const signInsOfPair: TryLimit = { name: "pair", most: 10, windowMs: quarterHourMs }

/** One device that has signed in before can try its own account this often, whatever else happens in its network. */
export const signInsOfDevice: TryLimit = { name: "device", most: 10, windowMs: quarterHourMs }

/** One network can fail this often, whomever it tries: an office behind one address must still get in. */
export const failuresOfNetwork: TryLimit = { name: "network", most: 100, windowMs: quarterHourMs }

/** One address can fail this often on devices that it has not signed in on, from all networks together. */
export const failuresOfEmail: TryLimit = { name: "email", most: 30, windowMs: dayMs }

/** Beyond, it is tried on unknown devices this often: 2,880 guesses a day, and nobody is locked out. */
export const slowedSignIns: TryLimit = { name: "slowed", most: 1, windowMs: 30 * secondMs }

/** As many wrong passwords in a day, on devices that are not theirs, are no slips of the owner's any more. */
export const guessesAtPerson: TryLimit = { name: "guessed", most: 9, windowMs: dayMs }

export const tellingsOfPerson: TryLimit = { name: "told", most: 1, windowMs: dayMs }

export const registrationsOfNetwork: TryLimit = { name: "register", most: 100, windowMs: 60 * 60 * secondMs }

/** One network can open the sign-in page this often, and the page to sign out: each leaves a row. */
export const startsOfNetwork: TryLimit = { name: "start", most: 300, windowMs: quarterHourMs }
export const endsOfNetwork: TryLimit = { name: "end", most: 300, windowMs: quarterHourMs }

/** Who is counted is kept as a hash: the table names nobody. */
const bucketOf = ({ name }: TryLimit, who: string): string =>
  `${name}:${createHash("sha256").update(who.toLowerCase()).digest("base64url")}`

/**
 * Counts one more try; where it is one too many, answers when they start anew. One statement, so that of tries that come
 * at once none is overlooked. What is too many is not counted further: a try that is given back is then one more to have.
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

/** Takes back a try that was counted before it was known to be good. */
export const giveBack = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<void> => {
  await db
    .updateTable("identity_tries")
    .set({ count: sql`identity_tries.count - 1` })
    .where("bucket", "=", bucketOf(limit, who))
    .where("count", ">", 0)
    .execute()
}

/** Starts anew after a success. */
export const forgetTries = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<void> => {
  await db.deleteFrom("identity_tries").where("bucket", "=", bucketOf(limit, who)).execute()
}

/** Far more than a day of honest people, and some 50 MB. */
const mostBuckets = 200_000

/** Forgets what is over, and beyond the bound what is over soonest: whoever has a million networks fills no disk. */
export const pruneTries = async (db: Kysely<Schema>, most = mostBuckets): Promise<void> => {
  await db.deleteFrom("identity_tries").where("window_ends_at", "<=", new Date()).execute()
  await db
    .deleteFrom("identity_tries")
    .where("bucket", "in", (buckets) =>
      buckets.selectFrom("identity_tries").select("bucket").orderBy("window_ends_at", "desc").offset(most),
    )
    .execute()
}
