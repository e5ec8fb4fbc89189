/** Nobody stops the server for others: two hundred of the dearest requests there are, at once, by one account. E173. */
import { Worker } from "node:worker_threads"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import { fillMarket, words } from "../bench/server/rows.ts"
import { addressOf, type Case } from "../contract/asking.ts"
import { allCases } from "../contract/cases/all.ts"
import { browserAgent, eventually } from "../server/callers.ts"
import { engines } from "../server/db/engines.ts"
import { startApp, type Person, type TestApp } from "../server/harness.ts"
import type { Flooded, FloodOrder, Sending } from "./flood-worker.ts"
import { askLargest, bytesOf, pictureForm, type Tried } from "./largest.ts"

/** Ten for `npm run test:long`, which floods ten times as much. */
const scale = Number(process.env["TEST_SCALE"] ?? 1)
const atOnce = 200 * scale
/** The rest of the flood goes away after so long, as people do. */
const longestMs = 6_000 * scale

/** What anybody else may wait: so long, or so many times as long as when nothing else was asked. */
const leastBoundMs = 1_000
const timesAsLong = 10

const settledWithinMs = 60_000 * scale
const floodTimeoutMs = 2 * settledWithinMs + 4 * longestMs
/** Every operation is set up and asked, with both cores busy. */
const setUpMs = 300_000

const dearestKept = 8
const quietRounds = 30
const market = { orders: 1_000, messages: 1_000, notifications: 1 }

const knownCases: Readonly<Record<string, Case>> = allCases
const { operations } = readContract()

interface Dear extends Tried {
  readonly operation: Operation
}

/** Every operation with the largest request that goes well for it, the dearest first. */
const dearestOf = async (app: TestApp): Promise<readonly Dear[]> => {
  const tried: Dear[] = []
  for (const operation of operations) {
    const good = await knownCases[operation.id]?.good(app)
    if (good === undefined) throw new Error(`${operation.id} has no case.`)
    tried.push({ operation, ...(await askLargest(app, operation, good)) })
  }
  return tried.toSorted((a, b) => b.ms - a.ms)
}

const sendingOf = async (app: TestApp, { operation, what }: Dear, token: string | null): Promise<Sending> => {
  const body = await bytesOf(pictureForm(operation) ?? what.body)
  return {
    url: `${app.url}${addressOf(operation, what)}`,
    method: operation.method.toUpperCase(),
    headers: {
      "User-Agent": browserAgent,
      ...(body !== null && { "Content-Type": body.type }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: body === null ? null : new Uint8Array(body.bytes),
  }
}

const asked = (order: FloodOrder): Promise<Flooded> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./flood-worker.ts", import.meta.url), { workerData: order })
    worker.once("message", resolve)
    worker.once("error", reject)
  })

/** Nothing is left of what was asked before: no text to be looked at, and nothing to be drawn. */
const settled = (app: TestApp): Promise<true> =>
  eventually(async () => {
    const tasks = app.db
      .selectFrom("moderation_tasks")
      .select("key")
      .where("decided_at", "is", null)
      .where("due_at", "<=", app.clock.now())
    const task = await tasks.where("entity_type", "!=", "Complaint").limit(1).executeTakeFirst()
    const jobs = app.db.selectFrom("jobs").select("key").where("failed_at", "is", null)
    const job = await jobs.where("due_at", "<=", app.clock.now()).limit(1).executeTakeFirst()
    return task === undefined && job === undefined ? true : null
  }, settledWithinMs)

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Infinity

const longest = (times: readonly number[] = []): number => Math.max(0, ...times)

/** The long run floods a PostgreSQL server, too. */
describe.each(scale > 1 ? engines : engines.slice(0, 1))("on the $name database", (engine) => {
  let app: TestApp
  let di: Person
  let dearest: readonly Dear[] = []
  beforeAll(async () => {
    app = await startApp(engine)
    await fillMarket(app.db, market)
    // Whoever publishes an order in the test tells nobody of it but whom it is for.
    await app.db.updateTable("executants").set({ is_subscribed: false }).execute()
    di = await app.person("Di Roe")
    dearest = await dearestOf(app)
  }, setUpMs)
  afterAll(() => app.close())

  /** The first of the given ones half of the time, and the others as whoever may ask the first. */
  const flooded = async ([first, ...others]: readonly Dear[]): Promise<Flooded> => {
    if (first === undefined) throw new Error("Nothing was found to be dear.")
    const { token } = first.what
    const most = await sendingOf(app, first, token)
    const rest = await Promise.all(others.map((one) => sendingOf(app, one, token)))
    const flood = Array.from({ length: atOnce }, (_, at) =>
      at % 2 === 0 ? most : (rest[(at >> 1) % rest.length] ?? most),
    )
    const headers = { "User-Agent": browserAgent, Authorization: `Bearer ${di.token}` }
    const search = `${app.url}/api/core/v2/search/orders?term=${words[3]}&top=20`
    const watched = {
      search: { url: search, method: "GET", headers, body: null },
      health: { url: `${app.url}/health`, method: "GET", headers: {}, body: null },
    }
    await settled(app)
    return asked({ flood, watched, quietRounds, longestMs })
  }

  const expectUndisturbed = (chosen: readonly Dear[], { quiet, loud, answered, floodMs }: Flooded): void => {
    const found = chosen.map(({ operation, ms }) => `${operation.id} ${Math.round(ms)} ms`).join(", ")
    const waits = Object.entries(loud).map(([name, times]) => ({
      name,
      longestMs: Math.round(longest(times)),
      boundMs: Math.round(Math.max(leastBoundMs, timesAsLong * p99(quiet[name] ?? []))),
    }))
    console.log(`${atOnce} times ${found}, for ${Math.round(floodMs)} ms:`, JSON.stringify({ waits, answered }))
    expect(waits.filter(({ longestMs, boundMs }) => longestMs > boundMs)).toEqual([])
  }

  it("goes well for the largest request of every operation", () => {
    expect(
      dearest
        .filter(({ operation, status }) => status !== operation.status)
        .map(({ operation, status, what }) => [operation.id, status, what]),
    ).toEqual([])
  })

  it.each([0, 1])(
    "answers others while one account asks for the dearest without a file, number %i",
    async (at) => {
      const chosen = dearest.filter(({ operation }) => operation.body?.kind !== "file").slice(0, dearestKept)
      const inTurn = [...chosen.slice(at), ...chosen.slice(0, at)]
      expectUndisturbed(inTurn, await flooded(inTurn))
    },
    floodTimeoutMs,
  )

  it(
    "answers others while one account uploads the dearest pictures",
    async () => {
      const chosen = dearest.filter(({ operation }) => operation.body?.kind === "file").slice(0, 1)
      expectUndisturbed(chosen, await flooded(chosen))
    },
    floodTimeoutMs,
  )

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
