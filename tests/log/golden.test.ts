/**
 * Golden logs of real journeys replay to the read models that were recorded with them. architecture: Events, rule 5.
 * Laws 1 and 6.
 */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { decodeLog } from "../../src/log/codec.ts"
import { orderedJson } from "../../src/log/hashes.ts"
import { replayLog } from "../../src/log/replay.ts"

const dir = fileURLToPath(new URL("../logs/", import.meta.url))
const names = readdirSync(dir)
  .filter((file) => file.endsWith(".ndjson"))
  .map((file) => file.slice(0, -".ndjson".length))

const read = (file: string): string => readFileSync(`${dir}${file}`, "utf8")

it("has a golden log", () => {
  expect(names).not.toEqual([])
})

describe.each(names)("the log of %s", (name) => {
  const decoded = decodeLog(read(`${name}.ndjson`))
  if ("problem" in decoded) throw new Error(`${name}:${decoded.problem.line}: ${decoded.problem.why}`)
  const replayed = replayLog(decoded.log)

  it("is whole, and this version knows every event in it", () => {
    expect(decoded.problems).toEqual([])
    expect([...replayed.violations, ...replayed.notes]).toEqual([])
  })

  // Where read models change on purpose, `vitest run --project unit golden -u` records them again.
  it("leads to the read models that were recorded", async () => {
    await expect(`${orderedJson(replayed.readable)}\n`).toMatchFileSnapshot(`${dir}${name}.models.json`)
  })

  it.each([
    ["a token", /eyJ[\w-]{10}/u],
    // Pseudonyms look like addresses, too, but end in no domain that there is, nor in that of the journeys' people.
    ["an address to write to", /@[\w.-]+\.(?:example|test|com|org|net|eu|de|pl)\b/iu],
    ["a name of a directory on somebody's machine", /\/(?:home|Users|tmp)\//u],
  ])("does not hold %s", (_, secret) => {
    expect(secret.exec(read(`${name}.ndjson`))).toBeNull()
  })
})
