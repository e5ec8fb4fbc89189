/** Deletes what has had its time in small batches: no statement locks many rows, and several nodes share the work. */
import { sql, type Kysely, type RawBuilder } from "kysely"
import type { Schema } from "./schema.ts"

/** So few that nobody waits for the rows that one statement locks. */
export const batchRows = 1_000

/** Deletes all rows that fit, each batch in a transaction of its own, until it is to stop. */
export const deleteInBatches = async (
  db: Kysely<Schema>,
  table: keyof Schema,
  fits: RawBuilder<unknown>,
  isRunning: () => boolean = () => true,
): Promise<void> => {
  const rows = sql.table(table)
  for (let deleted = batchRows; deleted >= batchRows && isRunning();) {
    const { numAffectedRows = 0n } = await sql`delete from ${rows} where ctid in
      (select ctid from ${rows} where ${fits} limit ${sql.lit(batchRows)} for update skip locked)`.execute(db)
    deleted = Number(numAffectedRows)
  }
}
