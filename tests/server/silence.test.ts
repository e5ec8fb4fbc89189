/** Requests that had asked a database which lost its power are answered once its listener finds it silent. architecture: Server. */
import { randomUUID } from "node:crypto"
import { setImmediate, setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { openDatabase } from "../../server/db/database.ts"
import { engineBehind } from "./db/behind-wire.ts"
import type { Wire } from "./db/wire.ts"
import { startApp, type Person, type TestApp } from "./harness.ts"
import { orderPayload } from "./market.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

/** A listener asks every 5 s, and has 3 s for the answer. */
const foundWithinMs = 15_000

const read = "/api/core/v2/search/orders?top=1"

const place = async (person: Person, name: string, key: string) => {
  const began = performance.now()
  const params = { header: { "Idempotency-Key": key } }
  const { response, data } = await person.core.POST("/orders/create", { params, body: orderPayload({ name }) })
  const again = Number(response.headers.get("Retry-After") ?? 0)
  return { name, key, tookMs: performance.now() - began, status: response.status, again, order: data?.key }
}

describe.skipIf(clusterUrl === "")("a node whose database loses its power", () => {
  let wire: Wire
  let app: TestApp

  beforeEach(async () => {
    const engine = engineBehind((opened) => (wire = opened))
    app = await startApp(engine, { config: { logLevel: "silent" } })
  })

  afterEach(() => app.close())

  it("asks those to come again who had asked it, and has a new connection for them", async () => {
    const anna = await app.person("Anna")
    const confirmed = new Map<string, string | undefined>()
    const before = await Promise.all([1, 2, 3, 4].map((at) => place(anna, `Before ${at}`, randomUUID())))
    for (const { name, order } of before) confirmed.set(name, order)

    wire.abandon()
    const [reading, ...writing] = await Promise.all([
      anna.fetch(read).then(({ status }) => status),
      ...[1, 2, 3, 4].map((at) => place(anna, `Under way ${at}`, randomUUID())),
    ])
    const unanswered = writing.filter(({ status }) => status !== 201)
    expect(unanswered.length).toBeGreaterThan(0)
    expect([200, 503]).toContain(reading)
    for (const { status, again, tookMs } of unanswered) {
      expect(status).toBe(503)
      expect(again).toBeGreaterThan(0)
      expect(tookMs).toBeLessThan(foundWithinMs)
    }

    const repeated = await Promise.all(unanswered.map(({ name, key }) => place(anna, name, key)))
    expect(repeated.map(({ status }) => status)).toEqual(unanswered.map(() => 201))
    expect(Math.max(...repeated.map(({ tookMs }) => tookMs))).toBeLessThan(5_000)
    for (const { name, order, status } of [...writing, ...repeated]) if (status === 201) confirmed.set(name, order)
    expect(confirmed.size).toBe(8)
    const rows = await app.db.selectFrom("listing_versions").select(["name", "listing_key"]).execute()
    expect(rows.map(({ name, listing_key: key }) => [name, key]).toSorted()).toEqual([...confirmed].toSorted())
  })
})

describe.skipIf(clusterUrl === "")("a pool whose database loses its power", () => {
  it("keeps what it has asked since then, though another listener would have found the silence later", async () => {
    let wire: Wire | undefined
    const database = await engineBehind((opened) => (wire = opened)).open()
    let lost = 0
    const listen = (channel: string) =>
      database.listen(
        channel,
        () => undefined,
        () => void lost++,
      )
    const first = await listen("test_first")
    // The second one asks four seconds after the first, when that one has found the silence and the pool asks elsewhere.
    await sleep(4_000)
    const second = await listen("test_second")
    wire?.abandon()
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow("has not answered its listener")
    await sql`select pg_sleep(6)`.execute(database.db)
    expect(lost).toBe(4)
    await first.close()
    await second.close()
    await database.close()
  })
})

describe.skipIf(clusterUrl === "")("a node whose database is there", () => {
  /** Keeps the whole process busy, so that an answer that has come can't be read. */
  const block = (ms: number): void => {
    for (const end = performance.now() + ms; performance.now() < end;);
  }

  it("waits for a slow statement, though it is too busy itself to hear its listener's answers", async () => {
    const { url, drop } = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    const database = await openDatabase({ url })
    let lost = 0
    const listening = await database.listen(
      "test_silence",
      () => undefined,
      () => void lost++,
    )
    const slow = sql`select pg_sleep(14)`.execute(database.db)
    await sleep(50)
    for (let times = 0; times < 3; times += 1) {
      block(4_000)
      await setImmediate()
    }
    await slow
    expect(lost).toBe(0)
    await listening.close()
    await database.close()
    await drop()
  })
})
