/**
 * Compares two schemas by their shapes. Each component is compared once for each way that it goes, and told by its own
 * name, whichever operation came across it first.
 */
import type { Shape, Written } from "../normal/shape.ts"
import { compareAlternatives, isRenamed, type Side } from "./alternatives.ts"
import { compareFields } from "./fields.ts"
import { compareKeywords } from "./keywords.ts"
import type { Open } from "./open-ends.ts"
import { placeIn, type Spot, type Reporter } from "./spot.ts"
import { compareNull, compareValues } from "./values.ts"

interface Context {
  readonly before: Side
  readonly after: Side
  readonly open: Open
  readonly report: Reporter
  /** The pairs that are being asked about whether they are the same: one that is met again within itself is. */
  readonly asking?: ReadonlySet<string>
}

export type CompareSchemas = (old: Written, now: Written, spot: Spot) => void

interface Comparison {
  readonly compare: CompareSchemas
  readonly compareShapes: (a: Shape, b: Shape, spot: Spot) => void
  /** Answers whether nothing would be told. */
  readonly isSame: (old: Written, now: Written, spot: Spot) => boolean
}

class Different extends Error {}

const ids = new WeakMap<object, number>()
let lastId = 0
const idOf = (one: object): number => {
  const id = ids.get(one) ?? ++lastId
  ids.set(one, id)
  return id
}

const pairOf = (a: Shape, b: Shape, { way }: Spot): string => `${way} ${idOf(a.node)} ${idOf(b.node)}`

export const schemaComparison = (context: Context): Comparison => {
  const { before, after, open, report, asking = new Set() } = context
  const seen = new Set<string>()
  const busy = new Set<string>()

  const compare: CompareSchemas = (old, now, spot) => {
    if (old === undefined && now === undefined) return
    compareShapes(before.shapeOf(old, spot.way), after.shapeOf(now, spot.way), spot)
  }

  const isSilent = (pair: string, ask: (silent: Comparison) => void): boolean => {
    if (asking.has(pair)) return true
    const differ: Reporter = () => {
      throw new Different()
    }
    try {
      ask(schemaComparison({ ...context, report: differ, asking: new Set([...asking, pair]) }))
      return true
    } catch (error) {
      if (error instanceof Different) return false
      throw error
    }
  }
  const isSameShape = (a: Shape, b: Shape, spot: Spot): boolean =>
    isSilent(pairOf(a, b, spot), (one) => one.compareShapes(a, b, spot))
  const isSame: Comparison["isSame"] = (old, now, spot) =>
    isSameShape(before.shapeOf(old, spot.way), after.shapeOf(now, spot.way), spot)

  const compareParts = (a: Shape, b: Shape, spot: Spot): void => {
    const left = [...b.parts]
    const place = placeIn(b, "allOf")
    for (const part of a.parts) {
      const index = left.findIndex((other) => isSame(part, other, spot))
      if (index >= 0) left.splice(index, 1)
      else report(["Schema", "allOf", "removed"], spot, "need not fit one of its parts any more", place)
    }
    for (const _ of left) report(["Schema", "allOf", "added"], spot, "has to fit one more part", place)
  }

  const compareItems = (a: Shape, b: Shape, spot: Spot): void => {
    const hasNone = [a, b].some((one) => one.keywords.get("maxItems") === 0)
    if (!hasNone && (a.items !== undefined || b.items !== undefined))
      compare(a.items ?? {}, b.items ?? {}, { ...spot, where: `${spot.where}[]` })
    const place = placeIn(b, "prefixItems")
    for (let index = 0; index < Math.max(a.firstItems.length, b.firstItems.length); index++) {
      const [old, now] = [a.firstItems[index], b.firstItems[index]]
      const at = { ...spot, where: `${spot.where}[${index}]` }
      if (old === undefined) report(["Schema", "prefixItems", "added"], at, "has a shape of its own", place)
      else if (now === undefined) report(["Schema", "prefixItems", "removed"], at, "has no shape of its own", place)
      else compare(old, now, at)
    }
  }

  const compareWhole = (a: Shape, b: Shape, spot: Spot): void => {
    if (compareAlternatives(a, b, spot, { ...context, compareShapes, compareWhole, isSameShape })) return
    compareValues(a, b, spot, report, open)
    if (a.isNever || b.isNever) return
    compareKeywords(a, b, spot, { report, isSame })
    const [content, newContent] = [a, b].map((one) => one.keywords.get("contentSchema"))
    if (content !== undefined || newContent !== undefined)
      compare(content ?? {}, newContent ?? {}, { ...spot, where: `content of ${spot.where}` })
    compareFields(a, b, spot, { report, compare, isSame })
    if (a.fieldNames !== undefined || b.fieldNames !== undefined)
      compare(a.fieldNames ?? {}, b.fieldNames ?? {}, { ...spot, where: `name in ${spot.where}` })
    compareItems(a, b, spot)
    compareParts(a, b, spot)
  }

  /** Compares a component that both refer to, by its name or by its old and its new one, and what stands beside that. */
  const compareComponent = (a: Shape, b: Shape, name: string, spot: Spot): void => {
    const [old, now] = [before.shapeOf(a.component, spot.way), after.shapeOf(b.component, spot.way)]
    if (old.isNullable === now.isNullable) compareNull(a, b, spot, report)
    compareShapes({ ...(a.beside ?? a), isNullable: true }, { ...(b.beside ?? b), isNullable: true }, spot)
    const key = `${spot.way} ${a.name} ${name}`
    if (seen.has(key)) return
    seen.add(key)
    compareShapes(old, now, { ...spot, where: name, schema: name, fields: [] })
  }

  const compareShapes: Comparison["compareShapes"] = (a, b, spot) => {
    if (a.name !== null && b.name !== null) {
      const hasNewName = isRenamed(before, after, a.name, b.name)
      const renaming = `${a.name} ${b.name}`
      if (hasNewName && !seen.has(renaming)) {
        seen.add(renaming)
        const renamed: Spot = { ...spot, where: `schema ${a.name}`, schema: b.name, fields: [] }
        report(["Schema", "$ref", "renamed"], renamed, `is named ${b.name} now`, placeIn(b))
      }
      if (hasNewName || a.name === b.name) {
        compareComponent(a, b, b.name, spot)
        return
      }
    }
    // One that has itself within comes here again.
    const key = pairOf(a, b, spot)
    if (busy.has(key)) return
    busy.add(key)
    compareNull(a, b, spot, report)
    compareWhole(a, b, spot)
    busy.delete(key)
  }
  return { compare, compareShapes, isSame }
}
