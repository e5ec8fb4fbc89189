/** Compares the keywords of two schemas: which of the two lets more values through, or that nobody can tell. */
import { isTighter } from "../normal/bounds.ts"
import { isBound, isEqual, type Bound, type Shape, type Written } from "../normal/shape.ts"
import type { Edit } from "../rules/rule.ts"
import { flags } from "../normal/own.ts"
import { isSaid, listOf } from "../source/parse.ts"
import { placeIn, shown, type Spot, type Reporter } from "./spot.ts"
import { isForeseen, numbersOf } from "./values.ts"

/** Counts, and whether a bigger one lets more through. */
const counts: Readonly<Record<string, boolean>> = {
  minLength: false,
  minItems: false,
  minProperties: false,
  minContains: false,
  maxLength: true,
  maxItems: true,
  maxProperties: true,
  maxContains: true,
  "x-maxGraphemes": true,
}

/** Keywords with a schema within, or with several by name, of which only sameness can be told. */
const schemaWithin = new Set(["not", "if", "then", "else", "contains", "unevaluatedItems", "unevaluatedProperties"])
const schemasWithin = new Set(["patternProperties", "dependentSchemas"])

const opaque = new Set([
  "pattern",
  "contentEncoding",
  "contentMediaType",
  "dependentRequired",
  "$dynamicRef",
  "$dynamicAnchor",
])

/** Formats whose values are values of another one, too. */
const within: Readonly<Record<string, string>> = { int32: "int64", float: "double" }

const boundName = (keyword: string, bound: Bound): string =>
  bound.isExclusive ? (keyword === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum") : keyword

const isMultiple = (a: unknown, b: unknown): boolean => {
  const times = Number(a) / Number(b)
  return Math.abs(times - Math.round(times)) < 1e-9
}

/** Tells how the second form of a keyword differs from the first, where both are there. */
const editOf = (keyword: string, a: unknown, b: unknown): Edit => {
  const biggerIsMore = counts[keyword]
  if (biggerIsMore !== undefined) return biggerIsMore === Number(b) > Number(a) ? "widened" : "narrowed"
  if (keyword === "multipleOf") return isMultiple(a, b) ? "widened" : isMultiple(b, a) ? "narrowed" : "changed"
  if (keyword === "format")
    return within[String(a)] === b ? "widened" : within[String(b)] === a ? "narrowed" : "changed"
  return "changed"
}

interface Comparing {
  readonly report: Reporter
  readonly isSame: (a: Written, b: Written, spot: Spot) => boolean
}

/** A name that came or went is reported with the list of values. */
const compareNumbers = (a: Shape, b: Shape, say: (edit: Edit, what: string, field?: string) => void): void => {
  const [old, now] = [numbersOf(a), numbersOf(b)]
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [number, newNumber] = [old[name], now[name]]
    const isOnBoth = [a, b].every(({ values }) => values?.includes(JSON.stringify(name)) !== false)
    if (number === newNumber || !isOnBoth) continue
    if (number === undefined)
      say("widened", `may also be ${shown(newNumber)} for ${name}`, isForeseen(a) ? "x-unknown" : "x-numbers")
    else if (newNumber === undefined) say("narrowed", `has no number for ${name}, was ${shown(number)}`)
    else say("changed", `has ${shown(newNumber)} for ${name}, was ${shown(number)}`)
  }
}

const compareWeights = (a: unknown, b: unknown, say: (edit: Edit, what: string) => void): void => {
  if (!isSaid(a) || !isSaid(b)) {
    say(a === undefined ? "added" : "removed", `x-maxBytes is ${shown(b)}, was ${shown(a)}`)
    return
  }
  for (const kind of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [limit, newLimit] = [Number(a[kind] ?? 0), Number(b[kind] ?? 0)]
    if (limit !== newLimit)
      say(newLimit > limit ? "widened" : "narrowed", `may have ${newLimit} bytes as ${kind}, was ${limit}`)
  }
}

const isSameWithin = (a: unknown, b: unknown, same: (a: Written, b: Written) => boolean): boolean => {
  const [old, now] = [isSaid(a) ? a : {}, isSaid(b) ? b : {}]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...names].every((name) => name in old && name in now && same(old[name], now[name]))
}

/** Tells of every keyword that has no place of its own in a shape; `discriminator` is told with the alternatives. */
export const compareKeywords = (a: Shape, b: Shape, spot: Spot, { report, isSame }: Comparing): void => {
  for (const keyword of new Set([...a.keywords.keys(), ...b.keywords.keys()])) {
    const [old, now] = [a.keywords.get(keyword), b.keywords.get(keyword)]
    // A schema within may refer to something that changed, though its words are the same.
    const isWithin = schemaWithin.has(keyword) || schemasWithin.has(keyword)
    if (keyword === "discriminator" || keyword === "contentSchema" || (!isWithin && isEqual(old, now))) continue
    const place = placeIn(b, keyword)
    const say = (edit: Edit, what: string, field = keyword): void => report(["Schema", field, edit], spot, what, place)
    const isOne = old === undefined || now === undefined
    const edit = old === undefined ? "added" : now === undefined ? "removed" : editOf(keyword, old, now)
    const values = `${keyword} is ${shown(now)}, was ${shown(old)}`

    if (isBound(old) || isBound(now)) {
      const name = isBound(now) ? boundName(keyword, now) : isBound(old) ? boundName(keyword, old) : keyword
      const limitOf = (one: unknown) =>
        isBound(one) ? `${boundName(keyword, one) === name ? "" : `${boundName(keyword, one)} `}${one.limit}` : "none"
      const way =
        isBound(old) && isBound(now) ? (isTighter(now, old, keyword === "minimum") ? "narrowed" : "widened") : edit
      say(way, `${name} is ${limitOf(now)}, was ${limitOf(old)}`, name)
    } else if (flags.has(keyword)) {
      if (keyword === "deprecated") say(edit, now === true ? "is deprecated" : "is deprecated no more")
      else say(now === true ? "added" : "removed", values)
    } else if (keyword === "default")
      say(edit, `is ${shown(now ?? "nothing")} by default, was ${shown(old ?? "nothing")}`)
    else if (keyword === "x-unknown") say(edit, values)
    else if (keyword === "x-numbers") compareNumbers(a, b, say)
    else if (keyword === "x-maxBytes") compareWeights(old, now, say)
    else if (keyword === "x-known") {
      for (const name of listOf(now)) if (!listOf(old).includes(name)) say("added", `may also be ${shown(name)}`)
      for (const name of listOf(old))
        if (!listOf(now).includes(name)) say("removed", `is never ${shown(name)} any more`)
    } else if (schemaWithin.has(keyword)) {
      if (isOne || !isSame(old, now, spot)) say(edit, values)
    } else if (schemasWithin.has(keyword)) {
      if (isOne || !isSameWithin(old, now, (one, other) => isSame(one, other, spot))) say(edit, values)
    } else if (keyword in counts || opaque.has(keyword) || ["multipleOf", "format", "xml"].includes(keyword))
      say(edit, values)
    else report(["Extensions", "x-*", edit], spot, values, place)
  }
}
