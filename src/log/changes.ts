/** The parts of the read models that differ between two moments. architecture: Replay. */
import { isRecord } from "../domain/json.ts"
import { sameJson } from "../projections/selectors.ts"
import type { Path } from "./readable.ts"

/** Undefined on the side where there is nothing. */
export interface Change {
  readonly path: Path
  readonly before: unknown
  readonly after: unknown
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => isRecord(value) && !Array.isArray(value)

const below = (path: Path, before: unknown, after: unknown): readonly Change[] => {
  if (Object.is(before, after)) return []
  if (isPlain(before) && isPlain(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => below([...path, name], before[name], after[name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((value, index) => below([...path, String(index)], value, after[index]))
  return sameJson(before, after) ? [] : [{ path, before, after }]
}

/**
 * Values that are equal as JSON have not changed. A thing that came or went is one change, and so is a list of another length. Parts
 * that both sides share are not looked into, so that two neighbouring moments cost what differs between them.
 */
export const changesBetween = (before: unknown, after: unknown): readonly Change[] => below([], before, after)
