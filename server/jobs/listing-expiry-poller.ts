/** Looks every minute for listings whose time is over or near, on every node; each is dealt with by one. */
import type { Kysely } from "kysely"
import { minuteMs } from "../../src/domain/durations.ts"
import type { Services } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import { createPoller, type Poller } from "../queue/poller.ts"
import { expireAll } from "./listing-expiry.ts"

interface RunnerOptions {
  readonly db: Kysely<Schema>
  readonly services: Services
  readonly report: (error: unknown) => void
}

const pollEveryMs = minuteMs

/** Runs from its start until it is closed. */
export const createExpiry = ({ db, services, report }: RunnerOptions): Poller =>
  createPoller({
    work: async ({ isRunning }) => {
      await expireAll(db, services, report, isRunning)
      return pollEveryMs
    },
    afterFailureMs: pollEveryMs,
    report,
  })
