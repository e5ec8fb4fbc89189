/**
 * Golden logs of real journeys replay to the read models that were recorded with them. architecture: Events, rule 5.
 * Laws 1 and 6.
 */
import { describe, expect, it } from "vitest"
import { decodeLog } from "../../src/log/codec.ts"
import { orderedJson } from "../../src/log/hashes.ts"
import { createHasher } from "../../src/log/model-hashes.ts"
import { replayLog } from "../../src/log/replay.ts"
import { goldenFiles, goldenFolder, nameOf, textOf } from "./golden-files.ts"

it("has a golden log", () => {
  expect(goldenFiles).not.toEqual([])
})

describe.each(goldenFiles)("the log %s", (file) => {
  const text = textOf(file)
  const decoded = decodeLog(text)
  if ("problem" in decoded) throw new Error(`${file}:${decoded.problem.line}: ${decoded.problem.why}`)
  const replayed = replayLog(decoded.log)

  it("is whole, and this version knows every event in it", () => {
    expect(decoded.problems).toEqual([])
    expect([...replayed.violations, ...replayed.notes]).toEqual([])
  })

  // Where read models change on purpose, `vitest run --project unit golden -u` records them again.
  it("leads to the read models that were recorded", async () => {
    const [kept, models] = file.endsWith(".gz")
      ? ["hashes", createHasher()(replayed.models, decoded.log.envelopes.length).hashes]
      : ["models", replayed.readable]
    await expect(`${orderedJson(models)}\n`).toMatchFileSnapshot(`${goldenFolder}${nameOf(file)}.${kept}.json`)
  })

  it.each([
    ["a token", /eyJ[\w-]{10,}\.eyJ/u],
    // Pseudonyms look like addresses, too, but end in no domain that there is, nor in that of the journeys' people.
    ["an address to write to", /@[\w.-]+\.(?:example|test|com|org|net|eu|de|pl)\b/iu],
    ["a name of a directory on somebody's machine", /\/(?:home|Users|tmp)\//u],
  ])("does not hold %s", (_, secret) => {
    expect(secret.exec(text)).toBeNull()
  })
})
