/** Replays a recorded log: its timeline, the resulting read models, and violated invariants. architecture: Replay. */
import { isRecord } from "../domain/json.ts"
import type { Envelope, Origin } from "../events/envelope.ts"
import { projections, type ReadModels } from "../projections/catalogue.ts"
import { foldPlain } from "../projections/fold-plain.ts"
import { initialModels } from "../projections/fold.ts"
import type { Log, RecordedEnvelope } from "./codec.ts"
import { upcast } from "./upcasters.ts"

/** One line of the timeline. */
export interface Moment {
  readonly seq: number
  readonly at: string
  readonly origin: Origin
  readonly cause: string | null
  readonly type: string
  readonly subject: string | null // the key of the thing that it is about, if any
}

/** A violated invariant, with the first event at which it was seen. */
export interface Violation {
  readonly seq: number
  readonly what: string
}

export interface Replay {
  readonly timeline: readonly Moment[]
  readonly models: ReadModels
  readonly violations: readonly Violation[]
  /** Remarks for the reader, such as events of unknown types that were left out. */
  readonly notes: readonly string[]
}

const subjectFields = [
  "key",
  "id",
  "listingKey",
  "orderKey",
  "chatKey",
  "executantKey",
  "profileKey",
  "messageKey",
  "subject",
  "path",
]

/** The first key among an event's fields, or in the entity that it carries. */
const subjectOf = (event: object): string | null => {
  for (const holder of [event, ...Object.values(event)].filter(isRecord)) {
    for (const name of subjectFields) {
      const value = Object.hasOwn(holder, name) ? holder[name] : undefined
      if (typeof value === "string") return value
    }
  }
  return null
}

export const momentOf = ({ seq, at, origin, cause, event }: RecordedEnvelope): Moment => ({
  seq,
  at,
  origin,
  cause,
  type: event.type,
  subject: subjectOf(event),
})

const orderViolation = ({ seq }: RecordedEnvelope, before: RecordedEnvelope | undefined): readonly Violation[] =>
  before === undefined || seq === before.seq + 1
    ? []
    : [{ seq, what: `follows ${before.seq}: the log has a gap or repeats` }]

const shownSeqs = 3

/** One sentence for all that was left out for the same reason. */
const leftOut = (why: string, seqs: readonly number[]): string => {
  const others = seqs.length - shownSeqs
  const named = seqs.slice(0, shownSeqs).join(", ")
  return `${named}${others > 0 ? ` and ${others} more` : ""} ${seqs.length === 1 ? "is" : "are"} left out: ${why}`
}

const modelViolations = (models: ReadModels, seq: number): readonly Violation[] => {
  const unknown = Object.keys(models).filter((name) => !Object.hasOwn(projections, name))
  const strange = Object.entries(models).filter(([, state]) => JSON.stringify(state) === undefined)
  return [
    ...unknown.map((name) => ({ seq, what: `the read model ${name} belongs to no projection` })),
    ...strange.map(([name]) => ({ seq, what: `the read model ${name} is not plain JSON` })),
  ]
}

const fold = (envelope: Envelope, models: ReadModels): readonly Violation[] => {
  try {
    foldPlain([envelope], models)
    return []
  } catch (cause) {
    return [{ seq: envelope.seq, what: `a recipe for ${envelope.event.type} failed: ${String(cause)}` }]
  }
}

/**
 * Refuses in words a number that is none of the log's: folding until then would give nothing, or everything, and look
 * like an answer.
 */
export const outsideOf = (envelopes: Log["envelopes"], seq: number): string | null => {
  const [first, last] = [envelopes[0]?.seq, envelopes.at(-1)?.seq]
  if (first === undefined || last === undefined) return "The log has no events."
  return seq >= first && seq <= last ? null : `The log has the events ${first} to ${last}.`
}

/** Folds a log up to and including `until`. Never throws: an error in a fold is a violation. */
export const replayLog = ({ envelopes }: Log, until = Number.POSITIVE_INFINITY): Replay => {
  const models = initialModels()
  const timeline: Moment[] = []
  const violations: Violation[] = []
  const unread = new Map<string, number[]>()
  let before: RecordedEnvelope | undefined
  for (const recorded of envelopes) {
    if (recorded.seq > until) break
    timeline.push(momentOf(recorded))
    violations.push(...orderViolation(recorded, before))
    before = recorded
    const read = upcast(recorded)
    if ("envelope" in read) violations.push(...fold(read.envelope, models))
    else if ("unknown" in read) {
      const seqs = unread.get(read.why)
      if (seqs === undefined) unread.set(read.why, [recorded.seq])
      else seqs.push(recorded.seq)
    }
  }
  const notes = [...unread].map(([why, seqs]) => leftOut(why, seqs))
  const first = timeline[0]?.seq ?? 1
  if (first > 1) notes.unshift(`The log starts at ${first}: what came before was no longer kept.`)
  violations.push(...modelViolations(models, before?.seq ?? 0))
  return { timeline, models, violations, notes }
}

/**
 * The part of the read models (as JSON) at a path such as `chat.messages`; keys that contain dots may be written as
 * they are.
 */
export const statePath = (
  models: unknown,
  path: string,
): { readonly state: unknown } | { readonly problem: string } => {
  if (path === "") return { state: models }
  if (!isRecord(models)) return { problem: `There is nothing below: the state here is ${JSON.stringify(models)}.` }
  const name = Object.keys(models)
    .filter((key) => path === key || path.startsWith(`${key}.`))
    .sort((a, b) => b.length - a.length)[0]
  if (name === undefined)
    return { problem: `There is no ${path} here, only ${Object.keys(models).join(", ") || "nothing"}.` }
  return statePath(models[name], path.slice(name.length + 1))
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0

/** JSON with sorted keys, so that equal states are equal texts. */
export const orderedJson = (state: unknown): string =>
  JSON.stringify(
    state,
    (_, value: unknown) =>
      isRecord(value) && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value,
    2,
  )
