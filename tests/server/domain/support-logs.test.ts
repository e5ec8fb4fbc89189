/** A log that comes with a letter is unpacked within a bound, whatever it claims to be. Spec §7 Support. */
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { root } from "../../../scripts/base/fingerprint.mjs"
import { letterLogLimits } from "../../../src/domain/log-limits.ts"

const mebibyte = 1_048_576

/** In a process of its own, whose largest size is told when it has refused. */
const refusing = `
import { gzipSync } from "node:zlib"
import { checkedLog } from "./server/domain/support-logs.ts"
const packed = await new Promise((resolve) => {
  let text = ""
  process.stdin.setEncoding("utf8").on("data", (part) => (text += part)).on("end", () => resolve(text))
})
await checkedLog(gzipSync("a log").toString("base64")).catch(() => undefined)
const before = process.resourceUsage().maxRSS
const refused = await checkedLog(packed).then(() => null, ({ errors }) => errors)
console.log(JSON.stringify({ refused, grownKiB: process.resourceUsage().maxRSS - before }))
`

it("refuses the largest bomb that may be sent, and never holds what is in it", async () => {
  const bytes = 140 * mebibyte
  const bomb = gzipSync(Buffer.alloc(bytes), { level: 9 }).toString("base64")
  expect(bomb.length).toBeLessThanOrEqual(letterLogLimits.packedChars)
  const running = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", refusing], { cwd: root })
  running.child.stdin?.end(bomb)
  const { refused, grownKiB } = JSON.parse((await running).stdout) as Record<"refused" | "grownKiB", unknown>
  expect(refused).toEqual({ log: ["maxLength"] })
  expect(Number(grownKiB) * 1024).toBeLessThan(bytes / 4)
})
