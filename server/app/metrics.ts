/** Puts together what a node measures of itself, and serves it to operators while the node listens. */
import type { FastifyInstance } from "fastify"
import { collectDefaultMetrics, Registry } from "prom-client"
import type { MetricsConfig } from "../config/metrics.ts"
import type { Contract } from "../contract/operations.ts"
import type { Database } from "../db/database.ts"
import { measureBacklog } from "../metrics/backlog.ts"
import { measureNode, type NodeSources } from "../metrics/node.ts"
import { measureReplica } from "../metrics/replica.ts"
import { measureRequests } from "../metrics/requests.ts"
import { createScraping } from "../metrics/scraping.ts"

interface Sources extends Omit<NodeSources, "poolUse"> {
  readonly database: Pick<Database, "db" | "poolUse" | "replica">
  readonly now: () => Date
}

export interface Metrics {
  /** Counts a read that a standby may answer, by who did. */
  readonly countRead: (from: "replica" | "primary") => void
  /** Measures these, too; the port is opened just before the node listens, or it does not. */
  readonly serve: (sources: Sources) => void
  readonly close: () => Promise<void>
}

/** Measures the requests of all routes that are added afterwards. */
export const createMetrics = (server: FastifyInstance, config: MetricsConfig, contract: Contract): Metrics => {
  const { port, host, token } = config
  const registry = new Registry()
  const refreshing: (() => Promise<void> | void)[] = []
  collectDefaultMetrics({ register: registry })
  measureRequests(server, registry, contract)
  const refresh = async (): Promise<void> => void (await Promise.all(refreshing.map((one) => one())))
  const scraping = createScraping({ registry, token, refresh })
  const { countRead, showLag } = measureReplica(registry)
  return {
    countRead,
    serve: ({ database: { db, poolUse, replica }, now, ...sources }) => {
      const report = (error: unknown): void => server.log.error({ err: error }, "What waits could not be counted.")
      if (replica !== null) refreshing.push(() => showLag(replica.lagMs()))
      refreshing.push(
        measureNode(registry, { ...sources, poolUse }),
        measureBacklog(registry, { db, now, jobKinds: [...sources.runningJobs.keys()], report }),
      )
      server.addHook("onReady", async () =>
        server.log.info(`Server listening at ${await scraping.listen({ port, host })}, for metrics alone`),
      )
    },
    close: () => scraping.close(),
  }
}
