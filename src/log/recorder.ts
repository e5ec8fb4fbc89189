/**
 * Records every event on the device, within bounds, so that a run can be sent to a developer even after a reload or a
 * crash. Events are redacted before they are stored: no text that a person wrote reaches the disk. Failing storage
 * never harms the app: what can't be written waits in memory. architecture: Replay.
 */
import type { Observable } from "rxjs"
import type { Envelope } from "../events/envelope.ts"
import type { KeptRun } from "../platform/kept-runs.ts"
import { encodeHeader, type LogHeader } from "./codec.ts"
import { chunksOf, lineOf, newestWithin, type Line } from "./ring-lines.ts"
import { createPacker } from "./packs.ts"
import { createPseudonyms, newPseudonymKey } from "./pseudonyms.ts"
import type { Redaction } from "./redacted-addresses.ts"
import { redacting } from "./redaction.ts"
import { trimRing, type FoldOnto } from "./ring.ts"
import {
  appendChunks,
  clearRuns,
  isBeyond,
  listRuns,
  readRun,
  type Bounds,
  type RecorderDatabase,
  type Size,
} from "./storage.ts"
import { createTurns } from "./turns.ts"

export interface Recorder {
  /**
   * The runs that can be exported: this one, then the others, newest first; the previous one may have ended in a crash.
   */
  readonly runs: () => Promise<readonly KeptRun[]>
  /** A run as NDJSON, as far as the ring still has it and as its newest events fit; null when it is no longer kept. */
  readonly exportRun: (session: string, mostBytes?: number) => Promise<string | null>
  /** Exports the log of this run. */
  readonly exportLog: () => Promise<string>
  /** Writes what is pending, at once; also called when the page is hidden. */
  readonly flush: () => Promise<void>
  /** Deletes everything that was recorded, of all runs. */
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
  /** Schedules a write; events until then are written together. */
  readonly schedule: (flush: () => void) => void
  /** Calls back when redacting and packing may go on; whoever waits for the log doesn't wait for it. */
  readonly rest: (goOn: () => void) => void
  /** Answers whether the device may be written to now; until then events wait in memory. */
  readonly mayKeep: () => boolean
  /** Called once a run, however often storage fails. */
  readonly onFailure: (cause: unknown) => void
}

export const createRecorder = (options: RecorderOptions): Recorder => {
  const { envelopes, database, header, session, bounds, schedule, rest, mayKeep, onFailure } = options
  const run = { session, header: encodeHeader(header), startedAt: header.startedAt }
  const newRedaction = (): Redaction => ({ hide: createPseudonyms(newPseudonymKey()), productSlug: header.app })
  let redaction = newRedaction()
  let heard: Envelope[] = []
  let unwritten: readonly Line[] = []
  let scheduled = false
  let failed = false
  let last: Promise<unknown> = Promise.resolve()
  let clearing = 0
  const turns = createTurns({ rest, isLate: () => heard.length > bounds.mostWaiting })

  const report = (cause: unknown): void => {
    if (!failed) onFailure(cause)
    failed = true
  }

  /** A long list takes some milliseconds, on a slow phone a press's time. */
  const redacted = async (): Promise<readonly Line[]> => {
    const [taken, by] = [heard.splice(0, bounds.mostWaiting), redaction]
    const lines: Line[] = []
    const between = turns.whenIdle()
    for (const envelope of taken) {
      const steps = redacting(envelope, by)
      let line: Line | null = null
      while (line === null) {
        await between()
        const step = steps.next()
        if (step.done === true) line = lineOf(step.value)
      }
      lines.push(line)
    }
    return lines
  }

  const foldOnto: FoldOnto = async (start, texts) =>
    (await import("./trimming.ts")).foldOnto(start, texts, turns.whenIdle())

  const packer = createPacker({ database, packBytes: bounds.packBytes, rest: turns.behind(), onFailure: report })

  /** Packing loses nothing, and goes first where it makes room; a page that is never idle has much that is not packed. */
  const makeRoom = async ({ stored }: Size): Promise<void> => {
    if (stored > bounds.maxBytes) await turns.pressed(packer.packed)
    await trimRing(await database, bounds, foldOnto)
  }

  const writeSome = async (): Promise<void> => {
    const lines = await redacted()
    unwritten = newestWithin([...unwritten, ...lines], bounds)
    if (unwritten.length === 0 || !mayKeep()) return
    const writing = unwritten
    try {
      const chunks = chunksOf(writing, bounds.packBytes)
      const { keys, size } = await appendChunks(await database, run, chunks)
      unwritten = unwritten.slice(writing.length)
      packer.add(keys.map((key, at) => ({ key, bytes: chunks[at]?.bytes ?? 0 })))
      if (isBeyond(size, bounds)) await makeRoom(size)
    } catch (cause) {
      report(cause)
    }
  }

  /** Writes what was heard by now, piece by piece, so that what is written needs no memory while the next is redacted. */
  const write = async (): Promise<void> => {
    let left = heard.length
    do {
      // Events that are heard since the log was cleared wait until the storage is cleared, too.
      if (clearing > 0) return
      await writeSome()
      left -= bounds.mostWaiting
    } while (left > 0)
  }

  database.catch(report)

  /** Serialises operations on the storage. */
  const inTurn = <T>(operation: () => Promise<T>): Promise<T> => {
    const turn = last.then(operation)
    last = turn.catch(report)
    return turn
  }

  /** Serialises an operation that nobody should wait for in vain: the page may be about to go. */
  const hurried = <T>(operation: () => Promise<T>): Promise<T> => turns.hurried(() => inTurn(operation))

  const flush = (): Promise<void> => {
    scheduled = false
    return hurried(write)
  }

  const subscription = envelopes.subscribe((envelope) => {
    heard.push(envelope)
    if (scheduled) return
    scheduled = true
    schedule(() => {
      scheduled = false
      void inTurn(write)
    })
  })

  const stored = async <T>(otherwise: T, read: (database: RecorderDatabase) => Promise<T>): Promise<T> => {
    try {
      return await read(await database)
    } catch (cause) {
      report(cause)
      return otherwise
    }
  }

  /** Hashes are those of the recipes that are running, so a run of another build gets none. */
  const hashed = async (text: string): Promise<string> => {
    const { appVersion, contractHash } = JSON.parse(text.slice(0, text.indexOf("\n"))) as LogHeader
    if (appVersion !== header.appVersion || contractHash !== header.contractHash) return text
    try {
      return await (await import("./hashing.ts")).withHashes(text, turns.atOnce())
    } catch (cause) {
      report(cause)
      return text
    }
  }

  const ownText = async (): Promise<string> => {
    await flush()
    const written = (await stored(null, (db) => readRun(db, session))) ?? `${run.header}\n`
    return written + unwritten.map(({ text }) => text).join("")
  }

  const exportRun = async (wanted: string, mostBytes?: number): Promise<string | null> => {
    const text = wanted === session ? await ownText() : await stored(null, (db) => readRun(db, wanted))
    if (text === null || mostBytes === undefined) return text === null ? null : hashed(text)
    return (await import("./shortened.ts")).shortened(text, mostBytes, turns.atOnce())
  }

  const exportLog = async (): Promise<string> => hashed(await ownText())

  return {
    flush,
    exportLog,
    exportRun,
    runs: async () => {
      await flush()
      const kept = await stored([], listRuns)
      const waiting = unwritten.reduce((sum, { bytes }) => sum + bytes, 0)
      const own = kept.find((one) => one.session === session) ?? { events: 0, bytes: 0 }
      return [
        {
          session,
          startedAt: run.startedAt,
          events: own.events + unwritten.length,
          bytes: own.bytes + waiting,
          isThis: true,
        },
        ...kept
          .filter((one) => one.session !== session && one.events > 0)
          .map(({ header: _, stored: __, ...one }) => ({ ...one, isThis: false })),
      ]
    },
    clear: () => {
      heard = []
      // A new key, so that the pseudonyms of the former person can't be recognised in the next one's log.
      redaction = newRedaction()
      clearing += 1
      return hurried(async () => {
        clearing -= 1
        unwritten = []
        await clearRuns(await database)
        await write()
      }).catch(report)
    },
    stop: () => subscription.unsubscribe(),
  }
}
