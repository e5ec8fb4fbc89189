/** `npm run replay` as a developer runs it, on a log that a client could have recorded. architecture: Replay. */
import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { sample } from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { encodeLog, type RecordedEnvelope } from "../../src/log/codec.ts"
import { createReader } from "../../src/log/readable.ts"
import { orderedJson } from "../../src/log/hashes.ts"
import { replayLog } from "../../src/log/replay.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { allEntities } from "../../src/projections/entities.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { aHeader, enveloped, someEnvelopes } from "../arbitraries/logs.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const dir = mkdtempSync(join(tmpdir(), "replay-"))
const file = join(dir, "run.ndjson")

const [header] = sample(aHeader, { numRuns: 1, seed: 7 })
if (header === undefined) throw new Error("No header was generated.")
/**
 * The longest one that ends with a listing to look for, as a sign-out may be the last thing in it, and that keeps all
 * promises, as what is drawn at random may be no true story.
 */
const envelopes =
  sample(someEnvelopes(60), { numRuns: 60, seed: 7 })
    .filter((one) => allEntities(foldPlain(one).listings.own).length > 0)
    .filter((one) => replayLog({ header, envelopes: one }).violations.length === 0)
    .filter((one) => one.every(({ event: { type } }) => type !== "RecipeFailed"))
    .toSorted((a, b) => b.length - a.length)[0] ?? []
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
    const run = execFile(
      process.execPath,
      ["scripts/replay.ts", ...args],
      { cwd: root, maxBuffer },
      (error, said, complained) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, said, complained }),
    )
    run.stdin?.end(args.includes("-") ? encodeLog(log) : "")
  })

/** As it is after a trip through JSON, which logs make. */
const written = (state: unknown): unknown => JSON.parse(orderedJson(state))

const json = (models: ReadModels): unknown => written(createReader()(models))

const modelsIn = (said: string): unknown => JSON.parse(said.slice(said.indexOf("\n{\n"), said.indexOf("\nhash ")))

describe("npm run replay", () => {
  it("prints the timeline, the read models at its end, and their hash", async () => {
    const { code, said } = await replay(file)
    expect(code).toBe(0)
    for (const { seq, event } of envelopes)
      if (!event.type.startsWith("Command")) expect(said).toMatch(new RegExp(`^ *${seq} .* ${event.type}`, "mu"))
    expect(modelsIn(said)).toEqual(json(foldPlain(envelopes)))
    const hash = /^hash (?<hash>[0-9a-f]{16})$/mu.exec(said)?.groups?.["hash"] ?? "none"
    expect((await replay(file, "--hash", hash)).code).toBe(0)
    expect(await replay(file, "--hash", "0".repeat(16))).toMatchObject({
      code: 1,
      complained: expect.stringContaining(hash),
    })
  })

  it("stops after --until", async () => {
    const { said } = await replay(file, "--until", "5")
    expect(said).not.toMatch(/^ *6 /mu)
    expect(modelsIn(said)).toEqual(json(foldPlain(envelopes.slice(0, 5))))
  })

  it("prints only the part of the read models at --state", async () => {
    const { said } = await replay(file, "--state", "connection.hubs")
    expect(JSON.parse(said)).toEqual(written(foldPlain(envelopes).connection.hubs))
  })

  it("finds an entity by its key", async () => {
    const [listing] = allEntities(foldPlain(envelopes).listings.own)
    const { said } = await replay(file, "--state", `listings.own.${listing?.key}`)
    expect(JSON.parse(said)).toEqual(written(listing))
  })

  it("answers questions, in words and as JSON", async () => {
    const [listing] = allEntities(foldPlain(envelopes).listings.own)
    const path = `listings.own.${listing?.key}.status`
    const why = await replay(file, "--why", path)
    expect(why.said).toMatch(/^listings\.own\..*\n {2}from seq \d+ \w+.*, (?:from|by) /u)
    const told: unknown = JSON.parse((await replay(file, "--why", path, "--json")).said)
    expect(told).toMatchObject({
      value: listing?.status,
      changes: expect.arrayContaining([expect.objectContaining({ after: listing?.status })]),
    })
    const test = `has(models.listings.own) && "${listing?.key}" in models.listings.own`
    const [found, first] = await Promise.all([
      replay(file, "--find", test, "--json"),
      replay(file, "--bisect", test, "--json"),
    ])
    const [holds] = JSON.parse(found.said) as readonly { readonly seq: number }[]
    expect(JSON.parse(first.said)).toMatchObject({ seq: holds?.seq })
    expect((await replay(file, "--touching", "listings.own")).said).toContain(`seq ${holds?.seq} `)
    expect((await replay(file, "--diff", `${(holds?.seq ?? 2) - 1}..${holds?.seq}`)).said).toContain(listing?.key)
    expect((await replay(file, "--verdict")).said).toBe("fine\n")
    expect((await replay(file, "--stats")).said).toContain(`${envelopes.length} events from `)
  })

  it("writes a test that is red while the bug is there", async () => {
    const out = join(dir, "found", "bug.test.ts")
    const [listing] = allEntities(foldPlain(envelopes).listings.own)
    const test = `"${listing?.key}" in models.listings.own`
    const { said, code } = await replay(file, "--test", test, "--out", out)
    expect([code, said]).toEqual([0, expect.stringMatching(/has the 1 of \d+ events that show it/u)])
    const written = readFileSync(out, "utf8")
    expect(written).toContain(JSON.stringify(test))
    const imported = [...written.matchAll(/ from "(\.[^"]+)"/gu)].map(([, path = ""]) => resolve(dirname(out), path))
    expect(imported).toHaveLength(4)
    for (const path of imported) expect(existsSync(path), path).toBe(true)
    expect(said).toContain(`npx vitest run --project unit ${out}`)
    expect(written.match(/^ {2}"\{/gmu)).toHaveLength(2) // the header and one event
    expect((await replay(file, "--test", "false", "--out", out)).code).toBe(1)
    expect(await replay(file, "--test", test, "--out", out)).toMatchObject({ code: 0, said })
    const another = await replay(file, "--test", "true", "--out", out)
    expect(another).toMatchObject({ code: 1, complained: expect.stringContaining("is there already") })
    expect(another.complained.trim()).not.toContain("\n")
    expect(readFileSync(out, "utf8")).toBe(written)
    const below = await replay(file, "--test", "true", "--out", join(out, "bug.test.ts"))
    expect(below).toMatchObject({ code: 1, complained: expect.stringMatching(/^[^\n]* can't be written: [^\n]*\n$/u) })
  })

  it("answers each question as JSON about what comes on standard input", async () => {
    const models = json(foldPlain(envelopes))
    const [listing] = allEntities(foldPlain(envelopes).listings.own)
    const [path, test] = [`listings.own.${listing?.key}`, `"${listing?.key}" in models.listings.own`]
    const [seq, out] = [expect.any(Number), join(dir, "found", "as-json.test.ts")]
    const changes = expect.arrayContaining([expect.objectContaining({ path: expect.any(Array) })])
    const answers: readonly (readonly [asked: readonly string[], told: unknown])[] = [
      [[], { header: written(log.header), models, hash: expect.stringMatching(/^[0-9a-f]{16}$/u) }],
      [["--state", path], written(listing)],
      [["--why", path], { path: path.split("."), value: written(listing), changes: expect.any(Array) }],
      [["--touching", path], expect.arrayContaining([{ seq, changes }])],
      [["--find", test], expect.arrayContaining([{ seq, event: expect.any(String) }])],
      [["--bisect", test], { seq, changes, folds: expect.any(Number) }],
      [["--test", test, "--out", out], { file: out, events: 1 }],
      [["--diff", `1..${envelopes.length}`], changes],
      [["--pair", file], { isOneAccount: expect.any(Boolean), compared: expect.any(Object), first: null }],
      [["--stats"], expect.objectContaining({ events: envelopes.length, types: expect.any(Object) })],
      [["--verdict"], { trust: "fine", reasons: [] }],
    ]
    const told = await Promise.all(answers.map(([asked]) => replay("-", ...asked, "--json")))
    for (const [nth, [asked, expected]] of answers.entries())
      expect(JSON.parse(told[nth]?.said ?? ""), asked.join(" ")).toEqual(expected)
  })

  it("lets no text of a log speak to the terminal", async () => {
    const evil = join(dir, "evil.ndjson")
    const said = "\u001B]52;c;aGk=\u0007\u202E\u009Bx\r\nseq 1"
    const route = enveloped({ type: "RouteChanged", path: said, search: said })
    const lines = [
      JSON.stringify({ ...log.header, app: said, appVersion: said, locale: said, startedAt: said, [said]: said }),
      JSON.stringify({ ...route, at: said, cause: said }),
      JSON.stringify({ ...route, seq: 2, event: { type: said, [said]: said } }),
      JSON.stringify({ ...route, seq: 3, origin: said }),
      said,
    ]
    writeFileSync(evil, `${lines.join("\n")}\n`)
    const questions = [
      [],
      ["--json"],
      ["--touching", "navigation"],
      ["--why", "navigation.path"],
      ["--find", "true"],
      ["--pair", file],
      ["--stats"],
      ["--verdict"],
      ["--test", "true", "--out", join(dir, "found", "evil.test.ts")],
    ]
    const ended = await Promise.all(questions.map(async (args) => ({ args, ...(await replay(evil, ...args)) })))
    for (const { args, ...one } of ended) {
      expect(one.said + one.complained, args.join(" ")).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
      expect(one.said + one.complained, args.join(" ")).not.toMatch(/^seq 1$/mu)
    }
    expect(readFileSync(join(dir, "found", "evil.test.ts"), "utf8")).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
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
      [[dir], 1, /^.* is a folder: name a log in it\.$/mu],
      [[bad], 1, /bad\.ndjson:1: This is not an event log/u],
      [[gap], 1, /Violation at 4: follows 2/u],
      [[cut], 1, /cut\.ndjson:\d+: The last line was cut off, and is left out\. \(byte \d+\)/u],
      [[file, "--until", "9999"], 1, /^--until 9999: The log has the events 1 to \d+\.$/mu],
      [[file, "--state", "listings.none"], 1, /There is no none here/u],
      [[file, "--fast"], 1, /--fast/u],
      [[file, "--until", "5", "--diff", "3..6"], 1, /^--diff 6: --until leaves out that event\.$/mu],
      [[file, "--why", "nothing.here"], 1, /^Nothing was found\. There is no nothing here, only /mu],
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
    expect(await replay("-h")).toMatchObject({ code, said })
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
