/**
 * The index of a log: the read models at any moment of it, from snapshots that share all that did not change between them.
 * Every question to a log is answered from here, in the command line as in the theatre. architecture: Replay.
 */
import { Immer } from "immer"
import type { Envelope } from "../events/envelope.ts"
import { lettingGoEvery } from "../domain/limits.ts"
import { projections, type ProjectionName, type ReadModels } from "../projections/catalogue.ts"
import { foldDrafts } from "../projections/fold-drafts.ts"
import { keepSmall } from "../projections/retention.ts"
import type { Log, RecordedEnvelope } from "./codec.ts"
import { createReader, type Readable } from "./readable.ts"
import { startFrom } from "./snapshots.ts"
import { upcast } from "./upcasters.ts"

/** Events between two snapshots; a moment takes fewer folds than that from the one before it. */
export const snapshotEvery = 1_000
/** The moment that somebody looks at, and the one before it. */
const keptMoments = 2

/** One event, and the read models on both of its sides. */
export interface Step {
  /** The event's place in the log, from 0. */
  readonly at: number
  readonly recorded: RecordedEnvelope
  readonly before: ReadModels
  readonly after: ReadModels
}

export interface LogIndex {
  readonly log: Log
  /** The number of events. */
  readonly length: number
  /** The read models after so many events of the log; 0: before the first. */
  readonly stateAfter: (count: number) => ReadModels
  /** The same, as paths name its parts. */
  readonly readAfter: (count: number) => Readable
  readonly read: (models: ReadModels) => Readable
  /** The events from one place up to another one, each with both of its sides. */
  readonly steps: (from: number, to: number) => Generator<Step>
  /**
   * The same for the events alone that may change one read model, which is all that is right on both sides; from `models`, where
   * that one is as before the first of them. The state after `to` was asked for before, so that failures are known.
   */
  readonly stepsOf: (name: ProjectionName, models: ReadModels, from: number, to: number) => Generator<Step>
  /** Folds these events at once; of the read models that it takes and answers one alone is right. */
  readonly foldedOf: (name: ProjectionName, models: ReadModels, from: number, to: number) => ReadModels
  /** The reasons for which events could not be folded, and so changed nothing; by their place, as far as was folded yet. */
  readonly failures: ReadonlyMap<number, string>
  /** The place of the event with this number, or of the last one before it; -1: all come after it. */
  readonly placeOf: (seq: number) => number
}

// An instance of its own: the running app freezes in development, and what is asked thousands of times must not.
const { produce } = new Immer({ autoFreeze: false })

/** The address says what must not be let go of (retention.ts). */
const onlyFor = (name: ProjectionName | undefined): ReadonlySet<ProjectionName> | undefined =>
  name === undefined ? undefined : new Set([name, "navigation"])

const hears = (name: ProjectionName, type: string): boolean => projections[name].recipes.has(type)

const mayChange = (name: ProjectionName, { seq, event }: Envelope): boolean =>
  hears(name, event.type) || seq % lettingGoEvery === 0

const mayConcern = (name: ProjectionName | undefined, envelope: Envelope): boolean =>
  name === undefined || mayChange(name, envelope) || hears("navigation", envelope.event.type)

export const createLogIndex = (log: Log): LogIndex => {
  const { envelopes } = log
  const { models: start } = startFrom(log.snapshot)
  const snapshots = [start]
  const failures = new Map<number, string>()
  const read = createReader()

  /** An event that failed once would fail each time, and is not tried again. */
  const foldMany = (models: ReadModels, from: number, to: number, name?: ProjectionName): ReadModels => {
    const places = new Map<Envelope, number>()
    for (let at = from; at < to; at += 1) {
      const recorded = envelopes[at]
      const upcasted = recorded === undefined || failures.has(at) ? undefined : upcast(recorded)
      if (upcasted !== undefined && "envelope" in upcasted && mayConcern(name, upcasted.envelope))
        places.set(upcasted.envelope, at)
    }
    const onFailure = (failed: Envelope, cause: unknown): void =>
      void failures.set(places.get(failed) ?? from, `a recipe for ${failed.event.type} failed: ${String(cause)}`)
    return foldDrafts(models, [...places.keys()], { produce, keepSmall, onFailure, only: onlyFor(name) })
  }

  const snapshot = (nth: number): ReadModels => {
    let last = snapshots.at(-1) ?? start
    for (let made = snapshots.length; made <= nth; made += 1) {
      last = foldMany(last, (made - 1) * snapshotEvery, made * snapshotEvery)
      snapshots.push(last)
    }
    return snapshots[nth] ?? last
  }

  /** Moments that were asked for last: going on from one costs what is new, and shares the rest. */
  let latest: readonly { readonly count: number; readonly models: ReadModels }[] = []

  const stateAfter = (count: number): ReadModels => {
    const most = Math.min(Math.max(count, 0), envelopes.length)
    const nth = Math.floor(most / snapshotEvery)
    const begin = { count: nth * snapshotEvery, models: snapshot(nth) }
    const from = latest.reduce((best, one) => (one.count <= most && one.count > best.count ? one : best), begin)
    const models = foldMany(from.models, from.count, most)
    latest = [{ count: most, models }, ...latest.filter((one) => one.count !== most)].slice(0, keptMoments)
    return models
  }

  return {
    log,
    length: envelopes.length,
    stateAfter,
    readAfter: (count) => read(stateAfter(count)),
    read,
    *steps(from, to) {
      let before = stateAfter(from)
      for (let at = from; at < Math.min(to, envelopes.length); at += 1) {
        const recorded = envelopes[at]
        if (recorded === undefined) return
        const after = foldMany(before, at, at + 1)
        yield { at, recorded, before, after }
        before = after
      }
    },
    *stepsOf(name, models, from, to) {
      let before = models
      for (let at = from; at < Math.min(to, envelopes.length); at += 1) {
        const recorded = envelopes[at]
        if (recorded === undefined) return
        const after = foldMany(before, at, at + 1, name)
        if (after !== before) yield { at, recorded, before, after }
        before = after
      }
    },
    foldedOf: (name, models, from, to) => foldMany(models, from, to, name),
    failures,
    placeOf: (seq) => envelopes.findLastIndex((one) => one.seq <= seq),
  }
}
