/** The event log as a person downloads it, and the golden log that is recorded from it. architecture: Replay. */
import { createHash } from "node:crypto"
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type { Page } from "playwright"
import { expect } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { decodeLog, logFormat, type Log } from "../../src/log/codec.ts"
import { orderedJson } from "../../src/log/hashes.ts"
import { replayLog } from "../../src/log/replay.ts"
import { seeTitle } from "./see.ts"

/** Presses "Download the event log"; the support page must be open. */
export const downloadLog = async (page: Page): Promise<string> => {
  await seeTitle(page, "Write to support")
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download the event log", exact: true }).click()
  return readFile(await (await downloading).path(), "utf8")
}

/** Decodes the log, which must begin with the first event; fails with what is wrong with it. */
export const wholeLog = (text: string): Log => {
  const decoded = decodeLog(text)
  if ("problem" in decoded) throw new Error(`Line ${decoded.problem.line}: ${decoded.problem.why}`)
  const { violations, notes } = replayLog(decoded.log)
  expect([...decoded.problems, ...violations, ...notes]).toEqual([])
  return decoded.log
}

/**
 * With `RECORD_GOLDEN=1`, records the log and the resulting read models for tests/log/golden.test.ts, under the format's
 * number: the logs of earlier formats stay as they were recorded, as they must still be readable.
 */
export const recordGolden = async (name: string, text: string): Promise<void> => {
  if (process.env["RECORD_GOLDEN"] !== "1") return
  const dir = join(root, "tests/logs")
  await mkdir(dir, { recursive: true })
  const file = join(dir, `${name}-${logFormat}`)
  await writeFile(`${file}.ndjson`, text)
  const digest = createHash("sha256").update(text).digest("hex")
  await appendFile(join(dir, "recorded.txt"), `${basename(file)}.ndjson ${digest}\n`)
  await writeFile(`${file}.models.json`, `${orderedJson(replayLog(wholeLog(text)).readable)}\n`)
}
