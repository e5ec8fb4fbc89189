/**
 * A log shrunk to as few events as still show a bug, by delta debugging: halves are left out, then quarters, and so on down
 * to single events. architecture: Replay.
 */
import type { Envelope } from "../events/envelope.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import { foldPlain } from "../projections/fold-plain.ts"
import type { Log, RecordedEnvelope } from "./codec.ts"
import type { Predicate } from "./predicates.ts"
import { createReader } from "./readable.ts"
import { startFrom, type Snapshot } from "./snapshots.ts"
import { upcast } from "./upcasters.ts"

/** Leaves out what is not needed to fail: without any one of those left they do not. `fails` must hold of all things. */
export const shrunk = <T>(things: readonly T[], fails: (some: readonly T[]) => boolean): readonly T[] => {
  let left = things
  let parts = 2
  while (left.length > 0) {
    const size = Math.ceil(left.length / parts)
    const without = Array.from({ length: Math.ceil(left.length / size) }, (_, part) => [
      ...left.slice(0, part * size),
      ...left.slice((part + 1) * size),
    ]).find(fails)
    if (without !== undefined) {
      left = without
      parts = Math.max(2, parts - 1)
    } else if (size === 1) return left
    else parts = Math.min(left.length, parts * 2)
  }
  return left
}

const todays = (recorded: RecordedEnvelope): readonly Envelope[] => {
  const read = upcast(recorded)
  return "envelope" in read ? [read.envelope] : []
}

const foldedFrom = (snapshot: Snapshot | undefined, envelopes: readonly RecordedEnvelope[]): ReadModels =>
  foldPlain(envelopes.flatMap(todays), () => startFrom(snapshot).models)

/**
 * Leaves out what is not needed to come to a moment at which the test holds, a snapshot first; the last event is the one at this
 * place.
 */
export const shrinkLog = ({ header, snapshot, envelopes }: Log, at: number, predicate: Predicate): Log => {
  const last = envelopes[at]
  if (last === undefined) return { header, envelopes: [] }
  const holdsFrom =
    (start: Snapshot | undefined) =>
    (some: readonly RecordedEnvelope[]): boolean => {
      // Folded twice, as plain read models are changed in place.
      const [before, models] = [foldedFrom(start, some), foldedFrom(start, [...some, last])]
      const read = createReader()
      return predicate({ models: read(models), before: read(before), envelope: last })
    }
  const all = envelopes.slice(0, at)
  const start = holdsFrom(undefined)(all) ? undefined : snapshot
  return {
    header,
    ...(start === undefined ? {} : { snapshot: start }),
    envelopes: [...shrunk(all, holdsFrom(start)), last],
  }
}
