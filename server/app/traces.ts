/** Puts traces together where they are configured; elsewhere OpenTelemetry is not loaded, and what clients tell is dropped. */
import type { FastifyBaseLogger, FastifyInstance } from "fastify"
import type { TracesConfig } from "../config/traces.ts"
import type { Contract } from "../contract/operations.ts"
import type { Services } from "../contract/services.ts"

interface Traced {
  readonly take: Services["takeSpans"]
  /** Traces the requests of all routes that are added afterwards. */
  readonly follow: (server: FastifyInstance, contract: Contract) => void
  readonly close: () => Promise<void>
}

const untraced: Traced = { take: () => undefined, follow: () => undefined, close: async () => undefined }

export const openTraces = async (
  config: TracesConfig | null,
  log: FastifyBaseLogger,
  now: () => Date,
): Promise<Traced> => {
  if (config === null) return untraced
  const [{ startTraces }, { traceRequests }] = await Promise.all([
    import("../metrics/traces.ts"),
    import("../metrics/request-spans.ts"),
  ])
  const { take, close } = startTraces(config, (problem) => log.warn(problem), now)
  return { take, follow: traceRequests, close }
}
