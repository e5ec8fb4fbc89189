/** `npm run replay` as a developer runs it, on a log that a client could have recorded. architecture: Replay. */
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { sample } from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { encodeLog, type RecordedEnvelope } from "../../src/log/codec.ts"
import { orderedJson, replayLog } from "../../src/log/replay.ts"
import { allEntities } from "../../src/projections/entities.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { aHeader, enveloped, someEnvelopes } from "../arbitraries/logs.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const dir = mkdtempSync(join(tmpdir(), "replay-"))
const file = join(dir, "run.ndjson")

const [header] = sample(aHeader, { numRuns: 1, seed: 7 })
/** The longest one that ends with a listing to look for: a sign-out may be the last thing in it. */
const envelopes =
  sample(someEnvelopes(60), { numRuns: 40, seed: 7 })
    .filter((one) => [...allEntities(foldPlain(one).listings.own)].length > 0)
    .toSorted((a, b) => b.length - a.length)[0] ?? []
if (header === undefined) throw new Error("No header was generated.")
const log = { header: { ...header, appVersion: "1.0.0" }, envelopes }

beforeAll(() => writeFileSync(file, encodeLog(log)))
afterAll(() => rmSync(dir, { recursive: true }))

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

const replay = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const maxBuffer = 64 * 1024 * 1024
    execFile(process.execPath, ["scripts/replay.ts", ...args], { cwd: root, maxBuffer }, (error, said, complained) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said, complained }),
    )
  })

/** As it is after a trip through JSON, which logs make. */
const json = (state: unknown): unknown => JSON.parse(orderedJson(state))

describe("npm run replay", () => {
  it("prints the timeline, one line an event, and the read models at its end", async () => {
    const { code, said } = await replay(file)
    expect(code).toBe(0)
    for (const { seq, event } of envelopes) expect(said).toMatch(new RegExp(`^ *${seq} .* ${event.type}`, "mu"))
    expect(JSON.parse(said.slice(said.indexOf("\n{\n")))).toEqual(json(foldPlain(envelopes)))
  })

  it("stops after --until", async () => {
    const { said } = await replay(file, "--until", "5")
    expect(said).not.toMatch(/^ *6 /mu)
    expect(JSON.parse(said.slice(said.indexOf("\n{\n")))).toEqual(json(foldPlain(envelopes.slice(0, 5))))
  })

  it("prints only the part of the read models at --state", async () => {
    const { said } = await replay(file, "--state", "connection.hubs")
    expect(JSON.parse(said)).toEqual(json(foldPlain(envelopes).connection.hubs))
  })

  it("finds an entity by its key", async () => {
    const own = foldPlain(envelopes).listings.own
    const [listing] = [...allEntities(own)]
    const branch = Object.entries(own).find(([, held]) => JSON.stringify(held).includes(listing?.key ?? "none"))
    const { said } = await replay(file, "--state", `listings.own.${branch?.[0]}.${listing?.key}`)
    expect(JSON.parse(said)).toEqual(json(listing))
  })

  it("prints every run the same", async () => {
    expect((await replay(file)).said).toBe((await replay(file)).said)
  })

  it("says what is wrong, and ends with 1", async () => {
    const gap = join(dir, "gap.ndjson")
    writeFileSync(gap, encodeLog({ ...log, envelopes: envelopes.filter(({ seq }) => seq !== 3) }))
    const cut = join(dir, "cut.ndjson")
    writeFileSync(cut, encodeLog(log).slice(0, -5))
    const bad = join(dir, "bad.ndjson")
    writeFileSync(bad, "hello\n")
    const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
      [[], 1, /Name one log/u],
      [[join(dir, "none.ndjson")], 1, /There is no file/u],
      [[bad], 1, /bad\.ndjson:1: This is not an event log/u],
      [[gap], 1, /Violation at 4: follows 2/u],
      [[cut], 0, /the last line was cut off/u],
      [[file, "--until", "9999"], 1, /^--until 9999: The log has the events 1 to \d+\.$/mu],
      [[file, "--until", "soon"], 1, /number of an event, not soon/u],
      [[file, "--state", "listings.none"], 1, /There is no none here/u],
      [[file, "--fast"], 1, /--fast/u],
    ]
    const all = await Promise.all(cases.map(async (one) => [...one, await replay(...one[0])] as const))
    for (const [args, code, complaint, ended] of all) {
      expect(ended.complained, args.join(" ")).toMatch(complaint)
      expect(ended.code, args.join(" ")).toBe(code)
      expect(ended.complained).not.toMatch(/\n\s+at /u)
    }
  })

  it("explains itself", async () => {
    const { code, said } = await replay("--help")
    expect(code).toBe(0)
    expect(said).toMatch(/--until SEQ[^]*--state PATH/u)
  })
})

describe("replaying", () => {
  it("leaves out what it does not know, and says so", () => {
    const strange: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type: "SomethingNew" } }
    const { models, notes, violations } = replayLog({ ...log, envelopes: [strange] })
    expect(models).toEqual(foldPlain([]))
    expect(notes).toEqual(["1 is left out: This app knows no event SomethingNew."])
    expect(violations).toEqual([])
  })

  it("says that a recipe failed, and goes on", () => {
    const broken: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type: "ListingLoaded" } }
    const { violations } = replayLog({ ...log, envelopes: [broken] })
    expect(violations).toEqual([{ seq: 1, what: expect.stringMatching(/a recipe for ListingLoaded failed/u) }])
  })
})
