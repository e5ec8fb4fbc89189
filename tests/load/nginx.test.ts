/**
 * Two nodes behind nginx are restarted one after the other, and nobody's request fails; docs/operating/nginx.conf is what
 * operators are given. docs/operating.md.
 */
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startNginx } from "../../scripts/test/nginx.mjs"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { openDatabase, type Database } from "../../server/db/database.ts"
import { freePort, startServerOn, type JourneyServer } from "../journeys/server.ts"
import { caller, eventually } from "../server/callers.ts"
import { png } from "../server/files/samples.ts"
import { orderPayload } from "../server/market.ts"
import { slowForm } from "../server/slow-form.ts"
import { tokenFor } from "../server/tokens.ts"
import { scale } from "../share.ts"
import { listen, type Listener } from "./listeners.ts"
import { addAccounts, notifyAll, type Account } from "./notices.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""
const configuration = readFileSync(new URL("../../docs/operating/nginx.conf", import.meta.url), "utf8")

const hubClients = 200
const accountCount = 40
const readers = 6
const writers = 3
const limitMs = 240_000

/** Only the long run has the time. */
describe.skipIf(scale === 1 || clusterUrl === "")("two nodes behind nginx", () => {
  let database: Database
  let drop: () => Promise<void>
  let nginx: Awaited<ReturnType<typeof startNginx>> = null
  let nodes: readonly JourneyServer[] = []
  let url: string
  let accounts: readonly Account[] = []
  const tokens = new Map<Account, string>()
  const listeners: Listener[] = []

  beforeAll(async () => {
    const created = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    const dataDir = await mkdtemp(join(tmpdir(), "nodes-"))
    const [front, first, second] = [await freePort(), await freePort(), await freePort()]
    url = `http://localhost:${front}`
    const same = { PUBLIC_URL: url, DATABASE_URL: created.url, DEMO: "off", TRUSTED_PROXIES: "127.0.0.1,::1" }
    nodes = await Promise.all([first, second].map((port) => startServerOn(dataDir, { ...same, PORT: String(port) })))
    nginx = await startNginx(
      configuration
        .replace("listen 80;", `listen ${front};`)
        .replace("listen [::]:80;", `listen [::]:${front};`)
        .replace(":4001", `:${first}`)
        .replace(":4002", `:${second}`),
    )
    database = await openDatabase({ url: created.url })
    drop = async () => {
      await database.close()
      await created.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
    accounts = await addAccounts(database.db, accountCount)
    for (const account of accounts)
      tokens.set(account, await tokenFor(database.db, `${url}/identity`, { sub: account.subject }))
  }, limitMs)

  afterAll(async () => {
    await Promise.all(listeners.map((listener) => listener.stop()))
    await nginx?.stop()
    await Promise.all(nodes.map((node) => node.stop()))
    await drop()
  }, limitMs)

  const callerOf = (account: Account | undefined) =>
    caller(url, account === undefined ? null : (tokens.get(account) ?? null))

  it(
    "are restarted without a failed request, a lost upload or a doubled order",
    { timeout: limitMs },
    async ({ skip }) => {
      skip(nginx === null, "The machine has no nginx.")
      for (let at = 0; at < hubClients; at += 1) {
        const account = accounts[at % accountCount]
        if (account !== undefined) listeners.push(await listen(url, account, tokens.get(account) ?? ""))
      }
      const failed: string[] = []
      const asked = { reads: 0, writes: 0 }
      const placed = new Map<string, string>()
      let turn = 0
      // One after the other, as each may place only so many in a day.
      const nextCaller = () => callerOf(accounts[turn++ % accountCount])
      const over = new AbortController()

      const reading = Array.from({ length: readers }, async () => {
        while (!over.signal.aborted) {
          const answer = await callerOf(undefined).fetch("/api/core/v2/search/orders?top=5").catch(String)
          asked.reads += 1
          if (typeof answer === "string" || !answer.ok)
            failed.push(`read: ${typeof answer === "string" ? answer : answer.status}`)
          await sleep(20)
        }
      })
      const writing = Array.from({ length: writers }, async () => {
        while (!over.signal.aborted) {
          const { core } = nextCaller()
          const name = `Order ${randomUUID()}`
          const answer = await core.POST("/orders/create", { body: orderPayload({ name }) }).catch(String)
          asked.writes += 1
          if (typeof answer === "string" || answer.data === undefined)
            failed.push(`write: ${typeof answer === "string" ? answer : JSON.stringify(answer.error)}`)
          else placed.set(name, answer.data.key)
          await sleep(1_000)
        }
      })

      const upload = async (): Promise<number> => {
        const owner = nextCaller()
        const { data } = await owner.core.POST("/orders/create", { body: orderPayload() })
        const answer = await owner.fetch(`/api/core/orders/${data?.key}/file`, {
          method: "POST",
          headers: { "Content-Type": "multipart/form-data; boundary=x" },
          body: slowForm(png(), 8, 500),
          duplex: "half",
        } as RequestInit)
        return answer.status
      }

      const restartedMs: number[] = []
      const notifying = notifyAll(database.db, accounts, 40)
      for (const node of nodes) {
        // Each node has one of them, as requests take turns.
        const uploads = [upload(), upload()]
        await sleep(1_000)
        const began = performance.now()
        await node.stop()
        await node.start()
        restartedMs.push(Math.round(performance.now() - began))
        expect(await Promise.all(uploads)).toEqual([201, 201])
        await sleep(2_500)
      }
      await notifying
      nginx?.reload()
      await sleep(2_000)
      over.abort()
      await Promise.all([...reading, ...writing])

      const deaf = () =>
        listeners.filter(({ known, account, isLive }) => !isLive() || known.size < account.meant.length)
      await eventually(async () => (deaf().length === 0 ? true : null), 60_000)
      console.log(
        `Restarted within ${restartedMs.join(" and ")} ms; ${asked.reads} reads and ${asked.writes} writes, ${failed.length} failed; ${listeners.length} hubs came back ${listeners.reduce((sum, { returns }) => sum + returns(), 0)} times.`,
      )
      expect(failed).toEqual([])
      const rows = await database.db.selectFrom("listing_versions").select("name").execute()
      for (const name of placed.keys()) expect(rows.filter((row) => row.name === name)).toHaveLength(1)
    },
  )
})
