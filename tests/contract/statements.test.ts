/** No operation that reads asks the database often: each statement is a journey there, in line with the request's others. */
import { AsyncLocalStorage } from "node:async_hooks"
import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract } from "../../server/contract/operations.ts"
import { oneEngine, type TestEngine } from "../server/db/engines.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { ask, type Case } from "./asking.ts"
import { allCases } from "./cases/all.ts"
import { withoutAnnouncements } from "./situations.ts"

/** The most statements of an operation between the beginning and the end of its transaction. */
const most = 7

/** Operations that show more kinds of things at once than others do. */
const mostOf: Readonly<Record<string, number>> = {
  getExecutant: 10,
  listExecutants: 9,
  listOffers: 8,
  listModerationTasks: 8,
  listCustomerChats: 8,
  listExecutantChats: 9,
}

/** Statements of the server's own work belong to no request, and are not counted. */
const requests = new AsyncLocalStorage<{ statements: number }>()

/** A query's parts are transformed by themselves, too; results come for statements alone. */
const plugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const request = requests.getStore()
    if (request !== undefined) request.statements += 1
    return result
  },
}

const knownCases: Readonly<Record<string, Case>> = allCases
/** The search in chats counts its tries, so it writes. */
const reads = readContract().operations.filter(({ method, id }) => method === "get" && id !== "searchChats")

describe.each(oneEngine)("on the $name database", (engine) => {
  const counted: TestEngine = {
    ...engine,
    open: async () => {
      const database = await engine.open()
      return { ...database, db: database.db.withPlugin(plugin) }
    },
  }
  const counts = new Map<string, number>()
  let app: TestApp
  let last = { statements: 0 }
  beforeAll(async () => {
    app = await startApp(counted)
    app.app.server.server.prependListener("request", () => {
      last = { statements: 0 }
      requests.enterWith(last)
    })
    await withoutAnnouncements(app)
  })
  afterAll(async () => {
    await app.close()
    const rows = [...counts].toSorted(([, a], [, b]) => b - a)
    console.log(rows.map(([id, count]) => `${String(count).padStart(2)} ${id}`).join("\n"))
  })

  it.each(reads.map((operation) => [operation.id, operation] as const))("few for %s", async (id, operation) => {
    const good = await knownCases[id]?.good(app)
    if (good === undefined) throw new Error(`${id} has no case.`)
    expect((await ask(app, operation, good)).status).toBeLessThan(300)
    counts.set(id, last.statements)
    expect(last.statements).toBeLessThanOrEqual(mostOf[id] ?? most)
  })

  it("are counted at all", () => {
    expect(counts.get("getOrder")).toBeGreaterThan(1)
  })
})
