/**
 * A decoder of the old contract reads what the new one tells, for each kind of change that leaves clients alone: the
 * cases are those of the comparison, which the object model asks for. Law 9.
 */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decode } from "../../src/sdk/decode.ts"
import { schemaCases } from "./contract-cases/all-cases.ts"
import { withAnswer, type SchemaCase } from "./contract-cases/contract-case.ts"
import { shapesIn, type GeneratedShapes } from "./generated-shapes.ts"
import { pairsOf } from "./shape-arbitrary.ts"

const generated = (schema: unknown): GeneratedShapes =>
  shapesIn({
    core: withAnswer(
      { type: "object", required: ["a"], properties: { a: schema } },
      { components: { schemas: { Problem: {} } } },
    ),
  })

/** Leaves out what no generated client is made of: `nullable` of OpenAPI 3.0, and `items: false`, which shapes can't say. */
const isGenerated = ({ old, now }: SchemaCase): boolean =>
  !JSON.stringify(old).includes(`"nullable":true`) && !JSON.stringify(now).includes(`"items":false`)

const compatible = schemaCases
  .filter(({ told, at }) => told !== "wire" && told !== "code" && at === undefined)
  .filter(isGenerated)

describe("what a new contract tells is read by a client of the old one", () => {
  it.each(compatible)("$name", ({ old, now }) => {
    const [before, after] = [generated(old), generated(now)]
    const [known, told] = [before.answers["POST /things"] ?? "s", after.answers["POST /things"] ?? "s"]
    fc.assert(
      fc.property(pairsOf(told, after.shapes), ({ wire }) => {
        // Parts of one whole are made apart: one that only needs a field makes anything of what another says is text.
        fc.pre("value" in decode(told, wire, after.shapes, "it"))
        expect(decode(known, wire, before.shapes, "it")).toHaveProperty("value")
      }),
      { numRuns: 30 },
    )
  })
})
