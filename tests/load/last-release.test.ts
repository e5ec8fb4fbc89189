/**
 * A node of the release before serves beside one of this release, on the schema that this one has brought: nobody's request fails on
 * either, and each hears of the other's. docs/operating.md.
 */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { withServer } from "../../server/db/database.ts"
import { caller, dataOf, eventually } from "../server/callers.ts"
import { freePort } from "../server/harness.ts"
import { hubClient } from "../server/hubs/hub-server.ts"
import { orderPayload } from "../server/market.ts"
import { tokenFor } from "../server/tokens.ts"
import { scale } from "../share.ts"
import { startNode, type ServerNode } from "./nodes.ts"
import { addAccounts, type Account } from "./notices.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""
const limitMs = 240_000
const accountCount = 24
const migrationsFolder = "server/db/migrations"

const git = (...args: readonly string[]): string | null => {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  } catch {
    return null
  }
}

/** The newest tag of an earlier commit; without any, the code that lacks the newest migration. Null without a history. */
const releaseBefore = (): string | null => {
  const tag = git("describe", "--tags", "--abbrev=0", "HEAD~1")
  if (tag !== null) return tag
  const newest = git("log", "-1", "--format=%H", "--diff-filter=A", "--", migrationsFolder)
  return newest === null || newest === "" ? null : git("rev-parse", "--verify", `${newest}~1`)
}

const release = releaseBefore()

/** Only the long run has the time. */
describe.skipIf(scale === 1 || clusterUrl === "" || release === null)("the release before, beside this one", () => {
  const folder = mkdtempSync(join(tmpdir(), "release-"))
  const dataDir = join(folder, "data")
  let databaseUrl: string
  let drop: () => Promise<void>
  let publicUrl: string
  let old: ServerNode
  let oldPort: number
  let accounts: readonly Account[] = []
  const tokens = new Map<Account, string>()
  const stopping: (() => Promise<void>)[] = []

  const startOld = (): Promise<ServerNode> =>
    startNode({ port: oldPort, databaseUrl, dataDir, publicUrl, program: join(folder, "tests/load/node-main.ts") })

  beforeAll(async () => {
    const archive = execFileSync("git", ["archive", release ?? ""], { cwd: root, maxBuffer: 1_000_000_000 })
    execFileSync("tar", ["--extract", "--directory", folder], { input: archive })
    for (const name of ["node_modules", "dist"]) symlinkSync(join(root, name), join(folder, name))
    mkdirSync(dataDir)
    ;({ url: databaseUrl, drop } = await createDatabase(clusterUrl))
    oldPort = await freePort()
    publicUrl = `http://127.0.0.1:${oldPort}`
    old = await startOld()
  }, limitMs)

  afterAll(async () => {
    for (const stop of stopping) await stop()
    await old.kill()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }, limitMs)

  it(
    "answers all that is asked meanwhile and after, and hears of what this one does",
    { timeout: limitMs },
    async () => {
      const failures: string[] = []
      const placed: string[] = []
      const isOver = { now: false }
      const nodes: ServerNode[] = [old]
      let turn = 0

      const place = async (): Promise<void> => {
        const account = accounts[turn++ % accountCount]
        const [made, read] = [nodes[turn % nodes.length], nodes[(turn + 1) % nodes.length]]
        const token = account === undefined ? null : (tokens.get(account) ?? null)
        const answer = await caller(made?.url ?? "", token).core.POST("/orders/create", { body: orderPayload() })
        if (answer.data === undefined) return void failures.push(`${made?.url} ${answer.response.status}`)
        placed.push(answer.data.key)
        const params = { path: { key: answer.data.key } }
        const seen = await caller(read?.url ?? "", token).core.GET("/orders/{key}", { params })
        if (seen.data === undefined) failures.push(`${read?.url} ${seen.response.status}`)
      }

      // The schema is still the old release's, so nobody may migrate it here.
      await withServer(databaseUrl, async (db) => {
        accounts = await addAccounts(db, accountCount)
        for (const account of accounts)
          tokens.set(account, await tokenFor(db, `${publicUrl}/identity`, { sub: account.subject }))
      })

      const placing = (async () => {
        while (!isOver.now) {
          await place().catch((error: unknown) => failures.push(String(error)))
          await sleep(20)
        }
      })()
      await eventually(async () => (placed.length > 10 ? true : null), limitMs)

      const [listener] = accounts
      const token = listener === undefined ? "" : (tokens.get(listener) ?? "")
      const { connection, heard } = hubClient({ origin: old.url, token: () => token, hub: "system-notifications" })
      await connection.start()
      stopping.push(() => connection.stop())

      const young = await startNode({ port: await freePort(), databaseUrl, dataDir, publicUrl })
      stopping.push(young.kill)
      nodes.push(young)
      const withBoth = placed.length
      await eventually(async () => (placed.length > withBoth + 40 ? true : null), limitMs)
      const heardBefore = heard.length
      dataOf(await caller(young.url, token).core.POST("/orders/create", { body: orderPayload() }))
      await eventually(async () => (heard.length > heardBefore ? true : null))
      isOver.now = true
      await placing
      expect(failures).toEqual([])

      if (existsSync(join(folder, "server/db/serving.ts"))) {
        await old.kill()
        old = await startOld()
        await place()
        expect(failures).toEqual([])
      }
    },
  )
})
