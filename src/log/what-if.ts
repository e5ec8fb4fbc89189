/** A log with events left out, replaced or moved, and what differs then. architecture: Theatre. */
import { changesBetween, type Change } from "./changes.ts"
import type { Log, RecordedEnvelope, RecordedEvent } from "./codec.ts"
import type { LogIndex } from "./log-index.ts"

/** Events are named by their numbers, which stay theirs whatever else is changed. */
export type Edit =
  | { readonly kind: "drop"; readonly seq: number }
  | { readonly kind: "replace"; readonly seq: number; readonly event: RecordedEvent }
  /** `before`: the number of the event that comes next then. */
  | { readonly kind: "move"; readonly seq: number; readonly before: number }

const withEdit = (envelopes: readonly RecordedEnvelope[], edit: Edit): readonly RecordedEnvelope[] => {
  const others = envelopes.filter(({ seq }) => seq !== edit.seq)
  switch (edit.kind) {
    case "drop":
      return others
    case "replace":
      return envelopes.map((one) => (one.seq === edit.seq ? { ...one, event: edit.event } : one))
    case "move": {
      const moved = envelopes.filter(({ seq }) => seq === edit.seq)
      const at = others.findIndex(({ seq }) => seq >= edit.before)
      const place = at === -1 ? others.length : at
      return [...others.slice(0, place), ...moved, ...others.slice(place)]
    }
  }
}

/** The edits are made one after the other. Hashes are those of the log as it was recorded, and go. */
export const edited = ({ hashes: _, ...log }: Log, edits: readonly Edit[]): Log => ({
  ...log,
  envelopes: edits.reduce(withEdit, log.envelopes),
})

export interface Difference {
  /** The number of the event after which it was seen. */
  readonly seq: number
  readonly changes: readonly Change[]
}

/**
 * The first event after which the read models of two logs differ, of those that both have and that were not edited; an
 * event that is left out differs by itself. It yields between two looks. Null: none.
 */
export const searchDifference = function* (
  index: LogIndex,
  other: LogIndex,
  edits: ReadonlySet<number>,
): Generator<undefined, Difference | null> {
  const places = new Map(other.log.envelopes.map(({ seq }, at) => [seq, at]))
  for (const { recorded, at, after } of index.steps(0, index.length)) {
    const place = edits.has(recorded.seq) ? undefined : places.get(recorded.seq)
    if (place === undefined) continue
    if (at % 100 === 0) yield undefined
    const changes = changesBetween(index.read(after), other.readAfter(place + 1))
    if (changes.length > 0) return { seq: recorded.seq, changes }
  }
  return null
}
