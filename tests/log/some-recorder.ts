/** Recorders of runs of the app on devices, with streams that are written to by hand. */
import "fake-indexeddb/auto"
import { Subject } from "rxjs"
import { expect } from "vitest"
import { recorderLimits } from "../../src/domain/log-limits.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { decodeLog, type Log } from "../../src/log/codec.ts"
import { createRecorder, type Recorder } from "../../src/log/recorder.ts"
import { openRecorderDatabase, type Bounds, type RecorderDatabase } from "../../src/log/storage.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { header } from "./some-header.ts"

export interface Run {
  readonly recorder: Recorder
  readonly record: (from: number, to: number) => void
  readonly failures: unknown[]
  readonly database: Promise<RecorderDatabase>
}

let databases = 0
export const newName = (): string => `recorder-${(databases += 1)}`

export const toast = (seq: number): Envelope => enveloped({ type: "ToastExpired", id: seq }, seq, "system")

type Options = Parameters<typeof createRecorder>[0]

/** A recorder that nothing fails, with a stream that is written to by hand. */
export const listening = (own: Partial<Options>) => {
  const envelopes = new Subject<Envelope>()
  const recorder = createRecorder({
    envelopes,
    database: openRecorderDatabase(newName()),
    header: header("2026-01-01T00:00:01.000Z"),
    session: "1",
    bounds: recorderLimits,
    schedule: () => {},
    rest: () => {},
    mayKeep: () => true,
    onFailure: (cause) => {
      throw cause
    },
    ...own,
  })
  return { envelopes, recorder }
}

/** A run of the app on the device of that name. */
export const run = (
  name: string,
  session: string,
  bounds: Bounds = recorderLimits,
  mayKeep: () => boolean = () => true,
): Run => {
  const failures: unknown[] = []
  const database = openRecorderDatabase(name)
  const { envelopes, recorder } = listening({
    database,
    header: header(`2026-01-01T00:00:0${session}.000Z`),
    session,
    bounds,
    mayKeep,
    onFailure: (cause) => failures.push(cause),
  })
  const record = (from: number, to: number): void => {
    for (let seq = from; seq <= to; seq += 1) envelopes.next(toast(seq))
  }
  return { recorder, record, failures, database }
}

export const logOf = (text: string | null): Log => {
  const decoded = decodeLog(text ?? "")
  if (!("log" in decoded)) throw new Error(decoded.problem.why)
  expect(decoded.problems).toEqual([])
  return decoded.log
}

export const seqsOf = (text: string | null): readonly number[] => logOf(text).envelopes.map(({ seq }) => seq)

export const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n)

/** The run before the recorder's own. */
export const previousOf = async (recorder: Recorder): Promise<string | null> => {
  const previous = (await recorder.runs()).find(({ isThis }) => !isThis)
  return previous === undefined ? null : recorder.exportRun(previous.session)
}
