/** Values for the schemas of openapi/: the JSON Schema subset that the contracts use, as arbitraries. D4. */
import * as fc from "fast-check"
import { below, isNode, type Documents, type Place } from "../../server/contract/documents.ts"
import { dayIn } from "../server/market.ts"
import { keyFor } from "./keys.ts"

/** What people and their devices write, besides letters. */
const texts = [
  "Ana",
  "Bo Lund",
  "ana@example.com",
  "Żółć 👩‍🔧",
  "10",
  " \n ",
  "<b>x</b>",
  "' or 1=1 --",
  "%_\\",
  "\u202Ex",
]

const deepest = 6
const usualLength = 40
const usualItems = 4

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const textOf = (least: number, most: number): fc.Arbitrary<string> => {
  const maxLength = Math.max(least, Math.min(most, usualLength))
  const range = { minLength: least, maxLength }
  return fc.oneof(
    fc.string({ ...range, unit: "grapheme" }),
    fc.string({ ...range, unit: "binary" }),
    fc.constantFrom(...texts).filter((text) => text.length >= least && text.length <= most),
    ...(most < 5_000 ? [fc.constant("x".repeat(most))] : []),
  )
}

const days = fc.integer({ min: -3, max: 800 }).map(dayIn)

const stringOf = (schema: Readonly<Record<string, unknown>>, hint: string): fc.Arbitrary<unknown> => {
  const { format, pattern, minLength, maxLength } = schema
  if (format === "uuid") return keyFor(hint)
  if (format === "date") return days
  if (format === "date-time") return days.map((day) => `${day}T12:00:00.000Z`)
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern, "u"))
  return textOf(numberOf(minLength) ?? 0, numberOf(maxLength) ?? Number.MAX_SAFE_INTEGER)
}

const numbersOf = (schema: Readonly<Record<string, unknown>>, isWhole: boolean): fc.Arbitrary<number> => {
  const above = numberOf(schema["exclusiveMinimum"])
  const min = numberOf(schema["minimum"]) ?? above ?? -1_000
  const max = numberOf(schema["maximum"]) ?? 1_000_000
  const wholes = fc.integer({ min: Math.ceil(above === undefined ? min : min + 1), max: Math.floor(max) })
  const few = wholes.map((value) => Math.min(Math.floor(max), min + 1 + (Math.abs(value) % 20)))
  if (isWhole) return fc.oneof(few, wholes)
  const cents = fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100)
  return fc.oneof(few, cents).filter((value) => above === undefined || value > above)
}

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
