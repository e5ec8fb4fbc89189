/** Measures the standby that reads may go to: how many do, and how old what it shows is. */
import { Counter, Gauge, type Registry } from "prom-client"

export const measureReplica = (registry: Registry) => {
  const registers = [registry]
  const reads = new Counter({
    name: "marketplace_replica_reads_total",
    help: "Reads that a standby may answer, by who did: replica, or primary where the standby was away or behind.",
    labelNames: ["from"],
    registers,
  })
  const lag = new Gauge({
    name: "marketplace_replica_lag_seconds",
    help: "Age of what the standby shows; infinite while it is away, and 0 where there is none.",
    registers,
  })
  return {
    countRead: (from: "replica" | "primary"): void => reads.inc({ from }),
    showLag: (ms: number): void => lag.set(ms / 1_000),
  }
}
