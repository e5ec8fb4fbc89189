/** Keeps the counts of what the contract is used for: a row for each day, operation and client build. */
import { sql, type Kysely } from "kysely"
import type { DaySpan } from "../../src/domain/contract-usage.ts"
import type { Schema } from "./schema.ts"

export interface UsageRow {
  /** Such as 2026-03-31, in UTC. */
  readonly day: string
  /** An operation such as `GET /orders/{key}`, or the name of a hub message. */
  readonly operation: string
  readonly build: string
  readonly counts: ReadonlyMap<string, number>
}

/** Builds and operations in the same order on each node, so that two that add at once wait for each other in a row. */
const inOrder = (rows: readonly UsageRow[]): readonly UsageRow[] => {
  const idOf = ({ day, operation, build }: UsageRow): string => `${day} ${operation} ${build}`
  return rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}

/** Adds to what this node and others have counted before. */
export const addUsage = async (db: Kysely<Schema>, rows: readonly UsageRow[]): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insertInto("contract_usage")
    .values(inOrder(rows).map((row) => ({ ...row, counts: JSON.stringify(Object.fromEntries(row.counts)) })))
    .onConflict((conflict) =>
      conflict.columns(["day", "operation", "build"]).doUpdateSet({
        counts: sql<string>`(select jsonb_object_agg(key, times) from (
          select key, sum(value::bigint) as times from (
            select * from jsonb_each_text(contract_usage.counts)
            union all select * from jsonb_each_text(excluded.counts)) as counted
          group by key) as summed)`,
      }),
    )
    .execute()
}

/** The counts of one client build in one operation. */
interface BuildUsage {
  readonly build: string
  /** The first and the last day of those asked for on which it was counted. */
  readonly since: string
  readonly until: string
  readonly counts: Readonly<Record<string, number>>
}

/** The sums that `sdk:diff --evidence` reads; `ContractUsage` of the contract. */
export interface UsageOfDays extends DaySpan {
  readonly operations: readonly { readonly operation: string; readonly builds: readonly BuildUsage[] }[]
}

/** Sums the counts of some days, the first and the last among them. */
export const usageOfDays = async (db: Kysely<Schema>, { from, to }: DaySpan): Promise<UsageOfDays> => {
  const { rows } = await sql<BuildUsage & { readonly operation: string }>`
    with summed as (
      select operation, build, key, sum(value::bigint) as times
      from contract_usage, jsonb_each_text(counts)
      where day between ${from} and ${to} group by operation, build, key),
    told as (
      select operation, build, jsonb_object_agg(key, times order by key) as counts from summed group by operation, build),
    spans as (
      select operation, build, min(day)::text as since, max(day)::text as until
      from contract_usage where day between ${from} and ${to} group by operation, build)
    select operation, build, since, until, counts from told join spans using (operation, build)
    order by operation, build`.execute(db)
  const byOperation = Map.groupBy(rows, ({ operation }) => operation)
  return {
    from,
    to,
    operations: [...byOperation].map(([operation, all]) => ({
      operation,
      builds: all.map(({ build, since, until, counts }) => ({ build, since, until, counts })),
    })),
  }
}
