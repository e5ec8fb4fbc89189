/**
 * What an orchestrator or a proxy asks a node: whether it runs, and whether it may be sent people. docs/operating.md.
 * `/health` beside them is what clients ask that lost their connection.
 */
import type { FastifyInstance } from "fastify"
import { sql, type Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

/** A database that needs longer for the shortest question can't serve people either, ms. */
const patienceMs = 1_000

const within = async (answer: Promise<boolean>, ms: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), ms)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Asks one question at a time, however many want to know: probes need no turn, so they take one connection at most. */
const answersOf = (db: Kysely<Schema>): (() => Promise<boolean>) => {
  let asked: Promise<boolean> | null = null
  return () => {
    asked ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return within(asked, patienceMs)
  }
}

export const serveProbes = (server: FastifyInstance, db: Kysely<Schema>): void => {
  const answers = answersOf(db)
  server.get("/livez", async (_, reply) => reply.header("Cache-Control", "no-store").send({ status: "alive" }))
  server.get("/readyz", async (_, reply) => {
    const isReady = await answers()
    return reply
      .header("Cache-Control", "no-store")
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "database" })
  })
}
