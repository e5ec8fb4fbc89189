/** Counts of a server say whom a change of a contract hurts, and where they say nothing. docs/contracts.md. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { evidenceFile } from "../../scripts/contract/evidence/file.ts"
import { countedEvidence } from "../../scripts/contract/evidence/usage.ts"
import type { UsageFinding } from "../../scripts/contract/evidence/usage-finding.ts"
import { usageOf, type Usage } from "../../scripts/contract/evidence/usage-file.ts"
import { formats } from "../../scripts/contract/report/formats.ts"
import { reportOf } from "../../scripts/contract/report/report.ts"
import type { Report } from "../../scripts/contract/report/reported.ts"
import { contractTree } from "../../scripts/contract/source/contract-tree.ts"
import { runScript, scriptTimeoutMs } from "./run-script.ts"
import { contract, nothing, record, text, type Schema } from "./small-contracts.ts"

const [first, second] = ["0123456789ab", "ba9876543210"]

const usageWith = (...builds: readonly Readonly<Record<string, number>>[]): Usage => ({
  from: "2026-02-01",
  to: "2026-03-02",
  operations: [
    {
      operation: "POST /things",
      builds: builds.map((counts, index) => ({
        build: [first, second][index] ?? "none",
        since: `2026-02-0${index + 1}`,
        until: "2026-03-01",
        counts,
      })),
    },
  ],
})

type Document = ReturnType<typeof contract>

const reported = async (before: Document, after: object, usage: Usage): Promise<Report> => {
  const contractsOf = (document: object) => new Map([["core", contractTree("core", document as Document["core"])]])
  const report = await reportOf({
    ...{
      title: "",
      base: "BASE",
      now: "openapi/",
      today: "2027-01-15",
      wireTypes: null,
      approvals: [],
      evidence: null,
    },
    before: contractsOf(before.core),
    after: contractsOf(after),
  })
  return { ...report, evidence: countedEvidence("usage.json", usage, report.changes) }
}

const evidence = async (...given: Parameters<typeof reported>): Promise<readonly UsageFinding[]> => {
  const found = (await reported(...given)).evidence
  return found?.source === "counted" ? found.findings : []
}

const asked = (old: Schema, now: Schema, usage: Usage) =>
  evidence(contract(old, nothing), contract(now, nothing).core, usage)
const told = (old: Schema, now: Schema, usage: Usage) =>
  evidence(contract(nothing, old), contract(nothing, now).core, usage)

const closed = (properties: Schema, required: readonly string[] = []): Schema => ({
  ...record(properties, required),
  additionalProperties: false,
})
const named = record({ name: text })
const colours = (...names: readonly string[]): Schema => record({ colour: { type: "string", enum: names } })
const parameter = (schema: Schema, required = false) => ({ name: "size", in: "query", required, schema })
const withParameters = (...parameters: readonly Schema[]) => contract(nothing, nothing, { parameters })

describe("a change is broken where requests or answers were counted that have what it takes away", () => {
  it("a field that is gone, in which builds and since when", async () => {
    const usage = usageWith(
      { told: 10, "told Told": 10, "told Told.name present": 7, "told Told.name absent": 3 },
      { told: 4, "told Told": 4, "told Told.name absent": 4 },
      { told: 2, "told Told": 2, "told Told.name null": 2 },
    )
    expect(await told(named, record({}), usage)).toEqual([
      {
        kind: "broken",
        what: "Told.name is gone in answers in POST /things",
        unit: "answers",
        times: 9,
        of: 16,
        builds: [
          { build: first, since: "2026-02-01", until: "2026-03-01" },
          { build: "none", since: "2026-02-03", until: "2026-03-01" },
        ],
        uncounted: [],
      },
    ])
  })

  it.each<[string, Schema, Schema, Readonly<Record<string, number>>, number]>([
    ["a field that is refused", closed({ name: text }), closed({}), { "asked Asked.name present": 3 }, 3],
    ["a field that is needed now", named, record({ name: text }, ["name"]), { "asked Asked.name absent": 2 }, 2],
    ["a field that is new and needed", nothing, record({ name: text }, ["name"]), {}, 5],
    ["a value that is gone", colours("red", "blue"), colours("red"), { "asked Asked.colour = blue": 1 }, 1],
    [
      "null that is gone",
      record({ name: { type: ["string", "null"] } }),
      named,
      { "asked Asked.name null": 4, "asked Asked.name present": 1 },
      4,
    ],
  ])("%s", async (_, old, now, counts, times) => {
    const usage = usageWith({ asked: 5, "asked Asked": 5, ...counts })
    expect(await asked(old, now, usage)).toMatchObject([{ kind: "broken", unit: "requests", times, of: 5 }])
  })

  it.each<[string, readonly Schema[], readonly Schema[], number]>([
    ["that is gone", [parameter(text)], [], 3],
    ["that is needed now", [parameter(text)], [parameter(text, true)], 2],
    ["that is new and needed", [], [{ ...parameter(text, true), name: "weight" }], 5],
    ["whose value is gone", [parameter({ enum: ["s", "m"] })], [parameter({ enum: ["s"] })], 1],
  ])("a parameter %s", async (_, old, now, times) => {
    const counts = {
      "asked parameter size present": 3,
      "asked parameter size absent": 2,
      "asked parameter size = m": 1,
    }
    const found = await evidence(
      withParameters(...old),
      withParameters(...now).core,
      usageWith({ asked: 5, ...counts }),
    )
    expect(found).toMatchObject([{ kind: "broken", times, of: 5 }])
  })

  it("an operation that is gone, or asked for at another path", async () => {
    const before = contract(nothing, nothing)
    const moved = { ...before.core, paths: { "/others": before.core.paths["/things"] } }
    for (const after of [{ ...before.core, paths: {} }, moved])
      expect(await evidence(before, after, usageWith({ asked: 5 }))).toMatchObject([
        { kind: "broken", times: 5, of: 5 },
      ])
  })
})

describe("an operation that is asked for at another path", () => {
  const old = contract(named, nothing)
  const { core } = contract(record({ name: text }, ["name"]), nothing)
  const moved = { ...core, paths: { "/others": core.paths["/things"], "/new": { put: core.paths["/things"].post } } }

  it("is one of those that a shared schema is in, and is counted where it was", async () => {
    const usage = usageWith({ asked: 5, "asked Asked": 5, "asked Asked.name absent": 2 })
    const { changes } = await reported(old, moved, usage)
    const needed = changes.find(({ what }) => what.startsWith("Asked.name"))
    expect(needed?.operations).toEqual(["POST /others", "PUT /new"])
    expect(await evidence(old, moved, usage)).toContainEqual(
      expect.objectContaining({ what: expect.stringContaining("Asked.name"), times: 2, of: 5, uncounted: [] }),
    )
  })
})

describe("a change may affect those who have the place", () => {
  it.each<[string, Schema, Schema]>([
    ["a field that may be absent", record({ name: text }, ["name"]), named],
    ["a field that may be null", named, record({ name: { type: ["string", "null"] } })],
    ["a field of another form", named, record({ name: { type: "string", pattern: "x" } })],
  ])("%s", async (what, old, now) => {
    const isAsked = what.endsWith("form")
    const way = isAsked ? "asked" : "told"
    const place = isAsked ? "asked Asked" : "told Told"
    const usage = usageWith({ [way]: 5, [place]: 5, [`${place}.name present`]: 4, [`${place}.name absent`]: 1 })
    const found = await (isAsked ? asked : told)(old, now, usage)
    expect(found).toMatchObject([{ kind: "potentially affected", times: 4, of: 5 }])
  })
})

describe("a change affects nobody where what it is in was counted, and never with it", () => {
  it.each<[string, Schema, Schema, Readonly<Record<string, number>>]>([
    ["a field that nobody sends", closed({ name: text }), closed({}), { "asked Asked.name absent": 5 }],
    ["a field that everybody sends", named, record({ name: text }, ["name"]), { "asked Asked.name present": 5 }],
    ["a value that nobody sends", colours("red", "blue"), colours("red"), { "asked Asked.colour = red": 5 }],
  ])("%s", async (_, old, now, counts) => {
    const found = await asked(old, now, usageWith({ asked: 5, "asked Asked": 5, ...counts }))
    expect(found).toMatchObject([{ kind: "unaffected", times: 0, of: 5, builds: [] }])
  })
})

describe("there is no evidence, so that what could break counts as breaking,", () => {
  const said = async (usage: Usage): Promise<string> => {
    const report = await reported(contract(nothing, named), contract(nothing, record({})).core, usage)
    return formats.text([report]).split("\n\n").at(-1) ?? ""
  }

  it("where nothing was counted of the operation", async () => {
    expect(await said({ ...usageWith(), operations: [] })).toContain(
      `Evidence of 0 requests and 0 answers and hub messages, counted from 2026-02-01 to 2026-03-02 in usage.json:
  no evidence: Told.name is gone in answers in POST /things (none of its answers were counted): it counts as breaking`,
    )
    expect(await said(usageWith({ asked: 7 }))).toContain("(none of its answers were counted)")
  })

  it("where what it is in was never met", async () =>
    expect(await said(usageWith({ told: 7 }))).toContain("of 7 answers none had what it is in"))

  it("in those of several operations that were not counted", async () => {
    const twice = (schema: Schema) => {
      const { core } = contract(nothing, schema)
      return { core: { ...core, paths: { ...core.paths, "/more/{key}": core.paths["/things"] } } }
    }
    const counts = { told: 1, "told Told": 1, "told Told.name absent": 1 }
    const usage = {
      ...usageWith(),
      operations: [{ operation: "POST /more/{id}", builds: usageWith(counts).operations[0]?.builds ?? [] }],
    }
    expect(await evidence(twice(named) as Document, twice(record({})).core, usage)).toMatchObject([
      { kind: "unaffected", of: 1, uncounted: ["POST /things"] },
    ])
  })
})

it("each format for people says what was counted", async () => {
  const usage = usageWith({ told: 7, "told Told": 7, "told Told.name present": 4 })
  const report = await reported(contract(nothing, named), contract(nothing, record({})).core, usage)
  for (const format of ["text", "markdown", "html"] as const) {
    const said = formats[format]([report])
    expect(said).toMatch(/counted from 2026\S+ to 2026\S+ in usage\.json/u)
    expect(said).toContain("4 of 7 answers")
    expect(said).toContain(`${first} 2026`)
  }
})

describe("a file of counts", () => {
  const counts = { from: "2026-02-01", to: "2026-03-02", operations: [{ operation: "GET /deals", builds: [] }] }
  const build = { build: first, since: "2026-02-01", until: "2026-03-02" }

  it("is taken as the server says it", () => expect(usageOf(counts)).toEqual(counts))

  it.each<[unknown, string]>([
    [{ ...counts, from: undefined }, "it.from is off the form"],
    [{ ...counts, operations: [{ operation: "GET /deals" }] }, "builds is off the form"],
    [{ ...counts, operations: [{ operation: "GET /deals", builds: [{ ...build, counts: 7 }] }] }, "are no record"],
    ...[-1, 1.5, "7", 0].map((wrong): [unknown, string] => [
      { ...counts, operations: [{ operation: "GET /deals", builds: [{ ...build, counts: { told: wrong } }] }] },
      `"told" of GET /deals by ${first} is no count`,
    ]),
  ])("is refused as a whole where it is %j", (wrong, sentence) => {
    expect(() => evidenceFile(JSON.stringify(wrong))).toThrow(sentence)
  })

  it.each([
    ["", "it is empty"],
    ["> admin\n{}", "line 1: "],
    ['{\n  "from": "2026-01-01",\n  "to": @,\n}', "it is no JSON: Unexpected token '@'"],
    ['{\n  "from": "2026-01-01",\n  "opera', "it is not whole JSON, and ends in line 3"],
    ['{\n  "from": "2026-01-01",\n  ', "it is not whole JSON, and ends in line 2"],
    ['{\n  "from": 2026-01-01,\n  "to": 1\n}', "line 2: "],
    ["7", "line 1 is neither an answer nor counts"],
  ])("is neither that nor golden traffic: %j", (wrong, sentence) => {
    expect(() => evidenceFile(wrong)).toThrow(sentence)
  })
})

describe("npm run sdk:diff -- --evidence", { timeout: scriptTimeoutMs }, () => {
  const root = fileURLToPath(new URL("../..", import.meta.url))
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "usage-"))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const diff = (said: string) => {
    const file = join(folder, "usage.json")
    writeFileSync(file, said)
    return runScript(root, "scripts/sdk-diff.ts", join(root, "openapi"), "--evidence", file)
  }

  it("reads what a server counted", async () =>
    expect(await diff(JSON.stringify(usageWith({ asked: 3, told: 2 }), null, 2))).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /Evidence of 3 requests and 2 answers .*usage\.json:\n {2}Nothing breaks, so there is nothing to hold against it\.\n$/u,
      ),
    }))

  it("ends with 2 at a file that is off its form, and says which and why", async () =>
    expect(await diff('{ "operations": 7 }')).toEqual({
      code: 2,
      said: expect.stringMatching(/usage\.json is no evidence, .*: it\.from is off the form of ContractUsage\.\n$/u),
    }))
})
