/** Compares the alternatives of two schemas: pairs those that mean the same thing, and tells of the others. */
import { anything, isAnything, type Shape, type Written } from "../normal/shape.ts"
import type { ShapeOf } from "../normal/shape-of.ts"
import { placeOf } from "../source/parse.ts"
import { compareDiscriminator, compareHeirs, type Pairs } from "./discriminators.ts"
import type { Open } from "./open-ends.ts"
import { placeIn, type Spot, type Reporter } from "./spot.ts"

export interface Side {
  readonly shapeOf: ShapeOf
  /** The components that are referred to, by name. */
  readonly components: ReadonlyMap<string, unknown>
}

interface Comparing {
  readonly report: Reporter
  readonly open: Open
  readonly before: Side
  readonly after: Side
  readonly compareShapes: (a: Shape, b: Shape, spot: Spot) => void
  readonly compareWhole: (a: Shape, b: Shape, spot: Spot) => void
  readonly isSameShape: (a: Shape, b: Shape, spot: Spot) => boolean
}

export const isRenamed = (before: Side, after: Side, old: string, now: string): boolean =>
  old !== now && !after.components.has(old) && !before.components.has(now)

const labelOf = ({ name, types, values }: Shape): string =>
  name ?? values?.join(", ") ?? (types === null ? "something" : types.join(", "))

const paired = (
  old: readonly Shape[],
  now: readonly Shape[],
  isPair: readonly ((a: Shape, b: Shape) => boolean)[],
): { readonly both: Pairs; readonly gone: readonly Shape[]; readonly come: readonly Shape[] } => {
  const both: (readonly [Shape, Shape])[] = []
  let [gone, come] = [old, now]
  for (const matches of isPair)
    for (const one of gone) {
      const other = come.find((candidate) => matches(one, candidate))
      if (other === undefined) continue
      both.push([one, other])
      gone = gone.filter((left) => left !== one)
      come = come.filter((left) => left !== other)
    }
  // One that is left on either side is the same, said otherwise.
  const [last, next] = [gone[0], come[0]]
  if (last !== undefined && next !== undefined && gone.length === 1 && come.length === 1)
    if (last.name === null && next.name === null) return { both: [...both, [last, next]], gone: [], come: [] }
  return { both, gone, come }
}

/** Takes the alternatives away: the rest holds for each of them alike. */
const rest = (shape: Shape): Shape => ({
  ...shape,
  alternatives: [],
  alternativesBy: null,
  name: null,
  component: undefined,
  beside: null,
  keywords: new Map([...shape.keywords].filter(([keyword]) => keyword !== "discriminator")),
})

/** Answers false where neither has alternatives. */
export const compareAlternatives = (a: Shape, b: Shape, spot: Spot, comparing: Comparing): boolean => {
  const { report, open, before, after, compareShapes, compareWhole, isSameShape } = comparing
  if (a.alternatives.length === 0 && b.alternatives.length === 0) {
    compareDiscriminator(a, b, [], spot, report)
    compareHeirs(a, b, spot, report, open)
    return false
  }
  const place = placeIn(b, b.alternativesBy ?? undefined)
  const shapesIn = (shape: Shape, { shapeOf }: Side) => shape.alternatives.map((one: Written) => shapeOf(one, spot.way))
  if (isAnything(a) || isAnything(b)) {
    const [edit, what] = isAnything(a)
      ? (["added", "is one of several, was anything"] as const)
      : (["removed", "is anything, was one of several"] as const)
    report(["Schema", "type", edit], spot, what, place)
    return true
  }
  // A schema without alternatives is one, of which the other side has more.
  const old = a.alternatives.length > 0 ? shapesIn(a, before) : [{ ...a, isNullable: false }]
  const now = b.alternatives.length > 0 ? shapesIn(b, after) : [{ ...b, isNullable: false }]
  const { both, gone, come } = paired(old, now, [
    (one, other) => one.name !== null && one.name === other.name,
    (one, other) => isSameShape(one, other, spot),
    (one, other) => one.name !== null && other.name !== null && isRenamed(before, after, one.name, other.name),
  ])
  const [object, field] = open.kindOf(spot.where, "oneOf")
  for (const [one, other] of both) compareShapes(one, other, spot)
  for (const one of come)
    report([object, field, "added"], spot, `may also be ${labelOf(one)}`, placeOf(one.node) ?? place)
  for (const one of gone) report([object, field, "removed"], spot, `can't be ${labelOf(one)} any more`, place)
  const [by, newBy] = [a.alternativesBy, b.alternativesBy]
  if (by !== null && newBy !== null && by !== newBy)
    report(["Schema", "oneOf", "changed"], spot, `is ${newBy} of the alternatives, was ${by}`, place)
  compareDiscriminator(a, b, both, spot, report)
  const lone = (shape: Shape): Shape => ({ ...anything(shape.node), keywords: shape.keywords, places: shape.places })
  const untyped = (shape: Shape): Shape => ({ ...shape, types: null, isNullable: true })
  if (by !== null && newBy !== null) compareWhole(rest(a), rest(b), spot)
  else if (by === null) compareWhole(rest(lone(a)), rest(untyped(b)), spot)
  else compareWhole(rest(untyped(a)), rest(lone(b)), spot)
  return true
}
