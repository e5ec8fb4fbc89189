/**
 * The database's primary dies under two nodes that write, and its standby takes over: what was confirmed is there, once, and hubs
 * hear what happens after; where commits don't wait for the standby, it is lost. docs/operating.md.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, describe, expect, it } from "vitest"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { elsewhere, startPair } from "../../scripts/test/standby.mjs"
import { openDatabase } from "../../server/db/database.ts"
import { eventually } from "../server/callers.ts"
import { wireTo } from "../server/db/wire.ts"
import { scale } from "../share.ts"
import { press, readiness, startMarket, strangeIn, untilWritten, whatBecameOf } from "./failing-over.ts"
import { listen, type Listener } from "./listeners.ts"
import { notifyAll } from "./notices.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

const limitMs = 240_000

/** Only the long run has the time. */
describe.skipIf(scale === 1 || clusterUrl === "")("two nodes whose database fails over", () => {
  const ends: (() => Promise<void>)[] = []

  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }, limitMs)

  /** Starts a primary with its standby, and two nodes by an address that can lead to either; null without PostgreSQL. */
  const start = async (synchronousCommit?: "off" | "local") => {
    const pair = await startPair({ synchronousCommit })
    if (pair === null) return null
    ends.push(pair.stop)
    const { url: databaseUrl } = await createDatabase(pair.primaryUrl)
    const wire = await wireTo(databaseUrl)
    ends.push(wire.close)
    const market = await startMarket(databaseUrl, { DATABASE_URL: wire.url })
    ends.push(market.stop)
    return { pair, wire, market, standbyUrl: elsewhere(pair.standbyUrl, databaseUrl) }
  }

  it(
    "loses no order that was confirmed, has none twice, and tells hubs what happens after",
    { timeout: limitMs },
    async ({ skip }) => {
      const started = await start()
      if (started === null) return skip("The machine has no PostgreSQL.")
      const { pair, wire, market, standbyUrl } = started
      const listeners: Listener[] = []
      ends.push(async () => void (await Promise.all(listeners.map((listener) => listener.stop()))))
      for (const [at, { account, token }] of market.people.entries())
        listeners.push(await listen(market.nodes[at % market.nodes.length]?.url ?? "", account, token))
      const pressure = press(market)

      await sleep(3_000)
      const before = pressure.confirmed.size
      const killed = performance.now()
      await pair.killPrimary()
      await sleep(1_000)
      wire.leadTo(standbyUrl)
      await sleep(2_000)
      expect(await readiness(market)).toEqual([503, 503])
      const promoting = performance.now()
      await pair.promote()
      const { writtenMs, readyMs } = await untilWritten(market, pressure, promoting)
      await sleep(5_000)
      await pressure.stop()

      const database = await openDatabase({ url: standbyUrl })
      const accounts = market.people.map(({ account }) => account)
      await notifyAll(database.db, accounts, 20)
      const deaf = () =>
        listeners.filter(({ known, account, isLive }) => !isLive() || !account.meant.every((id) => known.has(id)))
      await eventually(async () => (deaf().length === 0 ? true : null), 60_000)
      // A gap may have been filled by reading while the nodes came back; from now on everything is heard.
      await notifyAll(database.db, accounts, 5)
      const hearing = ({ heard, account }: Listener) => account.meant.slice(-5).every((id) => heard.has(id))
      await eventually(async () => (listeners.every(hearing) ? true : null), 60_000)
      const heardTwice = listeners.flatMap(({ heard }) => [...heard].filter(([, times]) => times > 1))
      const became = await whatBecameOf(database.db, pressure)
      await database.close()

      const repeated = [...pressure.confirmed.values()].filter(({ tries }) => tries > 1).length
      console.log(
        `Written again ${writtenMs} ms after the word to promote, ${Math.round(promoting + writtenMs - killed)} ms after the primary's end; ready after ${readyMs} ms. ${pressure.confirmed.size} orders were confirmed, ${before} of them before, ${repeated} not at the first try; ${JSON.stringify(Object.fromEntries(pressure.statuses))}.`,
      )
      expect(strangeIn(pressure)).toEqual([])
      expect(before).toBeGreaterThan(20)
      expect(became).toEqual({ lost: [], twice: [] })
      expect(heardTwice).toEqual([])
    },
  )

  it.for(["off", "local"] as const)(
    "loses confirmed orders where commits don't wait for the standby: synchronous_commit = %s",
    { timeout: limitMs },
    async (synchronousCommit, { skip }) => {
      const started = await start(synchronousCommit)
      if (started === null) return skip("The machine has no PostgreSQL.")
      const { pair, wire, market, standbyUrl } = started
      const pressure = press(market)
      await sleep(1_000)
      await pair.holdReplication()
      const held = performance.now()
      await sleep(2_000)
      await pair.killPrimary()
      const killed = performance.now()
      wire.leadTo(standbyUrl)
      await pair.promote()
      await untilWritten(market, pressure, performance.now())
      await pressure.stop()

      const database = await openDatabase({ url: standbyUrl })
      const { lost, twice } = await whatBecameOf(database.db, pressure)
      await database.close()
      const { confirmed } = pressure
      // An answer may come some moments after its commit.
      const surelyLost = [...confirmed].filter(([, { at }]) => at > held + 500 && at < killed).map(([name]) => name)
      console.log(
        `${lost.length} of ${confirmed.size} confirmed orders are lost, ${Math.round(killed - held)} ms after replication was held; synchronous_commit = ${synchronousCommit}.`,
      )
      expect(surelyLost.length).toBeGreaterThan(10)
      expect(surelyLost.filter((name) => !lost.includes(name))).toEqual([])
      expect(lost.filter((name) => (confirmed.get(name)?.at ?? killed) >= killed)).toEqual([])
      expect(twice).toEqual([])
    },
  )
})
