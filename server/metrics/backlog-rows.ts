/** Counts what waits in the database: jobs, and texts and complaints for moderation. */
import { sql } from "kysely"
import { withSnapshot, type Database } from "../db/database.ts"

export interface WaitingJobs {
  readonly kind: string
  readonly due: number
  /** Delayed, taken by a worker, or waiting for another try. */
  readonly later: number
  readonly failed: number
  /** The time since the oldest was due, s; null where none is. */
  readonly oldest: number | null
}

export interface WaitingTasks {
  readonly kind: string
  readonly waiting: number
  /** The age of the oldest, s. */
  readonly oldest: number
}

export interface Backlog {
  readonly jobs: readonly WaitingJobs[]
  readonly moderation: readonly WaitingTasks[]
}

/** The longest that a count may take, ms: a backlog so long that it can't be counted by then is no reason to load more. */
const statementMs = 500

/**
 * Counts in one snapshot. `onThere` hears that the database has answered, before it counts; the embedded one has no
 * limit of statements, and counts in this very process.
 */
export const readBacklog = (db: Database["db"], now: Date, onThere: () => void): Promise<Backlog> =>
  withSnapshot(db, async (snapshot) => {
    await sql`set local statement_timeout = ${sql.lit(statementMs)}`.execute(snapshot)
    onThere()
    const jobs = await sql<WaitingJobs>`
      select kind,
        count(*) filter (where failed_at is null and due_at <= ${now})::integer as due,
        count(*) filter (where failed_at is null and due_at > ${now})::integer as later,
        count(*) filter (where failed_at is not null)::integer as failed,
        extract(epoch from ${now}::timestamptz - min(due_at) filter (where failed_at is null and due_at <= ${now}))::float8
          as oldest
      from jobs group by kind`.execute(snapshot)
    const moderation = await sql<WaitingTasks>`
      select entity_type as kind, count(*)::integer as waiting,
        extract(epoch from ${now}::timestamptz - min(created_at))::float8 as oldest
      from moderation_tasks where decided_at is null group by entity_type`.execute(snapshot)
    return { jobs: jobs.rows, moderation: moderation.rows }
  })
