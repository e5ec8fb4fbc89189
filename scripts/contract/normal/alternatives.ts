/**
 * Alternatives in one form: those of constants are an enumeration, null is a type, one alone is itself, and those of
 * different types are one schema of several types.
 */
import { listOf, type Said } from "../source/parse.ts"
import { besideOne, bothShapes } from "./merge.ts"
import { anything, covers, type Shape, type Written } from "./shape.ts"

const isOnlyNull = ({ types, values, isNullable }: Shape): boolean =>
  isNullable && (values === null ? types?.length === 0 : values.length === 0)

/** Says nothing but its values. */
const isOnlyValues = (shape: Shape): boolean =>
  shape.values !== null && shape.alternatives.length === 0 && shape.parts.length === 0 && shape.keywords.size === 0

const isGroup = ({ alternatives, keywords, fields, values, name, parts }: Shape): boolean =>
  alternatives.length > 0 &&
  name === null &&
  values === null &&
  keywords.size === 0 &&
  fields.size === 0 &&
  parts.length === 0

/** Alternatives of alternatives are alternatives. */
const flattened = (written: readonly Written[], shapeOf: (one: Written) => Shape): readonly Written[] =>
  written.flatMap((one) => {
    const shape = shapeOf(one)
    if (!isGroup(shape)) return [one]
    return [...flattened(shape.alternatives, shapeOf), ...(shape.isNullable ? [{ type: "null" }] : [])]
  })

const overlap = (a: Shape, b: Shape): boolean =>
  (a.types ?? []).some((type) => b.types?.some((other) => covers(other, type)))

const areOfDifferentTypes = (shapes: readonly Shape[]): boolean =>
  shapes.every(
    (one, index) =>
      one.types !== null &&
      one.types.length > 0 &&
      one.values === null &&
      one.name === null &&
      one.alternatives.length === 0 &&
      one.parts.length === 0 &&
      shapes.every(
        (other, place) =>
          place === index ||
          (!overlap(one, other) && ![...one.keywords.keys()].some((keyword) => other.keywords.has(keyword))),
      ),
  )

const isNullableWithin = (shapes: readonly Shape[]): boolean => shapes.some(({ isNullable }) => isNullable)

/** A shape of no types that the keywords of the others are gathered in. */
const gathered = (shapes: readonly Shape[], node: Said): Shape => ({
  ...shapes.map((one) => ({ ...one, types: null, isNullable: true })).reduce(bothShapes, anything(node)),
  types: shapes.flatMap(({ types }) => types ?? []).toSorted(),
  isNullable: isNullableWithin(shapes),
})

export const joinedAlternatives = (own: Shape, said: Said, shapeOf: (one: Written) => Shape): Shape => {
  const by = said["oneOf"] !== undefined ? "oneOf" : said["anyOf"] !== undefined ? "anyOf" : null
  const more: readonly Written[] = by === "oneOf" && said["anyOf"] !== undefined ? [{ anyOf: said["anyOf"] }] : []
  const held = { ...own, parts: [...own.parts, ...more] }
  if (by === null) return held
  const written = flattened(listOf(said[by]), shapeOf)
  const shapes = written.map(shapeOf)
  const isNullable = own.isNullable && isNullableWithin(shapes)
  const rest = written.filter((_, index) => !isOnlyNull(shapes[index] ?? own))
  const left = rest.map(shapeOf)
  const [only] = left
  if (only === undefined) return { ...held, types: [], isNullable }
  if (left.every(isOnlyValues)) {
    const values = [...new Set(left.flatMap((one) => one.values ?? []))].toSorted()
    const types = [...new Set(left.flatMap((one) => one.types ?? []))].toSorted()
    return { ...bothShapes({ ...anything(said), values, types }, held), isNullable, node: said }
  }
  if (left.length === 1) return { ...besideOne(only, held), isNullable }
  if (areOfDifferentTypes(left))
    return { ...bothShapes({ ...gathered(left, said), isNullable: true }, held), isNullable }
  return { ...held, alternatives: rest, alternativesBy: by, isNullable }
}
