/** The keywords that a schema says itself, each in one form, without those that say what is so anyway. */
import { isSaid, listAt, recordAt, type Said } from "../source/parse.ts"
import { boundsOf } from "./bounds.ts"
import { anything, canonical, covers, isEqual, type Shape, type Written } from "./shape.ts"

/** The keywords that have a place of their own in a shape, or are resolved into it. */
const placed = new Set([
  ...["$ref", "$id", "$schema", "$anchor", "$comment", "$defs", "$vocabulary", "definitions", "nullable"],
  ...["type", "enum", "const", "allOf", "oneOf", "anyOf", "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"],
  ...["properties", "required", "additionalProperties", "items", "prefixItems", "propertyNames"],
  ...["title", "description", "example", "examples", "externalDocs"],
])

/** Keywords of which only true says something. */
export const flags = new Set(["uniqueItems", "deprecated", "readOnly", "writeOnly"])

/** Saying so says nothing. */
const usual: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minContains: 1,
  not: false,
  unevaluatedItems: true,
  unevaluatedProperties: true,
  dependentRequired: {},
  dependentSchemas: {},
  patternProperties: {},
  if: undefined,
  "x-numbers": {},
  "x-known": [],
}

const isEmpty = (schema: Written): boolean =>
  schema === undefined || schema === true || (isSaid(schema) && Object.keys(schema).length === 0)

const typeOf = (json: string): string => {
  const value: unknown = JSON.parse(json)
  if (Array.isArray(value)) return "array"
  return typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value
}

/** Types and values together: each says less without the other. */
const typesOf = (said: Said): Pick<Shape, "types" | "values" | "isNullable"> => {
  const listed = said["type"] === undefined ? null : [said["type"]].flat().map(String)
  const all = "const" in said ? [said["const"]] : Array.isArray(said["enum"]) ? listAt(said, "enum") : null
  const types = listed?.filter((type) => type !== "null") ?? null
  const isNullable = (listed === null || listed.includes("null")) && (all === null || all.includes(null))
  if (all === null)
    return {
      types: types?.filter((type) => type !== "integer" || !types.includes("number")) ?? null,
      isNullable,
      values: null,
    }
  const values = [...new Set(all.filter((value) => value !== null).map(canonical))]
    .filter((value) => types === null || types.some((type) => covers(type, typeOf(value))))
    .toSorted()
  return { types: [...new Set(values.map(typeOf))].toSorted(), isNullable, values }
}

/** Files and encoded bytes as OpenAPI 3.0 says them, in the words of 3.1. */
const asLater = (keywords: Map<string, unknown>): void => {
  const format = keywords.get("format")
  if (format === "byte") {
    keywords.delete("format")
    keywords.set("contentEncoding", "base64")
  }
  if (format === "binary" && !keywords.has("contentMediaType")) {
    keywords.delete("format")
    keywords.set("contentMediaType", "application/octet-stream")
  }
}

export const ownShape = (said: Said): Shape => {
  const keywords = new Map<string, unknown>()
  for (const [keyword, value] of Object.entries(said)) {
    if (placed.has(keyword)) continue
    if (flags.has(keyword) && value !== true) continue
    if (keyword in usual && isEqual(usual[keyword], value)) continue
    keywords.set(keyword, value)
  }
  asLater(keywords)
  const { types, values, isNullable } = typesOf(said)
  const isWhole = types !== null && types.every((type) => type !== "number")
  for (const [keyword, bound] of boundsOf(said, isWhole && types.includes("integer"))) keywords.set(keyword, bound)
  // Consequences of no condition.
  if (!keywords.has("if")) for (const keyword of ["then", "else"]) keywords.delete(keyword)
  if (!("contains" in said)) for (const keyword of ["minContains", "maxContains"]) keywords.delete(keyword)

  const properties = Object.entries(recordAt(said, "properties"))
  const firstItems = listAt(said, "prefixItems")
  const isShut = said["items"] === false
  if (isShut) {
    const most = keywords.get("maxItems")
    keywords.set("maxItems", typeof most === "number" ? Math.min(most, firstItems.length) : firstItems.length)
  }
  const others = said["additionalProperties"]
  return {
    ...anything(said),
    types,
    values,
    isNullable,
    isNever: values?.length === 0 && !isNullable,
    fields: new Map(properties.filter(([, one]) => one !== false)),
    forbidden: new Set(properties.filter(([, one]) => one === false).map(([name]) => name)),
    required: new Set(listAt(said, "required").map(String)),
    otherFields: isEmpty(others) ? undefined : others,
    items: isShut || isEmpty(said["items"]) ? undefined : said["items"],
    firstItems,
    fieldNames: isEmpty(said["propertyNames"]) ? undefined : said["propertyNames"],
    keywords,
    places: new Map(Object.keys(said).map((keyword) => [keyword, said])),
  }
}
