/**
 * Tells alternatives of the contract apart by what names them: types, listed values and the fields that must be there.
 * Whether the rest fits is the checks' affair, which have seen the value before.
 */
import { isRecord } from "../../src/domain/json.ts"
import { below, isNode, type Documents, type Node, type Place } from "./documents.ts"

export type Fits = (value: unknown) => boolean

export const listIn = (node: Node, keyword: string): readonly unknown[] => {
  const value = node[keyword]
  return Array.isArray(value) ? value : []
}

const ofTypes: Readonly<Record<string, Fits>> = {
  null: (value) => value === null,
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  array: (value) => Array.isArray(value),
  object: isRecord,
}

const typesOf = (node: Node): readonly unknown[] =>
  typeof node["type"] === "string" ? [node["type"]] : listIn(node, "type")

/** Answers whether a listed value or number is what is listed; true where nothing is. */
const isListed = (node: Node, value: unknown): boolean => {
  if (node["const"] !== undefined) return value === node["const"]
  if (node["enum"] === undefined) return true
  const numbers = isNode(node["x-numbers"]) ? Object.values(node["x-numbers"]) : []
  return listIn(node, "enum").includes(value) || numbers.includes(value)
}

export const createFits = ({ at, follow }: Documents): ((place: Place) => Fits) => {
  const fieldsFit = (place: Place, fields: Node, value: Readonly<Record<string, unknown>>): boolean =>
    Object.keys(fields).every(
      (field) => !Object.hasOwn(value, field) || isListed(at(follow(below(place, "properties", field))), value[field]),
    )

  const fitsAt = (written: Place, value: unknown): boolean => {
    const place = follow(written)
    const node = at(place)
    const types = typesOf(node)
    if (types.length > 0 && !types.some((type) => ofTypes[String(type)]?.(value) === true)) return false
    if (!isListed(node, value)) return false
    const { properties } = node
    if (isRecord(value) && !listIn(node, "required").every((field) => Object.hasOwn(value, String(field)))) return false
    if (isRecord(value) && isNode(properties) && !fieldsFit(place, properties, value)) return false
    const each = (keyword: string): readonly boolean[] =>
      listIn(node, keyword).map((_, index) => fitsAt(below(place, keyword, index), value))
    const alternatives = [...each("oneOf"), ...each("anyOf")]
    return each("allOf").every(Boolean) && (alternatives.length === 0 || alternatives.some(Boolean))
  }

  return (place) => (value) => fitsAt(place, value)
}
