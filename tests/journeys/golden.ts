/**
 * Golden logs, recorded from the journeys that `golden-journeys.ts` names, at each release once. A log is read from the
 * browser's own database, so no journey has to lead to the page that saves it. architecture: Replay. Law 6.
 */
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { appendFile, readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { build } from "esbuild"
import type { Page } from "playwright"
import { expect as poll } from "playwright/test"
import { expect, onTestFinished } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { decodeLog, type Log } from "../../src/log/codec.ts"
import { withHashes } from "../../src/log/hashing.ts"
import { replayLog } from "../../src/log/replay.ts"
import { goldenJourneys } from "./golden-journeys.ts"

/** Decodes the log, which must begin with the first event; fails with what is wrong with it. */
export const wholeLog = (text: string): Log => {
  const decoded = decodeLog(text)
  if ("problem" in decoded) throw new Error(`Line ${decoded.problem.line}: ${decoded.problem.why}`)
  const { violations, notes } = replayLog(decoded.log)
  expect([...decoded.problems, ...violations, ...notes]).toEqual([])
  return decoded.log
}

const reading = `
import { listRuns, openRecorderDatabase, readRun } from "./src/log/storage.ts"
const database = await openRecorderDatabase("marketplace-log")
const [longest] = (await listRuns(database)).toSorted((a, b) => b.events - a.events)
const text = longest === undefined ? null : await readRun(database, longest.session)
database.close()
window.longestRun = text
`

/** The app's own code reads its database, in the page and beside the app. */
const codeThatReads = async (): Promise<string> => {
  const stdin = { contents: reading, resolveDir: root, loader: "ts" } as const
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", write: false, logLevel: "error" })
  return `(async () => { ${outputFiles[0]?.text}; return window.longestRun })()`
}

/** Answers the longest run of the browser's person, once all of it is written. */
const longestRun = async (page: Page): Promise<string> => {
  const code = await codeThatReads()
  let text: string | null = null
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide"))) // the recorder's last write
  const isSettled = async (): Promise<boolean> => {
    const before = text
    text = await page.evaluate<string | null>(code)
    return text !== null && text === before
  }
  await poll.poll(isSettled, { timeout: 20_000, intervals: [300] }).toBe(true)
  return text ?? ""
}

const release = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { readonly version: string }
  return version
}

const record = async (name: string, page: Page): Promise<void> => {
  const file = join(root, "tests/logs", `${name}-${await release()}.ndjson.gz`)
  if (existsSync(file)) return // never rewritten
  const text = await withHashes(await longestRun(page), async () => undefined)
  wholeLog(text)
  const packed = await promisify(gzip)(text, { level: 9 })
  await writeFile(file, packed)
  const digest = createHash("sha256").update(packed).digest("hex")
  await appendFile(join(root, "tests/logs/recorded.txt"), `${basename(file)} ${digest}\n`)
}

/** With `RECORD_GOLDEN=1`, records the person's log at the end of the test, where it is the one that is kept of it. */
export const keepGoldenLog = (person: string, page: Page): void => {
  if (process.env["RECORD_GOLDEN"] !== "1") return
  const { currentTestName = "", testPath = "" } = expect.getState()
  const test = currentTestName.split(" > ").at(-1) ?? ""
  const found = Object.entries(goldenJourneys).find(
    ([, one]) => one.person === person && test.startsWith(one.test) && basename(testPath) === `${one.journey}.test.ts`,
  )
  if (found === undefined) return
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== "fail") await record(found[0], page)
  })
}
