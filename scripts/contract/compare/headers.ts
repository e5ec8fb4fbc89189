/** Compares headers; their names are the same in any case. */
import { placeOf, type Said } from "../source/parse.ts"
import { compareDeprecation, compareExtensions } from "./annotations.ts"
import { compareSchemaOrContent, isSilent, type Sides } from "./contents.ts"
import type { Spot, Reporter } from "./spot.ts"

type Named = Map<string, { readonly name: string; readonly header: Said }>

/** The media type is told with the content. */
const elsewhere = "content-type"

const byName = (headers: Said, resolve: Sides["before"]["resolve"]): Named =>
  new Map(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== elsewhere)
      .map(([name, one]) => [name.toLowerCase(), { name, header: resolve(one).node }]),
  )

const compareHeader = (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  const [needed, newNeeded] = [old, now].map((one) => one["required"] === true)
  if (needed !== newNeeded) {
    const what = newNeeded ? "is always there" : "may be absent"
    report(["Header", "required", newNeeded ? "added" : "removed"], spot, what, placeOf(now, "required"))
  }
  compareDeprecation("Header", old, now, spot, report)
  const [explode, newExplode] = [old, now].map((one) => one["explode"] === true)
  if (explode !== newExplode)
    report(["Header", "explode", "changed"], spot, "is written otherwise when repeated", placeOf(now, "explode"))
  compareSchemaOrContent("Header", old, now, spot, report, sides)
  compareExtensions(old, now, spot, report)
}

export const compareHeaders = (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  const [known, wanted] = [byName(old, sides.before.resolve), byName(now, sides.after.resolve)]
  const at = (name: string): Spot => ({ ...spot, where: `${spot.where} header ${name}` })
  const gone = [...known.values()].filter(({ name }) => !wanted.has(name.toLowerCase()))
  const come = [...wanted.values()].filter(({ name }) => !known.has(name.toLowerCase()))
  const [lost, found] = [gone[0], come[0]]
  if (lost !== undefined && found !== undefined && gone.length === 1 && come.length === 1) {
    const isSame = isSilent(sides, (quiet, silent) =>
      compareHeader(lost.header, found.header, at(found.name), quiet, silent),
    )
    if (isSame) {
      report(["Response", "headers", "renamed"], at(lost.name), `is named ${found.name} now`, placeOf(now, found.name))
      known.delete(lost.name.toLowerCase())
      wanted.delete(found.name.toLowerCase())
    }
  }
  for (const [key, { name, header }] of wanted) {
    const was = known.get(key)
    if (was !== undefined) compareHeader(was.header, header, at(name), report, sides)
    else report(["Response", "headers", "added"], at(name), "is new", placeOf(now, name))
  }
  for (const [key, { name }] of known)
    if (!wanted.has(key)) report(["Response", "headers", "removed"], at(name), "is gone", placeOf(now))
}
