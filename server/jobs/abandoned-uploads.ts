/** Throws away the halves of uploads that killed nodes left behind, every hour, on each node in its own folder. */
import { hourMs } from "../../src/domain/durations.ts"
import type { Services } from "../contract/services.ts"
import { createPoller, type Poller } from "../queue/poller.ts"

interface TidyingOptions {
  readonly services: { readonly files: Pick<Services["files"], "discardAbandoned"> }
  readonly report: (error: unknown) => void
}

/** Runs from its start until it is closed. */
export const createTidying = ({ services, report }: TidyingOptions): Poller =>
  createPoller({
    work: async () => {
      await services.files.discardAbandoned()
      return hourMs
    },
    afterFailureMs: hourMs,
    report,
  })
