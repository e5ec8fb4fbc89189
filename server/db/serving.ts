/** Answers whether an older server may serve on the schema of a newer one, so that a node of the release before may be started again. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "./schema.ts"

/** Null: the schema is of before there was the mark. */
const oldestServingStep = async (db: Kysely<Schema>): Promise<string | null> => {
  const { rows: functions } = await sql<{ readonly there: boolean }>`
    select to_regprocedure('public.oldest_serving_step()') is not null as there`.execute(db)
  if (functions[0]?.there !== true) return null
  const { rows } = await sql<{ readonly step: string }>`select public.oldest_serving_step() as step`.execute(db)
  return rows[0]?.step ?? null
}

/** Answers whether a server with these steps, the newest last, may serve there; all of them have run, and others since. */
export const mayServe = async (db: Kysely<Schema>, known: readonly string[]): Promise<boolean> => {
  const [oldest, last] = [await oldestServingStep(db), known.at(-1)]
  return oldest !== null && last !== undefined && last >= oldest
}

/** The words for a node whose database has had these steps by a newer server. */
export const aheadInWords = (steps: readonly string[]): string =>
  `A newer release has brought the database to its schema (${steps.join(", ")}), on which this one goes on serving.`
