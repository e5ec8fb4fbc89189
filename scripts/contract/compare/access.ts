/** Compares who may ask an operation: whom it is closed to, and whom it is opened to. */
import { accessOf, letsIn, renamedSchemes, schemesOf, wayWords, type Conditions } from "../normal/access.ts"
import type { ContractTree } from "../source/contract-tree.ts"
import { placeOf, type Said } from "../source/parse.ts"
import { compareExtensions } from "./annotations.ts"
import type { Spot, Reporter } from "./spot.ts"

const wordsOf = (ways: readonly Conditions[]): string => ways.map(wayWords).join(", or ")

export const compareAccess = (
  before: ContractTree,
  after: ContractTree,
  old: Said,
  now: Said,
  report: Reporter,
): void => {
  const spot: Spot = { where: "access", way: "asked", schema: null }
  const place = placeOf(now, "security")
  const [was, is] = [accessOf(before, old, new Map()), accessOf(after, now, renamedSchemes(before, after))]
  const shut = was.ways.filter((way) => !is.ways.some((other) => letsIn(other, way)))
  const opened = is.ways.filter((way) => !was.ways.some((other) => letsIn(other, way)))
  const rest = `it is for ${wordsOf(is.ways)}`
  if (shut.length > 0)
    report(["SecurityRequirement", "{name}", "narrowed"], spot, `is closed to ${wordsOf(shut)}: ${rest}`, place)
  if (opened.length > 0)
    report(
      ["SecurityRequirement", "{name}", "widened"],
      spot,
      `is opened to ${wordsOf(opened)}: it was for ${wordsOf(was.ways)}`,
      place,
    )
  if (shut.length === 0 && opened.length === 0 && was.mayBeShown !== is.mayBeShown) {
    const [edit, what] = is.mayBeShown
      ? (["added", "may be shown"] as const)
      : (["removed", "is not asked for any more"] as const)
    report(["SecurityRequirement", "{name}", edit], spot, what, place)
  }
  const [isOpen, isOpenNow] = [old, now].map((one) => one["x-open-to-blocked"] === true)
  if (isOpen === isOpenNow) return
  const what = isOpenNow ? "is opened to blocked accounts" : "is closed to blocked accounts"
  report(
    ["Operation", "x-open-to-blocked", isOpenNow ? "added" : "removed"],
    spot,
    what,
    placeOf(now, "x-open-to-blocked"),
  )
}

/** Tells of schemes; which operations a change of one reaches is told with them. */
export const compareSchemes = (before: ContractTree, after: ContractTree, report: Reporter): void => {
  const [old, now] = [schemesOf(before), schemesOf(after)]
  const renamed = renamedSchemes(before, after)
  const same = new Set([...renamed.keys(), ...renamed.values()])
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    if (same.has(name)) continue
    const [was, is] = [old.get(name), now.get(name)]
    const spot: Spot = { where: `access by ${name}`, way: "asked", schema: null }
    const place = placeOf(is?.node) ?? placeOf(was?.node)
    if (was === undefined) report(["SecurityScheme", "{scheme}", "added"], spot, "is new", place)
    else if (is === undefined) report(["SecurityScheme", "{scheme}", "removed"], spot, "is gone", place)
    else {
      if (was.is !== is.is) report(["SecurityScheme", "{scheme}", "changed"], spot, `is ${is.is}, was ${was.is}`, place)
      compareExtensions(was.node, is.node, spot, report)
    }
  }
}
