/**
 * The database's primary dies under two nodes that write, and its standby takes over: what was confirmed is there, once, and hubs
 * hear what happens after. docs/operating.md.
 */
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { startPair } from "../../scripts/test/standby.mjs"
import { openDatabase } from "../../server/db/database.ts"
import { freePort, startServerOn, type JourneyServer } from "../journeys/server.ts"
import { caller, eventually } from "../server/callers.ts"
import { wireTo, type Wire } from "../server/db/wire.ts"
import { orderPayload } from "../server/market.ts"
import { tokenFor } from "../server/tokens.ts"
import { scale } from "../share.ts"
import { listen, type Listener } from "./listeners.ts"
import { addAccounts, notifyAll, type Account } from "./notices.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

const accountCount = 60
const hubClients = 60
const writers = 8
const readers = 4
const limitMs = 240_000

const elsewhere = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: new URL(database).pathname }).href

/** Only the long run has the time. */
describe.skipIf(scale === 1 || clusterUrl === "")("two nodes whose database fails over", () => {
  let pair: Awaited<ReturnType<typeof startPair>> = null
  let wire: Wire
  let nodes: readonly JourneyServer[] = []
  let accounts: readonly Account[] = []
  let databaseUrl: string
  let dataDir: string
  const tokens = new Map<Account, string>()
  const listeners: Listener[] = []

  beforeAll(async () => {
    pair = await startPair()
    if (pair === null) return
    databaseUrl = (await createDatabase(pair.primaryUrl)).url
    dataDir = await mkdtemp(join(tmpdir(), "nodes-"))
    wire = await wireTo(databaseUrl)
    const ports = [await freePort(), await freePort()]
    const same = { PUBLIC_URL: `http://localhost:${ports[0]}`, DATABASE_URL: wire.url, DEMO: "off" }
    const started: JourneyServer[] = []
    for (const port of ports) started.push(await startServerOn(dataDir, { ...same, PORT: String(port) }))
    nodes = started
    const database = await openDatabase({ url: databaseUrl })
    accounts = await addAccounts(database.db, accountCount)
    for (const account of accounts)
      tokens.set(account, await tokenFor(database.db, `${same.PUBLIC_URL}/identity`, { sub: account.subject }))
    await database.close()
  }, limitMs)

  afterAll(async () => {
    await Promise.all(listeners.map((listener) => listener.stop()))
    await Promise.all(nodes.map((node) => node.stop()))
    if (pair === null) return
    await wire.close()
    await pair.stop()
    await rm(dataDir, { recursive: true, force: true })
  }, limitMs)

  it(
    "loses no order that was confirmed, has none twice, and tells hubs what happens after",
    { timeout: limitMs },
    async ({ skip }) => {
      if (pair === null) return skip("The machine has no PostgreSQL.")
      for (let at = 0; at < hubClients; at += 1) {
        const [account, node] = [accounts[at % accountCount], nodes[at % nodes.length]]
        if (account === undefined || node === undefined) continue
        listeners.push(await listen(node.url, account, tokens.get(account) ?? ""))
      }
      const statuses = new Map<string, number>()
      const note = (what: string): void => void statuses.set(what, (statuses.get(what) ?? 0) + 1)
      const confirmed = new Map<string, { readonly key: string; readonly at: number; readonly tries: number }>()
      const over = new AbortController()
      let turn = 0
      // One after the other, as each may place only so many in a day.
      const nextCaller = () => {
        const account = accounts[turn++ % accountCount]
        const token = account === undefined ? null : (tokens.get(account) ?? null)
        return (node: JourneyServer | undefined) => caller(node?.url ?? "", token)
      }

      /** Asks with the same key until there is an answer, of one node after the other. */
      const place = async (): Promise<void> => {
        const [name, callerAt] = [`Order ${randomUUID()}`, nextCaller()]
        const params = { header: { "Idempotency-Key": randomUUID() } }
        const body = orderPayload({ name })
        for (let tries = 1; ; tries += 1) {
          const { core } = callerAt(nodes[tries % nodes.length])
          const answer = await core.POST("/orders/create", { params, body }).catch(() => null)
          note(`write ${answer === null ? "without answer" : answer.response.status}`)
          if (answer?.data !== undefined)
            return void confirmed.set(name, { key: answer.data.key, at: performance.now(), tries })
          if (answer !== null && answer.response.status !== 503) return
          await sleep(50)
        }
      }
      const writing = Array.from({ length: writers }, async () => {
        while (!over.signal.aborted) {
          await place()
          await sleep(150)
        }
      })
      const reading = Array.from({ length: readers }, async (_, at) => {
        while (!over.signal.aborted) {
          const { fetch: ask } = caller(nodes[at % nodes.length]?.url ?? "", null)
          const answer = await ask("/api/core/v2/search/orders?top=5").catch(() => null)
          note(`read ${answer === null ? "without answer" : answer.status}`)
          await answer?.text()
          await sleep(50)
        }
      })
      const readiness = (node: JourneyServer | undefined): Promise<number> =>
        fetch(`${node?.url}/readyz`).then(({ status }) => status)

      await sleep(3_000)
      const before = confirmed.size
      const killed = performance.now()
      await pair.killPrimary()
      await sleep(1_000)
      const standbyUrl = elsewhere(pair.standbyUrl, databaseUrl)
      wire.leadTo(standbyUrl)
      await sleep(2_000)
      expect(await Promise.all(nodes.map(readiness))).toEqual([503, 503])
      const promoting = performance.now()
      await pair.promote()
      const promoted = performance.now()
      await eventually(async () => ([...confirmed.values()].some(({ at }) => at > promoted) ? true : null), 60_000)
      await eventually(
        async () => ((await Promise.all(nodes.map(readiness))).every((status) => status === 200) ? true : null),
        60_000,
      )
      const readyMs = Math.round(performance.now() - promoted)
      await sleep(5_000)
      over.abort()
      await Promise.all([...writing, ...reading])

      const database = await openDatabase({ url: standbyUrl })
      await notifyAll(database.db, accounts, 20)
      const deaf = () =>
        listeners.filter(({ known, account, isLive }) => !isLive() || !account.meant.every((id) => known.has(id)))
      await eventually(async () => (deaf().length === 0 ? true : null), 60_000)
      // A gap may have been filled by reading while the nodes came back; from now on everything is heard.
      await notifyAll(database.db, accounts, 5)
      const hearing = ({ heard, account }: Listener) => account.meant.slice(-5).every((id) => heard.has(id))
      await eventually(async () => (listeners.every(hearing) ? true : null), 60_000)
      const twice = listeners.flatMap(({ heard }) => [...heard].filter(([, times]) => times > 1))
      const rows = await database.db.selectFrom("listing_versions").select(["name", "listing_key"]).execute()
      await database.close()

      const firstAt = Math.min(...[...confirmed.values()].map(({ at }) => at).filter((at) => at > promoting))
      const repeated = [...confirmed.values()].filter(({ tries }) => tries > 1).length
      console.log(
        `Written again ${Math.round(firstAt - promoting)} ms after the word to promote, which took ${Math.round(promoted - promoting)} ms, ${Math.round(firstAt - killed)} ms after the primary's end; ready ${readyMs} ms after it was promoted. ${confirmed.size} orders were confirmed, ${before} of them before, ${repeated} not at the first try; ${JSON.stringify(Object.fromEntries(statuses))}.`,
      )
      expect([...statuses.keys()].filter((what) => !/ (?:200|201|503|without answer)$/u.test(what))).toEqual([])
      expect(before).toBeGreaterThan(20)
      const keysOf = new Map<string, string[]>()
      for (const { name, listing_key: key } of rows) keysOf.set(name, [...(keysOf.get(name) ?? []), key])
      for (const [name, { key }] of confirmed) expect(keysOf.get(name)).toEqual([key])
      expect([...keysOf].filter(([, keys]) => keys.length > 1)).toEqual([])
      expect(twice).toEqual([])
    },
  )
})
