/** The end that a recorded log leads to: its final read models, and what is wrong with it. architecture: Replay. */
import { recorderLimits } from "../domain/log-limits.ts"
import { projections, type ReadModels } from "../projections/catalogue.ts"
import { brokenBetween } from "../projections/invariants.ts"
import type { Log } from "./codec.ts"
import { createLogIndex, type LogIndex } from "./log-index.ts"
import type { Readable } from "./readable.ts"
import { failedOf, gapsOf, lostOf, unreadOf } from "./verdict.ts"

/** A violated invariant, with the first event at which it was seen. */
export interface Violation {
  readonly seq: number
  readonly what: string
}

export interface Findings {
  readonly violations: readonly Violation[]
  /** Remarks for the reader, such as events of unknown types that were left out. */
  readonly notes: readonly string[]
}

export interface Replay extends Findings {
  readonly models: ReadModels
  readonly readable: Readable
}

const orderViolations = (log: Pick<Log, "envelopes">): readonly Violation[] =>
  gapsOf(log).map(({ seq, before }) => ({ seq, what: `follows ${before}: the log has a gap or repeats` }))

const modelViolations = (models: ReadModels, seq: number): readonly Violation[] => {
  const unknown = Object.keys(models).filter((name) => !Object.hasOwn(projections, name))
  const strange = Object.entries(models).filter(([, state]) => JSON.stringify(state) === undefined)
  return [
    ...unknown.map((name) => ({ seq, what: `the read model ${name} belongs to no projection` })),
    ...strange.map(([name]) => ({ seq, what: `the read model ${name} is not plain JSON` })),
  ]
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

/** Longer logs than any device keeps are not looked at event by event unasked. */
const mostChecked = 2 * recorderLimits.maxEvents

/** Each broken promise once, where it was broken first. */
const brokenPromises = (index: LogIndex, end: number): readonly Violation[] => {
  const firsts = new Map<string, number>()
  for (const { recorded, before, after } of index.steps(0, end))
    for (const what of brokenBetween(before, after)) if (!firsts.has(what)) firsts.set(what, recorded.seq)
  return [...firsts].map(([what, seq]) => ({ seq, what }))
}

/** All that is wrong with a log up to a place, in the order of its events. */
export const violationsOf = (index: LogIndex, end: number): Findings => {
  const models = index.stateAfter(end)
  const envelopes = index.log.envelopes.slice(0, end)
  const isChecked = end <= mostChecked
  const failed = [...index.failures].flatMap(([at, what]) => {
    const seq = envelopes[at]?.seq
    return seq === undefined ? [] : [{ seq, what }]
  })
  return {
    violations: [
      ...orderViolations({ envelopes }),
      ...failed,
      ...(isChecked ? brokenPromises(index, end) : []),
      ...modelViolations(models, envelopes.at(-1)?.seq ?? 0),
    ].toSorted((a, b) => a.seq - b.seq),
    notes: [
      ...lostOf(index.log),
      ...(isChecked
        ? []
        : [
            `The promises of the read models were not checked, as these are more than ${mostChecked} events: --until takes fewer.`,
          ]),
      ...unreadOf({ header: index.log.header, envelopes }),
      ...failedOf({ header: index.log.header, envelopes }),
    ],
  }
}

/** Folds a whole log. Never throws: an error in a fold is a violation. */
export const replayLog = (log: Log): Replay => {
  const index = createLogIndex(log)
  return {
    models: index.stateAfter(index.length),
    readable: index.readAfter(index.length),
    ...violationsOf(index, index.length),
  }
}
