/**
 * Deletes what has had its time in tables that grow with requests, in small batches, on whichever node comes first.
 * What the sign-in and the hubs leave behind they delete themselves.
 */
import { sql, type Kysely } from "kysely"
import { usageKeptDays } from "../../src/domain/contract-usage.ts"
import { dayMs, hourMs } from "../../src/domain/durations.ts"
import type { Services } from "../contract/services.ts"
import { deleteInBatches } from "../db/batches.ts"
import type { Schema } from "../db/schema.ts"
import { barredMs } from "../db/barred-addresses.ts"
import { createPoller, type Poller } from "../queue/poller.ts"

interface Kept {
  readonly table: keyof Schema
  /** The moment from which a row grows old; null keeps it. */
  readonly since: string
  readonly keptMs: number
}

const kept: readonly Kept[] = [
  // A client asks again for seven days by itself, and a person for longer (D76).
  { table: "idempotency_keys", since: "created_at", keptMs: 30 * dayMs },
  // An operator looks at a failure by then, or never.
  { table: "jobs", since: "failed_at", keptMs: 30 * dayMs },
  // For so long nobody registers with such an address (E416).
  { table: "identity_barred", since: "barred_at", keptMs: barredMs },
  // A viewer counts once a day (D45); a day more, as a row has no time.
  { table: "listing_views", since: "viewed_on", keptMs: 2 * dayMs },
  { table: "executant_views", since: "viewed_on", keptMs: 2 * dayMs },
  { table: "contract_usage", since: "day", keptMs: usageKeptDays * dayMs },
]

const lookEveryMs = hourMs

/** Deletes all that is old, batch by batch, until it is to stop. */
export const prune = async (db: Kysely<Schema>, now: Date, isRunning: () => boolean): Promise<void> => {
  for (const { table, since, keptMs } of kept) {
    const before = new Date(now.getTime() - keptMs)
    await deleteInBatches(db, table, sql`${sql.ref(since)} < ${before}`, isRunning)
  }
}

interface PruningOptions {
  readonly db: Kysely<Schema>
  readonly services: Pick<Services, "now">
  readonly report: (error: unknown) => void
}

/** Runs from its start until it is closed. */
export const createPruning = ({ db, services, report }: PruningOptions): Poller =>
  createPoller({
    work: async ({ isRunning }) => {
      await prune(db, services.now(), isRunning)
      return lookEveryMs
    },
    afterFailureMs: lookEveryMs,
    report,
  })
