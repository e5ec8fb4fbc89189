/** Refactors: another way to say the same, of which nobody needs to hear. */
import type { SchemaCase } from "./contract-case.ts"

const string = { type: "string" }
const record = (properties: object, ...required: readonly string[]) => ({ type: "object", properties, required })
const a = record({ a: string }, "a")
const b = record({ b: string }, "b")

/** Both directions, asked and told. */
const same = (name: string, one: unknown, other: unknown): readonly SchemaCase[] => [
  { name, old: one, now: other, asked: "silent", told: "silent" },
  { name: `${name}, the other way round`, old: other, now: one, asked: "silent", told: "silent" },
]

export const sameCases: readonly SchemaCase[] = [
  ...same("allOf of one", string, { allOf: [string] }),
  ...same("a flat allOf", record({ a: string, b: string }, "a", "b"), { allOf: [a, b] }),
  ...same("fields in another order", record({ a: string, b: string }), record({ b: string, a: string })),
  ...same(
    "needed fields in another order",
    record({ a: string, b: string }, "a", "b"),
    record({ a: string, b: string }, "b", "a"),
  ),
  ...same("oneOf of one", string, { oneOf: [string] }),
  ...same("oneOf in another order", { oneOf: [a, b] }, { oneOf: [b, a] }),
  ...same(
    "oneOf in oneOf",
    { oneOf: [a, b, record({ c: string }, "c")] },
    { oneOf: [{ oneOf: [a, b] }, record({ c: string }, "c")] },
  ),
  ...same("constants", { enum: ["A", "B"] }, { oneOf: [{ const: "A" }, { const: "B" }] }),
  ...same(
    "constants with words",
    { type: "string", enum: ["A", "B"] },
    {
      oneOf: [
        { const: "A", title: "a" },
        { const: "B", description: "b" },
      ],
    },
  ),
  ...same("a constant", { enum: ["A"] }, { const: "A" }),
  ...same("values in another order", { enum: ["A", "B"] }, { enum: ["B", "A"] }),
  ...same("the type of values", { enum: ["A"] }, { type: "string", enum: ["A"] }),
  ...same("null as an alternative", { type: ["string", "null"] }, { oneOf: [string, { type: "null" }] }),
  ...same("null as 3.0 says it", { type: ["string", "null"] }, { ...string, nullable: true }),
  ...same(
    "null among alternatives as 3.0 says it",
    { oneOf: [a, b, { type: "null" }] },
    { oneOf: [a, b], nullable: true },
  ),
  ...same(
    "a file as 3.0 says it",
    { ...string, contentMediaType: "application/octet-stream" },
    { ...string, format: "binary" },
  ),
  ...same("encoded bytes as 3.0 says them", { ...string, contentEncoding: "base64" }, { ...string, format: "byte" }),
  ...same("no null as 3.0 says it", string, { ...string, nullable: false }),
  ...same("null in a list that has none", { type: "string", enum: ["A"] }, { type: ["string", "null"], enum: ["A"] }),
  ...same(
    "types as alternatives",
    { type: ["string", "integer"], maxLength: 5 },
    { anyOf: [{ type: "integer" }, { type: "string", maxLength: 5 }] },
  ),
  ...same("types in another order", { type: ["string", "integer"] }, { type: ["integer", "string"] }),
  ...same("a type as a list", string, { type: ["string"] }),
  ...same("whole numbers above a bound", { type: "integer", exclusiveMinimum: 0 }, { type: "integer", minimum: 1 }),
  ...same("whole numbers below a bound", { type: "integer", exclusiveMaximum: 10 }, { type: "integer", maximum: 9 }),
  ...same(
    "a bound as 3.0 says it",
    { type: "number", exclusiveMinimum: 0 },
    { type: "number", minimum: 0, exclusiveMinimum: true },
  ),
  ...same(
    "the lower of two bounds",
    { type: "number", exclusiveMinimum: 5 },
    { type: "number", exclusiveMinimum: 5, minimum: 1 },
  ),
  ...same("no items", { type: "array", maxItems: 0 }, { type: "array", items: false }),
  ...same("additionalProperties as a schema", record({}), { ...record({}), additionalProperties: {} }),
  ...same("anything", {}, true),
  ...same("x- notes that say nothing", string, { ...string, "x-known": [] }),
  ...[
    ["minLength", string, 0],
    ["minItems", { type: "array" }, 0],
    ["minProperties", { type: "object" }, 0],
    ["uniqueItems", { type: "array" }, false],
    ["items", { type: "array" }, {}],
    ["required", { type: "object" }, []],
    ["additionalProperties", { type: "object" }, true],
    ["propertyNames", { type: "object" }, {}],
    ["minContains", { type: "array", contains: string }, 1],
    ["readOnly", string, false],
    ["writeOnly", string, false],
    ["deprecated", string, false],
    ["maxContains", { type: "array" }, 5],
    ["then", { type: "object" }, { required: ["a"] }],
  ].flatMap(([keyword, base, value]) =>
    same(`${String(keyword)} as it is anyway`, base, { ...Object(base), [String(keyword)]: value }),
  ),
  ...["title", "description", "$comment"].flatMap((word) => same(word, string, { ...string, [word]: "Some words." })),
  ...["example", "examples", "externalDocs"].flatMap((word) => same(word, string, { ...string, [word]: [] })),
]
