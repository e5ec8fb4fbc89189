/**
 * Runs in a browser: records the same events into a ring that fills, and into one that is emptied all the time. Both take
 * turns, so that each meets the same machine; the events are hidden, written, packed and trimmed as they are in the app.
 */
import { Subject } from "rxjs"
import { recorderLimits } from "../../../src/domain/log-limits.ts"
import type { Envelope } from "../../../src/events/envelope.ts"
import { createRecorder } from "../../../src/log/recorder.ts"
import { clearRuns, listRuns, openRecorderDatabase } from "../../../src/log/storage.ts"
import { header } from "../../log/some-header.ts"
import { createWorkload } from "../workload.ts"

/** Events that are written together. */
const together = 100

/** The other ring is emptied after so many events. */
const emptiedEvery = 1_000

/** Trims that are measured: each lets go of a tenth of the ring. */
const trimsMeasured = 4

const openRing = (name: string) => {
  const envelopes = new Subject<Envelope>()
  const database = openRecorderDatabase(name)
  const recorder = createRecorder({
    envelopes,
    database,
    header: header("2026-01-01T00:00:00.000Z"),
    session: name,
    bounds: recorderLimits,
    schedule: () => {},
    rest: (goOn) => goOn(),
    mayKeep: () => true,
    onFailure: (cause) => {
      throw cause
    },
  })
  /** Records events; answers how long it took until they were written, ms. */
  const record = async (events: readonly Envelope[]): Promise<number> => {
    for (const envelope of events) envelopes.next(envelope)
    const before = performance.now()
    await recorder.flush()
    return performance.now() - before
  }
  const kept = async (): Promise<number> => (await listRuns(await database))[0]?.events ?? 0
  return { record, kept, clear: async () => clearRuns(await database) }
}

/** Some writes: their events, and the time that they took altogether, ms. */
export interface Phase {
  readonly events: number
  readonly fullMs: number
  readonly emptyMs: number
  /** The longest write into the ring that fills, ms: one that trims. */
  readonly longestMs: number
}

export interface RingTimes {
  readonly filling: readonly Phase[]
  readonly trimming: Phase
}

const sumOf = (phases: readonly Phase[]): Phase =>
  phases.reduce((sum, one) => ({
    events: sum.events + one.events,
    fullMs: sum.fullMs + one.fullMs,
    emptyMs: sum.emptyMs + one.emptyMs,
    longestMs: Math.max(sum.longestMs, one.longestMs),
  }))

/** As many parts, of as equal length as there are. */
const parts = 3

export const measureRing = async (): Promise<RingTimes> => {
  const [filled, emptied] = [openRing("filled"), openRing("emptied")]
  const workload = createWorkload(1)
  let written = 0
  const writeBoth = async (): Promise<Phase> => {
    const events = workload.next(together)
    const first = written % (2 * together) === 0
    let [fullMs, emptyMs] = [0, 0]
    if (first) fullMs = await filled.record(events)
    emptyMs = await emptied.record(events)
    if (!first) fullMs = await filled.record(events)
    written += together
    if (written % emptiedEvery === 0) await emptied.clear()
    return { events: together, fullMs, emptyMs, longestMs: fullMs }
  }
  // The first writes compile what all of them run.
  for (let nth = 0; nth < 20; nth += 1) await writeBoth()
  const filling: Phase[] = []
  const trimming: Phase[] = []
  let trims = 0
  let kept = await filled.kept()
  while (trims <= trimsMeasured) {
    const phase = await writeBoth()
    const now = await filled.kept()
    const hasTrimmed = now < kept + together
    kept = now
    if (hasTrimmed) trims += 1
    // The first trim loads its code, and ends the filling.
    if (trims === 0) filling.push(phase)
    else if (trims > 1 || !hasTrimmed) trimming.push(phase)
  }
  const each = Math.floor(filling.length / parts)
  return {
    filling: Array.from({ length: parts }, (_, nth) => sumOf(filling.slice(nth * each, (nth + 1) * each))),
    trimming: sumOf(trimming),
  }
}

Object.assign(globalThis, { measureRing })
