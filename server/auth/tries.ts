/** Counts tries, so that passwords can't be guessed by trying. D93, D108. */
import { createHash } from "node:crypto"
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

export interface TryLimit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

const quarterHourMs = 15 * 60 * 1000

/** One address can be tried this often, whoever tries. */
export const signInsOfEmail: TryLimit = { name: "email", most: 10, windowMs: quarterHourMs }

/** One network can fail this often: an office behind one address must still get in. */
export const failuresOfNetwork: TryLimit = { name: "network", most: 100, windowMs: quarterHourMs }

export const registrationsOfNetwork: TryLimit = { name: "register", most: 100, windowMs: 60 * 60 * 1000 }

/** Who is counted is kept as a hash: the table names nobody. */
const bucketOf = ({ name }: TryLimit, who: string): string =>
  `${name}:${createHash("sha256").update(who.toLowerCase()).digest("base64url")}`

/** Counts one more try; where it is one too many, answers when they start anew. */
export const countTry = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<Date | null> => {
  const now = new Date()
  const ends = new Date(now.getTime() + limit.windowMs)
  const tried = await db
    .insertInto("identity_tries")
    .values({ bucket: bucketOf(limit, who), count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        count: sql`case when identity_tries.window_ends_at <= ${now} then 1 else identity_tries.count + 1 end`,
        window_ends_at: sql`case when identity_tries.window_ends_at <= ${now} then ${ends}
          else identity_tries.window_ends_at end`,
      }),
    )
    .returning(["count", "window_ends_at"])
    .executeTakeFirstOrThrow()
  return tried.count > limit.most ? tried.window_ends_at : null
}

/** Whether all tries are used up, without counting one. */
export const isUsedUp = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<boolean> => {
  const row = await db
    .selectFrom("identity_tries")
    .select("count")
    .where("bucket", "=", bucketOf(limit, who))
    .where("window_ends_at", ">", new Date())
    .executeTakeFirst()
  return (row?.count ?? 0) >= limit.most
}

/** Starts anew after a success. */
export const forgetTries = async (db: Kysely<Schema>, limit: TryLimit, who: string): Promise<void> => {
  await db.deleteFrom("identity_tries").where("bucket", "=", bucketOf(limit, who)).execute()
}
