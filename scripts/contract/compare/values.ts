/** Compares the types of two schemas, null among them, and the values that are listed. */
import { covers, isAnything, type Shape } from "../normal/shape.ts"
import type { Open } from "./open-ends.ts"
import { isSaid, type Said } from "../source/parse.ts"
import { placeIn, type Spot, type Reporter } from "./spot.ts"

const listed = (types: readonly string[] | null): string =>
  types === null ? "anything" : types.map((type) => JSON.stringify(type)).join(", ") || "null"

const isWithin = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((type) => b.some((other) => covers(other, type)))

const compareTypes = (a: Shape, b: Shape, spot: Spot, report: Reporter): void => {
  const [old, now] = [a.types, b.types]
  const place = placeIn(b, "type")
  const is = `is ${listed(now)}, was ${listed(old)}`
  // Listed values say which types there are.
  const isListed = a.values !== null || b.values !== null
  if (old === null || now === null) {
    if (old !== now && !isListed) report(["Schema", "type", old === null ? "added" : "removed"], spot, is, place)
    return
  }
  const [grows, shrinks] = [isWithin(old, now), isWithin(now, old)]
  if ((grows && shrinks) || (isListed && (grows || shrinks))) return
  if (grows && old.length > 0)
    report(["Schema", "type", "widened"], spot, `may be ${listed(now)}, was ${listed(old)}`, place)
  else if (shrinks && now.length > 0)
    report(["Schema", "type", "narrowed"], spot, `is only ${listed(now)}, was ${listed(old)}`, place)
  else report(["Schema", "type", "changed"], spot, is, place)
}

/** The numbers that stand for names of a list. */
export const numbersOf = ({ keywords }: Shape): Said => {
  const numbers = keywords.get("x-numbers")
  return isSaid(numbers) ? numbers : {}
}

/** Answers whether clients that know the old list read what is new in it as a value that they know. */
export const isForeseen = ({ keywords }: Shape): boolean => keywords.has("x-unknown")

/** The JSON of each listed value that has another name by the same number, with that name. */
const renamedValues = (a: Shape, b: Shape): readonly (readonly [old: string, now: string])[] => {
  const [old, now] = [numbersOf(a), numbersOf(b)]
  const onlyIn = (one: Shape, other: Shape) => one.values?.filter((value) => other.values?.includes(value) === false)
  const numberOf = (numbers: Said, value: string): unknown => numbers[String(JSON.parse(value))]
  return (onlyIn(a, b) ?? []).flatMap((value) => {
    const number = numberOf(old, value)
    const names = (onlyIn(b, a) ?? []).filter((name) => number !== undefined && numberOf(now, name) === number)
    const [name] = names
    return name === undefined || names.length > 1 ? [] : [[value, name] as const]
  })
}

const compareLists = (a: Shape, b: Shape, spot: Spot, report: Reporter, open: Open): void => {
  const place = placeIn(b, "enum")
  if (a.values === null || b.values === null) {
    if (a.values !== null) report(["Schema", "enum", "removed"], spot, "may be any value", place)
    if (b.values !== null) report(["Schema", "enum", "added"], spot, `may only be ${b.values.join(", ")}`, place)
    return
  }
  const [old, now] = [a.values, b.values]
  const [object, field] = open.kindOf(spot.where, "enum")
  const isOpen = object !== "Schema"
  const renamed = isOpen ? [] : renamedValues(a, b)
  for (const [value, name] of renamed) {
    const kind = ["Schema", isForeseen(a) ? "x-unknown" : "x-numbers", "renamed"] as const
    report(kind, { ...spot, values: [value] }, `${value} is named ${name} now`, place)
  }
  const come = now.filter((value) => !old.includes(value) && !renamed.some(([, name]) => name === value))
  const gone = old.filter((value) => !now.includes(value) && !renamed.some(([was]) => was === value))
  if (come.length > 0) {
    const grown = [object, isForeseen(a) ? "x-unknown" : field, isOpen ? "added" : "widened"] as const
    report(grown, spot, `may also be ${come.join(", ")}`, place)
  }
  if (gone.length > 0)
    report(
      [object, field, isOpen ? "removed" : "narrowed"],
      { ...spot, values: gone },
      `can't be ${gone.join(", ")} any more`,
      place,
    )
}

/** Tells whether null came or went; nobody asks it of what may be anything. */
export const compareNull = (a: Shape, b: Shape, spot: Spot, report: Reporter): void => {
  if (a.isNullable === b.isNullable || isAnything(a) || isAnything(b) || a.isNever || b.isNever) return
  const place = placeIn(b, "type")
  if (b.isNullable) report(["Schema", "type", "widened"], spot, "may also be null", place)
  else report(["Schema", "type", "narrowed"], { ...spot, values: ["null"] }, "can't be null any more", place)
}

export const compareValues = (a: Shape, b: Shape, spot: Spot, report: Reporter, open: Open): void => {
  if (a.isNever || b.isNever) {
    const place = placeIn(b)
    if (!a.isNever) report(["Schema", "type", "changed"], spot, "can't be anything any more", place)
    if (!b.isNever) report(["Schema", "type", "widened"], spot, `is ${listed(b.types)}, was nothing at all`, place)
    return
  }
  compareTypes(a, b, spot, report)
  compareLists(a, b, spot, report, open)
}
