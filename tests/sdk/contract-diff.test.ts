/** What of two contracts' differences breaks a client, and what doesn't. docs/contracts.md. */
import { describe, expect, it } from "vitest"
import { changesOf } from "../../scripts/sdk-compare.mjs"

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
      ["! Asked may have no other fields", "! Asked.a is gone"],
      ["! Told.a is gone"],
    ],
    [
      "other fields that are taken",
      { ...record({}), additionalProperties: false },
      record({}),
      ["  Asked may have any other fields"],
      [],
    ],
    [
      "a smaller file",
      { type: "string", "x-maxBytes": { image: 9, video: 9 } },
      { type: "string", "x-maxBytes": { image: 5 } },
      ["! Asked may have 5 bytes as image, was 9", "! Asked may have 0 bytes as video, was 9"],
      ["  Told may have 5 bytes as image, was 9", "  Told may have 0 bytes as video, was 9"],
    ],
    [
      "a name more of those that are known so far",
      { type: "string", "x-known": ["A"] },
      { type: "string", "x-known": ["B"] },
      ["  Asked may also be B", "  Asked is never A any more"],
      ["  Told may also be B", "  Told is never A any more"],
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
    ["for a role", { security: [{ bearer: ["admin"] }] }, ["! access needs a token", "! access needs the role admin"]],
    [
      "whose form was JSON",
      {
        requestBody: {
          required: true,
          content: { "multipart/form-data": { schema: { $ref: "#/components/schemas/Asked" } } },
        },
      },
      ["! body is multipart/form-data, was application/json"],
    ],
    [
      "whose body may be absent",
      { requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Asked" } } } } },
      ["  body may be absent"],
    ],
    [
      "whose copies are good",
      {
        responses: {
          "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Told" } } } },
          "304": {},
        },
      },
      ["  answer may have status 304"],
    ],
    ["with another status", { responses: { "204": {} } }, ["! answer has status 204, was 200", "! answer is gone"]],
  ])("%s", (_what, changes, expected) => expect(found(base, contract(nothing, nothing, changes))).toEqual(expected))

  it("whose list is asked for otherwise", () => {
    const listed = (schema: Schema, changes: Schema = {}) =>
      contract(nothing, nothing, { parameters: [{ name: "a", in: "query", schema, ...changes }] })
    const old = listed({ type: "integer", default: 20 })
    expect(found(old, listed({ type: "integer", default: 30 }))).toEqual(["  parameter a is 30 by default, was 20"])
    expect(found(old, listed({ type: "integer", default: 20 }, { explode: false }))).toEqual([
      "! parameter a is written otherwise when repeated",
    ])
  })

  it("whose answer loses a header", () => {
    const answered = (headers: Schema) => contract(nothing, nothing, { responses: { "200": { headers } } })
    const [some, none] = [answered({ "Account-Cursor": { schema: text } }), answered({})]
    expect(found(some, none)).toEqual(["! answer header Account-Cursor is gone"])
    expect(found(none, some)).toEqual(["  answer header Account-Cursor is new"])
  })

  it("whose refusals say something else", () => {
    const refusing = (problem: Schema) =>
      contract(nothing, nothing, {
        responses: { "200": {}, "400": { content: { "application/json": { schema: problem } } } },
      })
    expect(found(refusing(record({ type: text }, ["type"])), refusing(record({})))).toEqual([
      "! refusal 400.type is gone",
    ])
  })

  it("that is gone, or new", () => {
    const none = { core: { paths: {} } }
    expect(found(base, none)).toEqual(["! operation is gone"])
    expect(found(none, base)).toEqual(["  operation is new"])
  })
})

describe("an enumeration with numbers", () => {
  it("breaks everybody when a name gets another number", () => {
    const numbered = (number: number): Schema => ({ type: "string", enum: ["A"], "x-numbers": { A: number } })
    expect(both(numbered(1), numbered(2))).toEqual([["! Asked has 2 for A, was 1"], ["! Told has 2 for A, was 1"]])
  })
})

describe("the hubs", () => {
  const hubs = (address: string, keepAliveMs: number) => ({
    notifications: { paths: {}, "x-hubs": { paths: { system: address }, keepAliveMs } },
  })
  it("break when they move, and not with other times", () => {
    expect(found(hubs("/hubs/a", 15), hubs("/hubs/b", 20))).toEqual([
      '! paths.system is "/hubs/b", was "/hubs/a"',
      "  keepAliveMs is 20, was 15",
    ])
    expect(found(hubs("/hubs/a", 15), { notifications: { paths: {} } })).toEqual([
      "! paths.system is gone",
      "  keepAliveMs is gone",
    ])
  })
})

describe("a hub message", () => {
  const told = (types: readonly string[], status: readonly string[], more: Schema = {}) => ({
    notifications: {
      paths: {},
      webhooks: {
        notice: {
          post: {
            requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Notice" } } } },
          },
        },
      },
      components: {
        schemas: {
          Notice: {
            oneOf: [
              { $ref: "#/components/schemas/OneNotice" },
              ...Object.keys(more).map((name) => ({ $ref: `#/components/schemas/${name}` })),
            ],
          },
          OneNotice: record({ type: { type: "string", enum: types }, thing: { $ref: "#/components/schemas/Thing" } }),
          Thing: record({ status: { type: "string", enum: status } }),
          ...more,
        },
      },
    },
  })
  const old = told(["A"], ["Open"])

  it("of a kind more is compatible, because clients ignore those", () => {
    expect(found(old, told(["A", "B"], ["Open"]))).toEqual(['  OneNotice.type may also be "B"'])
    expect(found(old, told(["A"], ["Open"], { OtherNotice: record({}) }))).toEqual(["  Notice may also be OtherNotice"])
  })

  it("breaks when what it tells of may be something more", () =>
    expect(found(old, told(["A"], ["Open", "Frozen"]))).toEqual(['! Thing.status may also be "Frozen"']))
})
