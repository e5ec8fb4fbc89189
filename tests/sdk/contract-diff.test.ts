/** `npm run sdk:diff`: what breaks a client, what doesn't, and who is reached. docs/contracts.md. */
import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { changesOf } from "../../scripts/sdk-compare.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))

type Schema = Readonly<Record<string, unknown>>

/** A contract of one call that is sent one thing and answers another. */
const contract = (asked: Schema, told: Schema, changes: Schema = {}) => ({
  core: {
    paths: {
      "/things": {
        post: {
          operationId: "makeThing",
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Asked" } } },
          },
          responses: { "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Told" } } } } },
          ...changes,
        },
      },
    },
    components: { schemas: { Asked: asked, Told: told } },
  },
})

const nothing = { type: "object" }

const found = (before: object, after: object): readonly string[] =>
  changesOf(before, after).map(({ isBreaking, where, what }) => `${isBreaking ? "!" : " "} ${where} ${what}`)

/** What is said when the one schema becomes the other in what is sent, and in what is answered. */
const both = (old: Schema, now: Schema): readonly [readonly string[], readonly string[]] => [
  found(contract(old, nothing), contract(now, nothing)),
  found(contract(nothing, old), contract(nothing, now)),
]

const record = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: "object",
  properties,
  required,
})
const text = { type: "string" }

describe("a change breaks whoever it asks more of, or promises less", () => {
  it.each<readonly [string, Schema, Schema, readonly string[], readonly string[]]>([
    ["a field that is new", record({}), record({ a: text }), ["  Asked.a is new"], ["  Told.a is new"]],
    [
      "a field that is new and required",
      record({}),
      record({ a: text }, ["a"]),
      ["! Asked.a is new and needed"],
      ["  Told.a is new"],
    ],
    ["a field that is gone", record({ a: text }), record({}), ["  Asked.a is gone"], ["! Told.a is gone"]],
    [
      "a field that is gone where no other is allowed",
      record({ a: text }),
      { ...record({}), additionalProperties: false },
      ["! Asked.a is gone"],
      ["! Told.a is gone"],
    ],
    [
      "a field that may be absent",
      record({ a: text }, ["a"]),
      record({ a: text }),
      ["  Asked.a may be absent"],
      ["! Told.a may be absent"],
    ],
    [
      "a field that must be there",
      record({ a: text }),
      record({ a: text }, ["a"]),
      ["! Asked.a is always there"],
      ["  Told.a is always there"],
    ],
    [
      "a value more",
      { type: "string", enum: ["A"] },
      { type: "string", enum: ["A", "B"] },
      ['  Asked may also be "B"'],
      ['! Told may also be "B"'],
    ],
    [
      "a value less",
      { type: "string", enum: ["A", "B"] },
      { type: "string", enum: ["A"] },
      ['! Asked can\'t be "B" any more'],
      ['  Told can\'t be "B" any more'],
    ],
    ["null", text, { type: ["string", "null"] }, ["  Asked may also be null"], ["! Told may also be null"]],
    ["null by another name", { type: ["string", "null"] }, { oneOf: [text, { type: "null" }] }, [], []],
    [
      "another type",
      text,
      { type: "integer" },
      ['! Asked is "integer", was "string"'],
      ['! Told is "integer", was "string"'],
    ],
    [
      "a longer text",
      { type: "string", maxLength: 5 },
      { type: "string", maxLength: 9 },
      ["  Asked maxLength is 9, was 5"],
      ["! Told maxLength is 9, was 5"],
    ],
    [
      "a bigger minimum",
      { type: "integer" },
      { type: "integer", minimum: 1 },
      ["! Asked minimum is 1, was none"],
      ["  Told minimum is 1, was none"],
    ],
    [
      "another item",
      { type: "array", items: text },
      { type: "array", items: { type: "number" } },
      ['! Asked[] is "number", was "string"'],
      ['! Told[] is "number", was "string"'],
    ],
  ])("%s", (_what, old, now, asked, told) => expect(both(old, now)).toEqual([asked, told]))
})

describe("an operation", () => {
  const base = contract(nothing, nothing)
  it.each<readonly [string, Schema, readonly string[]]>([
    [
      "with a parameter that is needed",
      { parameters: [{ name: "a", in: "query", required: true, schema: text }] },
      ["! parameter a is new and needed"],
    ],
    [
      "with a parameter that isn't",
      { parameters: [{ name: "a", in: "query", schema: text }] },
      ["  parameter a is new"],
    ],
    ["behind a token", { security: [{ bearer: [] }] }, ["! access needs a token"]],
    ["with a refusal more", { "x-problem-types": ["NewException"] }, ["  refusals may be NewException"]],
    ["with another status", { responses: { "204": {} } }, ["! answer has status 204, was 200", "! answer is gone"]],
  ])("%s", (_what, changes, expected) => expect(found(base, contract(nothing, nothing, changes))).toEqual(expected))

  it("that is gone, or new", () => {
    const none = { core: { paths: {} } }
    expect(found(base, none)).toEqual(["! operation is gone"])
    expect(found(none, base)).toEqual(["  operation is new"])
  })
})

describe("the command", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contracts-"))
    cpSync(join(root, "openapi"), folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const edit = (file: string, from: string, to: string): void => {
    const path = join(folder, file)
    const before = readFileSync(path, "utf8")
    if (!before.includes(from)) throw new Error(`${file} has no ${from}.`)
    writeFileSync(path, before.replace(from, to))
  }

  const diff = (base = folder): Promise<{ readonly code: number; readonly said: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, ["scripts/sdk-diff.mjs", base], { cwd: root }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
      )
    })

  it("has nothing to say of the same contracts", async () =>
    expect(await diff()).toEqual({ code: 0, said: `openapi/ says what ${folder} says.\n` }))

  it("ends with 1 when something breaks, and says whom it reaches", async () => {
    edit("schemas/common.yaml", "required: [byAgreement, rate]", "required: [byAgreement, rate, note]")
    edit(
      "schemas/common.yaml",
      "    byAgreement: { type: boolean",
      "    note: { type: string }\n    byAgreement: { type: boolean",
    )
    const { code, said } = await diff()
    expect(code).toBe(1)
    expect(said).toMatch(
      /^Breaking:\n {2}core.*: Price\.note is gone in answers\.\n {4}Normalisers: toPrice\. Commands: .*PublishOrder.*\n/u,
    )
    expect(said).toMatch(/: 1 breaking, 1 compatible\.\n$/u)
  })

  it("ends with 0 when nothing breaks", async () => {
    edit("core.yaml", '  /chat/customer: { $ref: "paths/chat.yaml#/of-customer" }\n', "")
    const { code, said } = await diff()
    expect([code, said]).toEqual([0, expect.stringContaining("core: GET /chat/customer is new.")])
    expect(said).toContain("Normalisers: toChat. Commands: LoadChats.")
  })

  it("ends with 2 where there is nothing to compare with", async () => {
    expect(await diff("no-such-commit")).toEqual({ code: 2, said: expect.stringContaining("no-such-commit") })
    expect((await diff(join(root, "docs"))).code).toBe(2)
  })
})
