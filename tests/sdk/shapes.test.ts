/** The SDK checks of an answer what its contract says, however that is written. docs/contracts.md. */
import { expect, it } from "vitest"
import { shapesOf } from "../../scripts/contract/sdk-shapes.mjs"
import { decode, type Shape } from "../../src/sdk/decode.ts"

type Schema = Readonly<Record<string, unknown>>

const json = (schema: Schema) => ({ content: { "application/json": { schema } } })

/** The shape of a call's answer, as `npm run sdk` writes it. */
const shapeOf = (answer: Schema, responses: Schema = {}): Shape => {
  const paths = { "/things": { get: { responses: { "200": answer } } } }
  const schemas = { Problem: {}, Part: { type: "object", required: ["a"], properties: { a: { type: "string" } } } }
  const text = shapesOf({ core: { paths, components: { schemas, responses } } })
  const answers = JSON.parse(text.slice(text.lastIndexOf("= {") + 2)) as Readonly<Record<string, Shape>>
  const shape = answers["GET /things"]
  if (shape === undefined) throw new Error("The answer has no shape, so nothing of it would be checked.")
  return shape
}

const part = { $ref: "#/components/schemas/Part" }
const named: Readonly<Record<string, Shape>> = { Part: { a: "s" } }
const list = { type: "array", items: { type: "string" } }
const record = { type: "object", required: ["b"], properties: { b: { type: "integer" } } }

it.each<readonly [string, Schema, readonly unknown[], readonly unknown[]]>([
  ["a list", list, [[], ["x"]], [null, [1], "x"]],
  ["a list or null", { ...list, type: ["array", "null"] }, [null, ["x"]], [[1], "x"]],
  ["a thing or null", { ...record, type: ["object", "null"] }, [null, { b: 1 }], [{}, { b: "1" }]],
  ["a text or null", { type: ["string", "null"] }, [null, "x"], [1]],
  ["one of several", { anyOf: [{ type: "string" }, { type: "integer" }] }, ["x", 1], [null, true, {}]],
  ["a part or null", { anyOf: [part, { type: "null" }] }, [null, { a: "x" }], [{}, 1]],
  ["all of several", { allOf: [part, record] }, [{ a: "x", b: 1 }], [{ a: "x" }, { b: 1 }]],
  ["a part with fields of its own", { allOf: [part], ...record }, [{ a: "x", b: 1 }], [{ a: "x" }, { b: 1 }]],
])("takes %s, whole, and nothing else", (_, schema, fitting, others) => {
  const shape = shapeOf(json(schema))
  for (const value of fitting) expect(decode(shape, value, named, "it")).toEqual({ value })
  for (const value of others) expect(decode(shape, value, named, "it")).toHaveProperty("where")
})

it("is found in an answer that has a name", () =>
  expect(shapeOf({ $ref: "#/components/responses/Made" }, { Made: json(record) })).toEqual({ b: "i" }))
