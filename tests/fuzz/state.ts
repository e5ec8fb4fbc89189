/** Reads the contents of the whole database, in so few words that two moments of it can be compared. */
import { sql, type Kysely } from "kysely"
import type { Schema } from "../../server/db/schema.ts"
import type { TestApp } from "../server/harness.ts"

/** For each table how many rows it has, and what changes with each write; under `at work` what is still to be done in the background. */
export type State = Readonly<Record<string, string>>

const tablesOf = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}

const atWork = "at work"

/** Jobs and decisions that are due: some take a while, and change nothing until they end. */
const dueBy = (now: Date) => sql`
  select ${sql.lit(atWork)} as name, (
    (select count(*) from jobs where failed_at is null and (tries > 0 or due_at <= ${now})) +
    (select count(*) from moderation_tasks
      where decided_at is null and entity_type <> 'Complaint' and due_at <= ${now})
  )::text as held`

/**
 * Reads the state: all of it, or only the rows that any of some keys stands in. The same database always has the same
 * tables, so they are asked for once.
 */
export const stateReader = async (
  { db, clock }: Pick<TestApp, "db" | "clock">,
  about: readonly string[] = [],
): Promise<() => Promise<State>> => {
  const tables = await tablesOf(db)
  // Every write gives the row a newer transaction (xmin), which is quicker to compare than what the row says.
  const whole = (table: string) => sql`
    select ${sql.lit(table)} as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as held
    from ${sql.table(table)}`
  const some = (table: string) => sql`
    select ${sql.lit(table)} as name,
      count(*) || ' ' || coalesce(sum(hashtextextended(one::text, 0)::numeric), 0) as held
    from ${sql.table(table)} as one where one::text ~ ${about.join("|")}`
  const one = about.length === 0 ? whole : some
  return async () => {
    const parts = [...tables.map(one), dueBy(clock.now())]
    const { rows } = await sql<{
      readonly name: string
      readonly held: string
    }>`${sql.join(parts, sql` union all `)}`.execute(db)
    return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
  }
}

/** The tables that are not what they were. */
export const changedTables = (before: State, after: State): readonly string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])

const pauseMs = 15
const mostLooks = 400

/** The state once nobody works in the background any more. */
export const quiet = async (read: () => Promise<State>): Promise<State> => {
  let before = await read()
  for (let looks = 0; looks < mostLooks; looks++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const now = await read()
    if (changedTables(before, now).length === 0 && now[atWork] === "0") return now
    before = now
  }
  throw new Error("The database does not come to rest.")
}
