/** From a schema as it is written to its shape: references followed, parts merged, alternatives in one form. */
import type { ContractTree } from "../source/contract-tree.ts"
import type { Way } from "../rules/rule.ts"
import { isSaid, listAt, type Said } from "../source/parse.ts"
import { joinedAlternatives } from "./alternatives.ts"
import { besideOne, bothShapes } from "./merge.ts"
import { ownShape } from "./own.ts"
import { anything, type Shape, type Written } from "./shape.ts"

export type ShapeOf = (written: Written, way: Way) => Shape

export const shapesOfTree = (tree: ContractTree): ShapeOf => {
  const known = new Map<Way, WeakMap<object, Shape>>([
    ["asked", new WeakMap()],
    ["told", new WeakMap()],
  ])
  const busy = new Set<unknown>()

  /** A field that only goes the other way is not there; one that is only told need not be sent. */
  const goingThatWay = (shape: Shape, way: Way): Shape => {
    const flag = way === "told" ? "writeOnly" : "readOnly"
    const isOther = (one: Written): boolean =>
      isSaid(one) && (one[flag] === true || (typeof one["$ref"] === "string" && isOther(tree.follow(one).target)))
    const others = new Set([...shape.fields].filter(([, one]) => isOther(one)).map(([name]) => name))
    if (others.size === 0) return shape
    return { ...shape, required: new Set([...shape.required].filter((name) => !others.has(name))) }
  }

  const referredBy = (said: Said, way: Way): Shape => {
    const { target, name } = tree.follow(said)
    return { ...shapeOf(target, way), name, component: target, beside: anything(said) }
  }

  const made = (said: Said, way: Way): Shape => {
    const referred = typeof said["$ref"] === "string" ? [referredBy(said, way)] : []
    const parts = [...referred, ...listAt(said, "allOf").map((part) => shapeOf(part, way))]
    const own = joinedAlternatives(ownShape(said), said, (one) => shapeOf(one, way))
    const [only] = parts
    // One part alone is that part; several make a thing of its own.
    const composed =
      only !== undefined && parts.length === 1 ? besideOne(only, own) : [...parts, own].reduce(bothShapes)
    const isNullable = composed.isNullable || said["nullable"] === true
    return goingThatWay({ ...composed, node: said, isNullable }, way)
  }

  const shapeOf: ShapeOf = (written, way) => {
    if (written === false) return { ...anything({}), isNever: true, isNullable: false }
    if (!isSaid(written)) return anything({})
    const before = known.get(way)?.get(written)
    if (before !== undefined) return before
    // A schema that is itself by its own parts says nothing.
    if (busy.has(written)) return anything(written)
    busy.add(written)
    const shape = made(written, way)
    busy.delete(written)
    known.get(way)?.set(written, shape)
    return shape
  }
  return shapeOf
}
