/** Compares the fields of two records: which came and went, and which must be there. */
import type { Shape, Written } from "../normal/shape.ts"
import type { Edit } from "../rules/rule.ts"
import { placeOf } from "../source/parse.ts"
import { fieldAt, placeIn, type Spot, type Reporter } from "./spot.ts"

interface Comparing {
  readonly report: Reporter
  readonly compare: (a: Written, b: Written, spot: Spot) => void
  readonly isSame: (a: Written, b: Written, spot: Spot) => boolean
}

const compareOthers = (a: Shape, b: Shape, spot: Spot, { report, compare }: Comparing): void => {
  const [old, now] = [a.otherFields, b.otherFields]
  const place = placeIn(b, "additionalProperties")
  const others = { ...spot, where: `${spot.where}.*` }
  if (old === false && now === false) return
  if (old !== false && now !== false) {
    if (old !== undefined || now !== undefined) compare(old ?? {}, now ?? {}, others)
  } else if (old !== undefined && old !== false)
    report(["Schema", "properties", spot.way === "asked" ? "narrowed" : "removed"], others, "is gone", place)
  else {
    const edit = now === false ? "narrowed" : "widened"
    report(
      ["Schema", "additionalProperties", edit],
      spot,
      `may have ${now === false ? "no" : "any"} other fields`,
      place,
    )
  }
}

/** Tells of the fields that only one of the two has; one that went while one like it came has another name. */
const compareNames = (a: Shape, b: Shape, spot: Spot, { report, isSame }: Comparing): void => {
  const gone = [...a.fields.keys()].filter((field) => !b.fields.has(field))
  const come = [...b.fields.keys()].filter((field) => !a.fields.has(field))
  const at = (field: string): Spot => fieldAt(spot, field)
  const placeNow = (field: string) => placeOf(b.fields.get(field)) ?? placeIn(b, "properties")
  const [old, now] = [gone[0], come[0]]
  if (
    old !== undefined &&
    now !== undefined &&
    gone.length === 1 &&
    come.length === 1 &&
    a.required.has(old) === b.required.has(now) &&
    isSame(a.fields.get(old), b.fields.get(now), at(now))
  ) {
    report(["Schema", "properties", "renamed"], at(old), `is named ${now} now`, placeNow(now))
    return
  }
  for (const field of gone) {
    const isRefused = b.forbidden.has(field) || (spot.way === "asked" && b.otherFields === false)
    report(["Schema", "properties", isRefused ? "narrowed" : "removed"], at(field), "is gone", placeIn(b, "properties"))
  }
  for (const field of come) {
    const isNeeded = spot.way === "asked" && b.required.has(field) && !a.required.has(field)
    const [name, what]: [string, string] = isNeeded ? ["required", "is new and needed"] : ["properties", "is new"]
    report(["Schema", name, "added"], at(field), what, placeNow(field))
  }
}

const compareForbidden = (a: Shape, b: Shape, spot: Spot, report: Reporter): void => {
  const say = (field: string, edit: Edit, what: string): void =>
    report(["Schema", "additionalProperties", edit], fieldAt(spot, field), what, placeIn(b, "properties"))
  for (const field of b.forbidden)
    if (!a.forbidden.has(field) && !a.fields.has(field)) say(field, "narrowed", "may not be there")
  for (const field of a.forbidden)
    if (!b.forbidden.has(field) && !b.fields.has(field)) say(field, "widened", "may be there")
}

const compareRequired = (a: Shape, b: Shape, spot: Spot, report: Reporter): void => {
  for (const field of new Set([...a.required, ...b.required])) {
    const isOnOneSide = a.fields.has(field) !== b.fields.has(field)
    if (isOnOneSide || a.required.has(field) === b.required.has(field)) continue
    const isAlways = b.required.has(field)
    const what = isAlways ? (spot.way === "asked" ? "must be sent" : "is always there") : "may be absent"
    const place = placeOf(b.fields.get(field)) ?? placeIn(b, "required")
    report(["Schema", "required", isAlways ? "added" : "removed"], fieldAt(spot, field), what, place)
  }
}

export const compareFields = (a: Shape, b: Shape, spot: Spot, comparing: Comparing): void => {
  compareOthers(a, b, spot, comparing)
  compareNames(a, b, spot, comparing)
  compareForbidden(a, b, spot, comparing.report)
  compareRequired(a, b, spot, comparing.report)
  for (const [field, one] of a.fields)
    if (b.fields.has(field)) comparing.compare(one, b.fields.get(field), fieldAt(spot, field))
}
