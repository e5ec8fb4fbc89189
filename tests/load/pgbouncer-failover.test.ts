/**
 * The primary dies behind PgBouncer under two nodes that write, and its standby takes over: what was confirmed is there, once.
 * docs/operating.md.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { afterEach, describe, expect, it } from "vitest"
import { startPgbouncer } from "../../scripts/test/pgbouncer.mjs"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { elsewhere, startPair } from "../../scripts/test/standby.mjs"
import { openDatabase } from "../../server/db/database.ts"
import { freePort } from "../journeys/server.ts"
import { wireTo } from "../server/db/wire.ts"
import { scale } from "../share.ts"
import { press, startMarket, strangeIn, untilWritten, whatBecameOf } from "./failing-over.ts"
import { configured } from "./pooled.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

const limitMs = 240_000

/** Only the long run has the time. */
describe.skipIf(scale === 1 || clusterUrl === "")("two nodes behind PgBouncer, whose database fails over", () => {
  const ends: (() => Promise<void>)[] = []

  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }, limitMs)

  /** Both ways to the database lead by an address that moves: PgBouncer's, and that of what needs a session. */
  const start = async () => {
    const pair = await startPair()
    if (pair === null) return null
    ends.push(pair.stop)
    const { url: databaseUrl } = await createDatabase(pair.primaryUrl)
    const wire = await wireTo(databaseUrl)
    ends.push(wire.close)
    const port = await freePort()
    const configuration = (database: string): string => `${configured(database, port)}\nadmin_users = postgres\n`
    const bouncer = await startPgbouncer({ configuration: configuration(wire.url), users: ["postgres"], port })
    if (bouncer === null) return null
    ends.push(bouncer.stop)
    const pooled = `postgres://postgres@127.0.0.1:${port}/marketplace`
    const market = await startMarket(databaseUrl, { DATABASE_URL: pooled, DATABASE_SESSION_URL: wire.url })
    ends.push(market.stop)
    const standbyUrl = elsewhere(pair.standbyUrl, databaseUrl)
    /** Says a word to PgBouncer's console. */
    const command = async (word: string): Promise<void> => {
      const console = new Client({ connectionString: elsewhere(pooled, "postgres://there/pgbouncer") })
      await console.connect()
      await console.query(word)
      await console.end()
    }
    return { pair, wire, market, standbyUrl, bouncer, configuration, command }
  }
  type Started = NonNullable<Awaited<ReturnType<typeof start>>>

  it.for([
    {
      how: "a primary whose machine stays, and a host that is changed and reloaded",
      fall: () => undefined,
      lead: async ({ bouncer, configuration, standbyUrl }: Started) => bouncer.reload(configuration(standbyUrl)),
    },
    {
      how: "a primary without power, and an address that moves",
      fall: ({ wire }: Started) => wire.abandon(),
      lead: ({ command }: Started) => command("RECONNECT"),
    },
  ])("lose no order that was confirmed: $how", { timeout: limitMs }, async ({ how, fall, lead }, { skip }) => {
    const started = await start()
    if (started === null) return skip("The machine has no PostgreSQL, or no PgBouncer.")
    const { pair, wire, market, standbyUrl } = started
    const pressure = press(market)
    await sleep(3_000)
    const before = pressure.confirmed.size
    fall(started)
    const killed = performance.now()
    await pair.killPrimary()
    await sleep(3_000)
    await pair.promote()
    wire.leadTo(standbyUrl)
    const leading = performance.now()
    await lead(started)
    const { writtenMs, readyMs } = await untilWritten(market, pressure, leading)
    // By then listeners have found a silence, and what was asked there has its answer.
    await sleep(7_000)
    const statuses = new Map(pressure.statuses)
    await sleep(2_000)
    await pressure.stop()

    const database = await openDatabase({ url: standbyUrl })
    const became = await whatBecameOf(database.db, pressure)
    await database.close()
    const repeated = [...pressure.confirmed.values()].filter(({ tries }) => tries > 1).length
    console.log(
      `${how}: written again ${writtenMs} ms after PgBouncer was led to the standby, ${Math.round(leading + writtenMs - killed)} ms after the primary's end; ready after ${readyMs} ms. ${pressure.confirmed.size} orders were confirmed, ${before} of them before, ${repeated} not at the first try; ${JSON.stringify(Object.fromEntries(pressure.statuses))}.`,
    )
    expect(strangeIn(pressure)).toEqual([])
    expect(before).toBeGreaterThan(20)
    expect(became).toEqual({ lost: [], twice: [] })
    // Nobody is turned away any more.
    expect(pressure.statuses.get("write 503")).toBe(statuses.get("write 503"))
    expect(pressure.statuses.get("read 503")).toBe(statuses.get("read 503"))
  })
})
