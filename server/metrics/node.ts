/** Reads from this node's memory what it holds open, has in hand and waits for, whenever it is scraped. */
import { Gauge, type Registry } from "prom-client"
import type { HubName } from "../contract/hub-names.ts"
import type { PoolUse } from "../db/engine.ts"

export interface NodeSources {
  readonly openConnections: () => Readonly<Record<HubName, number>>
  readonly unsent: () => { readonly count: number; readonly oldestMs: number }
  /** By kind. */
  readonly runningJobs: ReadonlyMap<string, number>
  /** Null where the database has no pool. */
  readonly poolUse: (() => PoolUse) | null
}

/** Answers what to call before each scrape. */
export const measureNode = (registry: Registry, sources: NodeSources): (() => void) => {
  const registers = [registry]
  const connections = new Gauge({
    name: "marketplace_hub_connections",
    help: "Open connections of clients to this node, by hub.",
    labelNames: ["hub"],
    registers,
  })
  const unsent = new Gauge({
    name: "marketplace_outbox_unsent",
    help: "Notices that this node has heard of and not sent yet.",
    registers,
  })
  const oldestUnsent = new Gauge({
    name: "marketplace_outbox_oldest_seconds",
    help: "Time since this node heard of the oldest notice that it has not sent yet.",
    registers,
  })
  const running = new Gauge({
    name: "marketplace_jobs_running",
    help: "Jobs that this node works on, by kind.",
    labelNames: ["kind"],
    registers,
  })
  const pool = new Gauge({
    name: "marketplace_database_connections",
    help: "Connections of this node to PostgreSQL, by state: in use or idle. None with the embedded database.",
    labelNames: ["state"],
    registers,
  })
  const waiting = new Gauge({
    name: "marketplace_database_waiting",
    help: "Statements and transactions of this node that wait for a connection to PostgreSQL.",
    registers,
  })
  return () => {
    for (const [hub, count] of Object.entries(sources.openConnections())) connections.set({ hub }, count)
    const { count, oldestMs } = sources.unsent()
    unsent.set(count)
    oldestUnsent.set(oldestMs / 1_000)
    for (const [kind, jobs] of sources.runningJobs) running.set({ kind }, jobs)
    const use = sources.poolUse?.()
    if (use === undefined) return
    pool.set({ state: "in use" }, use.inUse)
    pool.set({ state: "idle" }, use.idle)
    waiting.set(use.waiting)
  }
}
