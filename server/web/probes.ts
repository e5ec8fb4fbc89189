/**
 * Answers an orchestrator or a proxy whether this node runs, and whether it may be sent people. Clients that lost their
 * connection ask `/health`. architecture: Server.
 */
import type { FastifyInstance } from "fastify"
import { within } from "./patience.ts"
import type { Stopping } from "./stopping.ts"

/** A database that needs longer for the shortest question can't serve people either, ms. */
const patienceMs = 1_000

/** Asks one question at a time, however many want to know: probes need no turn, so they take one connection at most. */
const sharing = (ask: () => Promise<unknown>): (() => Promise<boolean>) => {
  let asked: Promise<boolean> | null = null
  return () => {
    asked ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return within(asked, patienceMs, false)
  }
}

interface ProbesOptions {
  /** Asks the database the shortest question, and fails where it has no answer or can only be read. */
  readonly ask: () => Promise<unknown>
  readonly stopping: Pick<Stopping, "isStopping" | "asked">
}

export const serveProbes = (server: FastifyInstance, { ask, stopping }: ProbesOptions): void => {
  const answers = sharing(ask)
  server.get("/livez", async (_, reply) => reply.header("Cache-Control", "no-store").send({ status: "alive" }))
  server.get("/readyz", async (_, reply) => {
    stopping.asked()
    const status = stopping.isStopping() ? "stopping" : (await answers()) ? "ready" : "database"
    return reply
      .header("Cache-Control", "no-store")
      .code(status === "ready" ? 200 : 503)
      .send({ status })
  })
}
