/** Compares what objects of every kind may say alike: that they are deprecated, and notes of the contract's authors. */
import { placeOf, type Said } from "../source/parse.ts"
import type { Spot, Reporter } from "./spot.ts"

/** The rules of each kind of object for a deprecation have the same names. */
export const compareDeprecation = (object: string, old: Said, now: Said, spot: Spot, report: Reporter): void => {
  const [was, is] = [old, now].map((one) => one["deprecated"] === true)
  if (was === is) return
  const what = is ? "is deprecated" : "is deprecated no more"
  report([object, "deprecated", is ? "added" : "removed"], spot, what, placeOf(now, "deprecated"))
}

const ours = new Set(["x-problem-types", "x-open-to-blocked", "x-hubs"])

export const compareExtensions = (old: Said, now: Said, spot: Spot, report: Reporter): void => {
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (!field.startsWith("x-") || ours.has(field)) continue
    const [was, is] = [old[field], now[field]].map((one) => (one === undefined ? null : JSON.stringify(one)))
    if (was === is) continue
    const edit = was === null ? "added" : is === null ? "removed" : "changed"
    report(["Extensions", "x-*", edit], spot, `${field} is ${is ?? "none"}, was ${was ?? "none"}`, placeOf(now, field))
  }
}
