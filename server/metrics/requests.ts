/** Counts requests as they are answered, and how long each took: by the contract's own names, never by an address. */
import type { FastifyInstance, FastifyRequest } from "fastify"
import { Counter, Histogram, type Registry } from "prom-client"
import type { Contract } from "../contract/operations.ts"
import { requestNames } from "./request-names.ts"

/** The upper bounds, s: the least is what a read of kept rows takes, the greatest what clients wait for. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The status of a request whose client hung up before it was answered. */
const gone = "gone"

/** Takes part in all routes that are added afterwards. */
export const measureRequests = (app: FastifyInstance, registry: Registry, contract: Pick<Contract, "operations">) => {
  const registers = [registry]
  const answered = new Counter({
    name: "marketplace_requests_total",
    help: "Requests, by operation and class of the answer's status; gone: the client hung up before.",
    labelNames: ["operation", "status"],
    registers,
  })
  const durations = new Histogram({
    name: "marketplace_request_duration_seconds",
    help: "Time from a request's head to the end of its answer, by operation.",
    labelNames: ["operation"],
    buckets,
    registers,
  })
  const nameOf = requestNames(contract)
  const hungUp = new WeakSet<FastifyRequest>()

  app.addHook("onRequestAbort", async (request) => {
    hungUp.add(request)
    answered.inc({ operation: nameOf(request), status: gone })
  })
  app.addHook("onResponse", async (request, reply) => {
    if (hungUp.has(request)) return
    const operation = nameOf(request)
    answered.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` })
    durations.observe({ operation }, reply.elapsedTime / 1_000)
  })
}
