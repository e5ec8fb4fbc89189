/** Smallest and greatest numbers, in one form: whole numbers have no exclusive bounds, 3.0's flags are read as such. */
import type { Said } from "../source/parse.ts"
import type { Bound } from "./shape.ts"

const numberAt = (said: Said, key: string): number | null => {
  const value = said[key]
  return typeof value === "number" ? value : null
}

const boundOf = (said: Said, plain: string, exclusive: string, isLower: boolean): Bound | null => {
  const limit = numberAt(said, plain)
  // A flag beside the bound, as OpenAPI 3.0 writes it.
  const isFlagged = said[exclusive] === true
  const outer = numberAt(said, exclusive)
  if (limit === null) return outer === null ? null : { limit: outer, isExclusive: true }
  if (outer === null) return { limit, isExclusive: isFlagged }
  return (isLower ? outer >= limit : outer <= limit)
    ? { limit: outer, isExclusive: true }
    : { limit, isExclusive: false }
}

const whole = ({ limit, isExclusive }: Bound, isLower: boolean): Bound => {
  if (isLower) return { limit: isExclusive ? Math.floor(limit) + 1 : Math.ceil(limit), isExclusive: false }
  return { limit: isExclusive ? Math.ceil(limit) - 1 : Math.floor(limit), isExclusive: false }
}

export const boundsOf = (said: Said, isWhole: boolean): readonly (readonly ["minimum" | "maximum", Bound])[] => {
  const found: (readonly ["minimum" | "maximum", Bound])[] = []
  const lower = boundOf(said, "minimum", "exclusiveMinimum", true)
  const upper = boundOf(said, "maximum", "exclusiveMaximum", false)
  if (lower !== null) found.push(["minimum", isWhole ? whole(lower, true) : lower])
  if (upper !== null) found.push(["maximum", isWhole ? whole(upper, false) : upper])
  return found
}

/** Answers whether the first lets fewer numbers through. */
export const isTighter = (a: Bound, b: Bound, isLower: boolean): boolean =>
  a.limit === b.limit ? a.isExclusive && !b.isExclusive : isLower ? a.limit > b.limit : a.limit < b.limit
