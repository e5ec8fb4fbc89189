/** Compares how the hubs are reached: their addresses and methods, which break a client, and their times. */
import { isSaid, placeOf, recordAt, type Said } from "../source/parse.ts"
import type { Spot, Reporter } from "./spot.ts"

interface Leaf {
  readonly value: string
  readonly within: unknown
  readonly key: string
}

/** Everything that `x-hubs` says, by its way there. */
const leavesOf = (within: Said, steps: readonly string[] = []): readonly (readonly [string, Leaf])[] =>
  Object.entries(within).flatMap(([key, value]) =>
    isSaid(value)
      ? leavesOf(value, [...steps, key])
      : [[[...steps, key].join("."), { value: JSON.stringify(value), within, key }] as const],
  )

export const compareHubs = (before: Said, after: Said, report: Reporter): void => {
  const [old, now] = [before, after].map((root) => new Map(leavesOf(recordAt(root, "x-hubs"))))
  for (const where of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    const [was, is] = [old?.get(where), now?.get(where)]
    if (was?.value === is?.value) continue
    const [first = ""] = where.split(".")
    const field = first === "paths" || first === "methods" ? first : "{times}"
    const spot: Spot = { where, way: "told", schema: null }
    const place = placeOf(is?.within, is?.key) ?? placeOf(after, "x-hubs")
    if (was === undefined) report(["Hubs", field, "added"], spot, "is new", place)
    else if (is === undefined) report(["Hubs", field, "removed"], spot, "is gone", place)
    else report(["Hubs", field, "changed"], spot, `is ${is.value}, was ${was.value}`, place)
  }
}
