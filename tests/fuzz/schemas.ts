/** Values for the schemas of openapi/: the JSON Schema subset that the contracts use, as arbitraries. */
import * as fc from "fast-check"
import { below, isNode, type Documents, type Place } from "../../server/contract/documents.ts"
import { numberOf, numbersOf, stringOf } from "./scalars.ts"

const deepest = 6
const usualItems = 4

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Values of the schema at a place; `hint` says what the keys in it are keys of. */
export const valuesAt = (documents: Documents, place: Place, hint = "", depth = 0): fc.Arbitrary<unknown> => {
  const at = documents.follow(place)
  const schema = documents.at(at)
  const inner = (step: readonly (string | number)[], name = ""): fc.Arbitrary<unknown> =>
    valuesAt(documents, below(at, ...step), `${hint} ${name}`, depth + 1)

  const objects = (): fc.Arbitrary<unknown> => {
    const names = isNode(schema["properties"]) ? Object.keys(schema["properties"]) : []
    const required = listOf(schema["required"]).map(String)
    const known = fc.record(Object.fromEntries(names.map((name) => [name, inner(["properties", name], name)])), {
      requiredKeys: required.filter((name) => names.includes(name)),
    })
    if (!isNode(schema["additionalProperties"]) || depth > deepest) return known
    const least = numberOf(schema["minProperties"]) ?? 0
    const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/u), inner(["additionalProperties"]), {
      minKeys: least,
      maxKeys: Math.max(least, usualItems),
    })
    return fc.tuple(more, known).map(([others, named]) => ({ ...others, ...named }))
  }

  const arrays = (): fc.Arbitrary<unknown> => {
    const minLength = numberOf(schema["minItems"]) ?? 0
    const maxLength = Math.max(minLength, Math.min(numberOf(schema["maxItems"]) ?? usualItems, usualItems))
    return schema["items"] === undefined || depth > deepest
      ? fc.constant([])
      : fc.array(inner(["items"]), { minLength, maxLength })
  }

  const typed = (type: unknown): fc.Arbitrary<unknown> => {
    if (type === "null") return fc.constant(null)
    if (type === "boolean") return fc.boolean()
    if (type === "integer" || type === "number") return numbersOf(schema, type === "integer")
    if (type === "array") return arrays()
    return type === "object" || schema["properties"] !== undefined ? objects() : stringOf(schema, hint)
  }

  const unnamed = (): fc.Arbitrary<unknown> => {
    if (schema["const"] !== undefined) return fc.constant(schema["const"])
    if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"])
    for (const word of ["oneOf", "anyOf"])
      if (Array.isArray(schema[word])) return fc.oneof(...schema[word].map((_, index) => inner([word, index])))
    if (Array.isArray(schema["allOf"]))
      return fc
        .tuple(...schema["allOf"].map((_, index) => inner(["allOf", index])))
        .map((parts) => Object.assign({}, ...parts))
    const types = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]]
    return fc.oneof(...types.map(typed))
  }

  const examples = listOf(schema["examples"]).filter((one) => schema["format"] === undefined || !isNode(one))
  return examples.length > 0 && schema["format"] === undefined
    ? fc.oneof(unnamed(), fc.constantFrom(...examples))
    : unnamed()
}
