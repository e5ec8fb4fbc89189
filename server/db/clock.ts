/** The database's clock, by which all nodes agree on what is over: the clock of a node may be minutes wrong. */
import { sql, type Kysely, type RawBuilder } from "kysely"
import type { Schema } from "./schema.ts"

/** The moment of a statement or, in a transaction, of its start. */
export const databaseNow: RawBuilder<Date> = sql<Date>`now()`

/** The moment that is so many ms later; earlier, where they are negative. */
export const databaseNowPlus = (ms: number): RawBuilder<Date> =>
  sql<Date>`now() + ${ms}::float8 * interval '1 millisecond'`

/** The ms from now until a column's moment; they are negative once it is over. */
export const msUntil = (column: RawBuilder<Date>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${column} - now()) * 1000)::float8`

/** Asks what time it is, for codes that are computed here. */
export const databaseTime = async (db: Kysely<Schema>): Promise<Date> => {
  const { now } = await db.selectNoFrom(databaseNow.as("now")).executeTakeFirstOrThrow()
  return now
}
