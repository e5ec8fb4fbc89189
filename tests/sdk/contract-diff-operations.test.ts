/**
 * The differences of operations, services and hubs are told apart by whether they break a client. docs/contracts.md.
 */
import { describe, expect, it } from "vitest"
import { contract, found, nothing, record, text, type Schema } from "./small-contracts.ts"

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
    ["by another name", { operationId: "createThing" }, ["! operation is named createThing, was makeThing"]],
    ["that is deprecated", { deprecated: true }, ["? operation is deprecated"]],
    ["that blocked accounts may ask, too", { "x-open-to-blocked": true }, ["? access is opened to blocked accounts"]],
    [
      "behind a token",
      { security: [{ bearer: [] }] },
      ["! access is closed to anybody, signed in or not: it is for whoever has bearer"],
    ],
    ["with a refusal more", { "x-problem-types": ["NewException"] }, ["  refusals may be NewException"]],
    [
      "for a role",
      { security: [{ bearer: ["admin"] }] },
      ["! access is closed to anybody, signed in or not: it is for whoever has bearer with the role admin"],
    ],
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
    expect(found(old, listed({ type: "integer", default: 30 }))).toEqual(["? parameter a is 30 by default, was 20"])
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

describe("a service", () => {
  const service = (changes: Schema) => ({
    core: {
      servers: [{ url: "/api/core" }],
      paths: {},
      components: { securitySchemes: { bearer: { type: "http" } } },
      ...changes,
    },
  })

  it("breaks everybody where it moves, or knows its callers otherwise", () => {
    expect(found(service({}), service({ servers: [{ url: "/api/v2/core" }] }))).toEqual([
      "! the address /api/core is gone",
      "  the address /api/v2/core is new",
    ])
    expect(
      found(
        service({}),
        service({ components: { securitySchemes: { bearer: { type: "http", bearerFormat: "JWT" } } } }),
      ),
    ).toEqual([])
    expect(found(service({}), service({ components: {} }))).toEqual(["  access by bearer is gone"])
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
  const queryOf = (types: readonly string[], status: readonly string[], more: Schema = {}) => ({
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
  const old = queryOf(["A"], ["Open"])

  it("of a kind more is compatible, because clients ignore those", () => {
    expect(found(old, queryOf(["A", "B"], ["Open"]))).toEqual(['  OneNotice.type may also be "B"'])
    expect(found(old, queryOf(["A"], ["Open"], { OtherNotice: record({}) }))).toEqual([
      "  Notice may also be OtherNotice",
    ])
  })

  it("breaks when what it tells of may be something more", () =>
    expect(found(old, queryOf(["A"], ["Open", "Frozen"]))).toEqual(['! Thing.status may also be "Frozen"']))
})
