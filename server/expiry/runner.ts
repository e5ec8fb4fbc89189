/** Looks every minute for listings whose time is over or near, on every node; each is dealt with by one. D44. */
import type { Kysely } from "kysely"
import type { Services } from "../contract/context.ts"
import type { Schema } from "../db/schema.ts"
import { expireAll } from "./listings.ts"

export interface ExpiryRunner {
  readonly start: () => void
  readonly close: () => Promise<void>
}

interface RunnerOptions {
  readonly db: Kysely<Schema>
  readonly services: Services
  readonly report: (error: unknown) => void
}

const lookEveryMs = 60_000

/** Runs from its start until it is closed. */
export const createExpiry = ({ db, services, report }: RunnerOptions): ExpiryRunner => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isRunning = false

  const work = async (): Promise<void> => {
    try {
      await expireAll(db, services, report, () => isRunning)
    } catch (error) {
      report(error)
    }
    if (isRunning) timer = setTimeout(look, lookEveryMs).unref()
  }

  const look = (): void => {
    running = work().finally(() => {
      running = null
    })
  }

  return {
    start: () => {
      if (isRunning) return
      isRunning = true
      look()
    },
    close: async () => {
      isRunning = false
      clearTimeout(timer)
      await running
    },
  }
}
