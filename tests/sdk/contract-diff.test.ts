/** The differences of two schemas are told apart by whether they break a client. docs/contracts.md. Law 16. */
import { describe, expect, it } from "vitest"
import { both, found, record, text, type Schema } from "./small-contracts.ts"

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
    ["a field that is gone", record({ a: text }), record({}), ["? Asked.a is gone"], ["! Told.a is gone"]],
    [
      "a field that is gone where no other is allowed",
      record({ a: text }),
      { ...record({}), additionalProperties: false },
      ["! Asked may have no other fields", "! Asked.a is gone"],
      ["! Told.a is gone", "  Told may have no other fields"],
    ],
    [
      "other fields that are taken",
      { ...record({}), additionalProperties: false },
      record({}),
      ["  Asked may have any other fields"],
      ["  Told may have any other fields"],
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
      ["! Asked.a must be sent"],
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
      "a rule of JSON Schema more",
      { type: "number" },
      { type: "number", multipleOf: 0.5 },
      ["! Asked multipleOf is 0.5, was none"],
      ["  Told multipleOf is 0.5, was none"],
    ],
    [
      "names of a bounded length",
      { type: "object" },
      { type: "object", propertyNames: { maxLength: 5 } },
      ["! name in Asked maxLength is 5, was none"],
      ["  name in Told maxLength is 5, was none"],
    ],
    [
      "values of one type where any were",
      { type: "object", additionalProperties: true },
      { type: "object", additionalProperties: text },
      ['! Asked.* is "string", was anything'],
      ['  Told.* is "string", was anything'],
    ],
    [
      "a default and a deprecation",
      text,
      { ...text, default: "a", deprecated: true },
      ["? Asked is a by default, was nothing", "? Asked is deprecated"],
      ["? Told is deprecated", "  Told is a by default, was nothing"],
    ],
    [
      "a number for a name that had none",
      { type: "string", enum: ["A"] },
      { type: "string", enum: ["A"], "x-numbers": { A: 1 } },
      ["  Asked may also be 1 for A"],
      ["! Told may also be 1 for A"],
    ],
    [
      "a field that another part describes",
      { allOf: [record({ a: text }), {}] },
      { allOf: [record({ a: text }), { required: ["a"] }] },
      ["! Asked.a must be sent"],
      ["  Told.a is always there"],
    ],
    [
      "another item",
      { type: "array", items: text },
      { type: "array", items: { type: "number" } },
      ['! Asked[] is "number", was "string"'],
      ['! Told[] is "number", was "string"'],
    ],
  ])("%s", (_what, old, now, asked, answered) => expect(both(old, now)).toEqual([asked, answered]))
})

describe("a schema that has itself within", () => {
  const tree = (name: string, type: string) => ({
    core: {
      paths: {
        "/things": {
          get: {
            responses: {
              "200": { content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } },
            },
          },
        },
      },
      components: {
        schemas: {
          [name]: record({
            value: { type },
            children: { type: "array", items: { $ref: `#/components/schemas/${name}` } },
          }),
        },
      },
    },
  })

  it("says what it said under another name", () => {
    expect(found(tree("Branch", "string"), tree("Twig", "string"))).toEqual(["! schema Branch is named Twig now"])
    expect(found(tree("Branch", "string"), tree("Twig", "integer"))).toEqual([
      '! Twig.value is "integer", was "string"',
      "! schema Branch is named Twig now",
    ])
  })
})

describe("an enumeration with numbers", () => {
  it("breaks everybody when a name gets another number", () => {
    const numbered = (number: number): Schema => ({ type: "string", enum: ["A"], "x-numbers": { A: number } })
    expect(both(numbered(1), numbered(2))).toEqual([["! Asked has 2 for A, was 1"], ["! Told has 2 for A, was 1"]])
  })
})
