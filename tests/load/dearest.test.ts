/**
 * The largest request of an operation goes well, and nobody stops the server for others: two hundred of the dearest
 * there are, at once, by one account. The flood measures time, so only the long run has it. Law 21.
 */
import { Worker } from "node:worker_threads"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract } from "../../server/contract/operations.ts"
import { fillMarket, words } from "../bench/server/rows.ts"
import { addressOf } from "../contract/asking.ts"
import { withoutAnnouncements } from "../contract/situations.ts"
import { browserAgent, eventually } from "../server/callers.ts"
import { engines, oneEngine } from "../server/db/engines.ts"
import { formWith, png } from "../server/files/samples.ts"
import { startApp, type Person, type TestApp } from "../server/harness.ts"
import { everyApp } from "../server/push/app-services.ts"
import { isTaken, scale } from "../share.ts"
import type { Flooded, FloodOrder, Sending, Watched } from "./flood-worker.ts"
import { bytesOf, pictureForm } from "./largest.ts"
import { dearestOf, repeatedBy, type Dear } from "./repeated.ts"

/** The number of people who ask at once, each `scale` times in a row. */
const atOnce = 200
/** The rest of the flood goes away after so long, as people do. */
const longestMs = 6_000 * scale
/** One of the dearest pictures takes so long to draw that none would be done before. */
const longestUploadMs = 2 * longestMs

/**
 * The bound in ms on what anybody else may wait: so long, or so many times as long as when nothing else was asked. A
 * photo takes its turn several times, is drawn in between, and other tests draw on the same cores.
 */
const leastBoundMs: Readonly<Record<string, number>> = { search: 1_000, health: 1_000, photo: 5_000 }
const timesAsLong = 10

const settledWithinMs = 60_000 * scale
const floodTimeoutMs = 2 * settledWithinMs + 4 * longestUploadMs
/** Every operation is set up and asked, with both cores busy. */
const setUpMs = 300_000

/** The fair ends of a flood's requests: done, told to come again later, at the account's limit, or gone away. */
const fairEnds = /^(?:2\d\d|TooManyRequestsException, to come again|\w*LimitExceededException|given up)$/u

const dearestKept = 8
const market = { orders: 1_000, messages: 1_000, notifications: 1 }
const { operations } = readContract()

const sendingOf = async (app: TestApp, { operation, what }: Dear): Promise<Sending> => {
  const body = await bytesOf(pictureForm(operation) ?? what.body)
  return {
    url: `${app.url}${addressOf(operation, what)}`,
    method: operation.method.toUpperCase(),
    headers: {
      "User-Agent": browserAgent,
      ...what.header,
      ...(body !== null && { "Content-Type": body.type }),
      ...(what.token !== null && { Authorization: `Bearer ${what.token}` }),
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

/**
 * Answers the acts of somebody else meanwhile: they look for work, have their own photo changed; and what watches over
 * the server.
 */
const watchedBy = async (app: TestApp, { token }: Person): Promise<Readonly<Record<string, Watched>>> => {
  const headers = { "User-Agent": browserAgent, Authorization: `Bearer ${token}` }
  const search = `${app.url}/api/core/v2/search/orders?term=${words[3]}&top=20`
  const upload = operations.find(({ id }) => id === "uploadAccountPhoto")
  const photo = upload?.body?.kind === "file" ? await bytesOf(formWith(png(), "me.png", upload.body.field)) : null
  if (upload === undefined || photo === null) throw new Error("Nobody can upload a photo of their own.")
  return {
    search: { sending: { url: search, method: "GET", headers, body: null }, quietRounds: 30, everyMs: 0 },
    health: {
      sending: { url: `${app.url}/health`, method: "GET", headers: {}, body: null },
      quietRounds: 30,
      everyMs: 0,
    },
    photo: {
      sending: {
        url: `${app.url}${addressOf(upload, { token })}`,
        method: upload.method.toUpperCase(),
        headers: { ...headers, "Content-Type": photo.type },
        body: new Uint8Array(photo.bytes),
      },
      quietRounds: 5,
      everyMs: 500 * scale, // within the hour's hundred uploads
    },
  }
}

const largestEachOf = 3

describe.each(oneEngine)("the largest request on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine, { config: { push: everyApp } })
    await withoutAnnouncements(app)
  })
  afterAll(() => app.close())

  const taken = operations.filter(({ id }) => isTaken(id, largestEachOf))
  it.each(taken.map((operation) => [operation.id, operation] as const))("goes well for %s", async (_id, operation) => {
    const [{ status, what } = { status: 0, what: null }] = await dearestOf(app, [operation])
    expect({ status, what }).toEqual({ status: operation.status, what })
  })
})

describe.each(scale > 1 ? engines : [])("a flood on the $name database", (engine) => {
  let app: TestApp
  let flo: Person
  let dearest: readonly Dear[] = []
  let repeated: readonly Dear[] = []
  let uploads: readonly Dear[] = []
  beforeAll(async () => {
    app = await startApp(engine, { config: { push: everyApp } })
    await fillMarket(app.db, market)
    // The announcement of a published order reaches nobody but whom it is for.
    await app.db.updateTable("executants").set({ is_subscribed: false }).execute()
    await withoutAnnouncements(app)
    dearest = await dearestOf(app, operations)
    flo = await app.person("Flo Roe")
    const isUpload = ({ operation }: Dear): boolean => operation.body?.kind === "file"
    repeated = await repeatedBy(
      app,
      flo,
      dearest.filter((dear) => !isUpload(dear)),
      dearestKept,
    )
    uploads = await repeatedBy(app, flo, dearest.filter(isUpload), 1)
  }, setUpMs)
  afterAll(() => app.close())

  /** The first of the given ones half of the time, all of them by Flo. */
  const flooded = async ([first, ...others]: readonly Dear[], forMs = longestMs): Promise<Flooded> => {
    if (first === undefined) throw new Error("Nothing was found to be dear.")
    const most = await sendingOf(app, first)
    const rest = await Promise.all(others.map((one) => sendingOf(app, one)))
    const flood = Array.from({ length: atOnce }, (_, at) =>
      at % 2 === 0 ? most : (rest[(at >> 1) % rest.length] ?? most),
    )
    await settled(app)
    return asked({ flood, watched: await watchedBy(app, await app.person("Di Roe")), longestMs: forMs, times: scale })
  }

  const expectUndisturbed = (chosen: readonly Dear[], { quiet, loud, answered, floodMs }: Flooded): void => {
    const found = chosen.map(({ operation, ms }) => `${operation.id} ${Math.round(ms)} ms`).join(", ")
    const waits = Object.entries(loud).map(([name, times]) => ({
      name,
      times: times.length,
      longestMs: Math.round(longest(times)),
      boundMs: Math.round(Math.max(leastBoundMs[name] ?? 0, timesAsLong * p99(quiet[name] ?? []))),
    }))
    console.log(`${atOnce} times ${found}, for ${Math.round(floodMs)} ms:`, JSON.stringify({ waits, answered }))
    expect(waits.filter(({ longestMs, boundMs }) => longestMs > boundMs)).toEqual([])
    expect(Object.keys(answered).filter((how) => !fairEnds.test(how))).toEqual([])
    const done = Object.entries(answered).filter(([how]) => how.startsWith("2"))
    expect(done.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(0)
  }

  it("goes well for the largest request of every operation", () => {
    expect(
      dearest
        .filter(({ operation, status }) => status !== operation.status)
        .map(({ operation, status, what }) => [operation.id, status, what]),
    ).toEqual([])
  })

  it("finds as many dear ones as it floods that one account may ask again and again", () => {
    expect([repeated.length, uploads.length]).toEqual([dearestKept, 1])
    expect(new Set([...repeated, ...uploads].map(({ what }) => what.token))).toEqual(new Set([flo.token]))
  })

  it.each([0, 1])(
    "answers others while one account asks for the dearest without a file, number %i",
    async (at) => {
      const inTurn = [...repeated.slice(at), ...repeated.slice(0, at)]
      expectUndisturbed(inTurn, await flooded(inTurn))
    },
    floodTimeoutMs,
  )

  it(
    "answers others while one account uploads the dearest pictures",
    async () => expectUndisturbed(uploads, await flooded(uploads, longestUploadMs)),
    floodTimeoutMs,
  )

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
