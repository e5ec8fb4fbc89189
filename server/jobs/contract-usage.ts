/** Keeps what this node has counted of the contract's use: each minute, and once more when it ends. */
import type { Kysely } from "kysely"
import { minuteMs } from "../../src/domain/durations.ts"
import type { ContractUsage } from "../contract/usage.ts"
import { addUsage } from "../db/contract-usage.ts"
import type { Schema } from "../db/schema.ts"
import { createPoller, type Poller } from "../queue/poller.ts"

interface UsageKeepingOptions {
  readonly db: Kysely<Schema>
  readonly usage: Pick<ContractUsage, "take" | "giveBack">
  readonly report: (error: unknown) => void
}

const keepEveryMs = minuteMs

export const createUsageKeeping = ({ db, usage, report }: UsageKeepingOptions): Poller => {
  const keep = async (): Promise<void> => {
    const rows = usage.take()
    try {
      await addUsage(db, rows)
    } catch (error) {
      usage.giveBack(rows)
      throw error
    }
  }
  const poller = createPoller({
    work: async () => {
      await keep()
      return keepEveryMs
    },
    afterFailureMs: keepEveryMs,
    report,
  })
  return {
    ...poller,
    close: async () => {
      await poller.close()
      await keep().catch(report)
    },
  }
}
