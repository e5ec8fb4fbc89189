/** `npm run replay -- --letter KEY` as an operator runs it, on the embedded database of a server that was stopped. docs/replay.md. */
import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { root } from "../../../scripts/base/fingerprint.mjs"
import { throwAwayFolder } from "../../../scripts/base/throw-away.mjs"
import { openDatabase } from "../../../server/db/database.ts"
import { startServerOn } from "../../journeys/server.ts"
import { aPackedLog } from "../packed-log.ts"

const limitMs = 240_000
let dataDir = ""
let key = ""

const replayOn = (
  place: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: string; readonly complained: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: place }
    execFile(process.execPath, ["scripts/replay.ts", ...args], { cwd: root, env }, (error, said, complained) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said, complained }),
    )
  })

const replay = (...args: readonly string[]) => replayOn(dataDir, ...args)

beforeAll(async () => {
  dataDir = await mkdtemp(join(throwAwayFolder(), "replay-letter-"))
  const server = await startServerOn(dataDir, { DEMO: "off" })
  const body = { userName: "Ida Roth", email: "ida@example.com", message: "My order is gone.", log: aPackedLog }
  const sent = await fetch(`${server.url}/api/support/support/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
  if (sent.status !== 204) throw new Error(await sent.text())
  await server.stop()
  const database = await openDatabase({ dataDir })
  const letter = await database.db.selectFrom("support_letters").select("key").executeTakeFirstOrThrow()
  key = letter.key
  await database.close()
}, limitMs)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it("answers questions to the log that came with the letter", { timeout: limitMs }, async () => {
  const { code, said, complained } = await replay("--letter", key, "--stats")
  expect(complained).toBe("")
  expect(said).toContain("2 events")
  expect(code).toBe(0)
})

it("says which letter has none", { timeout: limitMs }, async () => {
  const none = "00000000-0000-4000-8000-000000000000"
  const { code, complained } = await replay("--letter", none, "--stats")
  expect(complained).toContain(`--letter ${none}: There is no such letter, or no log came with it.`)
  expect(code).toBe(1)
})

it("makes no marketplace where there is none", { timeout: limitMs }, async () => {
  const nowhere = join(dataDir, "misspelt")
  const { code, complained } = await replayOn(nowhere, "--letter", key, "--stats")
  expect(complained).toContain(`There is no marketplace in ${nowhere}. Set DATA_DIR or DATABASE_URL`)
  expect(code).toBe(1)
  expect(existsSync(nowhere)).toBe(false)
})
