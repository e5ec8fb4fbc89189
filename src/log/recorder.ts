/**
 * Records every event of the stream on the device, within bounds, so that a run can be sent to a developer even after
 * a reload or a crash. A storage that fails costs the recording, never the app. Issue 2 §3; ARCHITECTURE Replay.
 */
import type { Observable } from "rxjs"
import type { Envelope } from "../events/envelope.ts"
import { decodeLog, encodeEnvelope, encodeHeader, encodeLog, type LogHeader } from "./codec.ts"
import { redact } from "./redaction.ts"
import { appendChunks, clearRuns, previousSession, readRun, type Bounds, type RecorderDatabase } from "./storage.ts"

export interface ExportOptions {
  readonly redacted: boolean
}

export interface Recorder {
  /** This run as NDJSON: what the ring still holds of it, up to the newest event. */
  readonly exportLog: (options: ExportOptions) => Promise<string>
  /** The run before this one, null when there is none: it may have ended in a crash. */
  readonly exportPrevious: (options: ExportOptions) => Promise<string | null>
  /** Writes what waits to be written; also wanted when the page is about to go away. */
  readonly flush: () => Promise<void>
  /** Forgets everything that was recorded until now, of all runs. */
  readonly clear: () => Promise<void>
  readonly stop: () => void
}

interface RecorderOptions {
  readonly envelopes: Observable<Envelope>
  readonly database: Promise<RecorderDatabase>
  readonly header: LogHeader
  /** Names this run of the app. */
  readonly session: string
  readonly bounds: Bounds
  /** Calls back soon: what happens until then is written together. */
  readonly schedule: (flush: () => void) => void
  /** Told once a run, however often storage fails. */
  readonly onFailure: (cause: unknown) => void
}

/** The ring lets go of whole chunks, so they are small against it. */
const mostEventsInChunk = 100

const encoder = new TextEncoder()

interface Line {
  readonly text: string
  readonly bytes: number
}

const lineOf = (envelope: Envelope): Line => {
  const text = `${encodeEnvelope(envelope)}\n`
  return { text, bytes: encoder.encode(text).length }
}

const chunksOf = (
  lines: readonly Line[],
): readonly { readonly text: string; readonly events: number; readonly bytes: number }[] =>
  Array.from({ length: Math.ceil(lines.length / mostEventsInChunk) }, (_, index) => {
    const own = lines.slice(index * mostEventsInChunk, (index + 1) * mostEventsInChunk)
    return {
      text: own.map(({ text }) => text).join(""),
      events: own.length,
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  })

/** What can't be written waits in memory, within the same bounds. */
const newestWithin = (lines: readonly Line[], { maxEvents, maxBytes }: Bounds): readonly Line[] => {
  let bytes = 0
  let first = lines.length
  while (first > 0 && lines.length - first < maxEvents) {
    bytes += lines[first - 1]?.bytes ?? 0
    if (bytes > maxBytes) break
    first -= 1
  }
  return lines.slice(first)
}

const redactLog = (text: string): string => {
  const decoded = decodeLog(text)
  return "log" in decoded ? encodeLog({ header: decoded.log.header, envelopes: decoded.log.envelopes.map(redact) }) : ""
}

export const createRecorder = (options: RecorderOptions): Recorder => {
  const { envelopes, database, header, session, bounds, schedule, onFailure } = options
  const run = { session, header: encodeHeader(header), startedAt: header.startedAt }
  let heard: Envelope[] = []
  let unwritten: readonly Line[] = []
  let scheduled = false
  let failed = false
  let last: Promise<unknown> = Promise.resolve()

  const report = (cause: unknown): void => {
    if (!failed) onFailure(cause)
    failed = true
  }

  const write = async (): Promise<void> => {
    unwritten = newestWithin([...unwritten, ...heard.map(lineOf)], bounds)
    heard = []
    if (unwritten.length === 0) return
    const writing = unwritten
    try {
      await appendChunks(await database, run, chunksOf(writing), bounds)
      unwritten = unwritten.slice(writing.length)
    } catch (cause) {
      report(cause)
    }
  }

  /** One storage operation after the other. */
  const inTurn = <T>(operation: () => Promise<T>): Promise<T> => {
    const turn = last.then(operation)
    last = turn.catch(report)
    return turn
  }

  const flush = (): Promise<void> => {
    scheduled = false
    return inTurn(write)
  }

  const subscription = envelopes.subscribe((envelope) => {
    heard.push(envelope)
    if (scheduled) return
    scheduled = true
    schedule(() => void flush())
  })

  const stored = async (read: (database: RecorderDatabase) => Promise<string | null>): Promise<string | null> => {
    try {
      return await read(await database)
    } catch (cause) {
      report(cause)
      return null
    }
  }

  const finished = (text: string, { redacted }: ExportOptions): string => (redacted ? redactLog(text) : text)

  return {
    flush,
    exportLog: async (how) => {
      await flush()
      const written = (await stored((db) => readRun(db, session))) ?? `${run.header}\n`
      return finished(written + unwritten.map(({ text }) => text).join(""), how)
    },
    exportPrevious: async (how) => {
      const text = await stored(async (db) => {
        const previous = await previousSession(db, session)
        return previous === null ? null : readRun(db, previous)
      })
      return text === null ? null : finished(text, how)
    },
    clear: () => {
      heard = []
      return inTurn(async () => {
        unwritten = []
        await clearRuns(await database)
      }).catch(report)
    },
    stop: () => subscription.unsubscribe(),
  }
}
