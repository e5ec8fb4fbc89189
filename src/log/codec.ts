/**
 * The log as NDJSON: a header, then one envelope a line; where the start is lost, a snapshot behind the header, and every so
 * often the hashes of the read models. architecture: Replay.
 */
import type { Origin } from "../events/envelope.ts"
import {
  envelopeFault,
  hashesFault,
  hasHeader,
  headerFault,
  noHeader,
  parseLine,
  snapshotFault,
  type Fields,
  type readableFormats,
} from "./lines.ts"
import type { ModelHashes } from "./model-hashes.ts"
import { createNumbered } from "./numbered.ts"
import { createProblems, type LogProblem } from "./problems.ts"
import type { Snapshot } from "./snapshots.ts"
import { bytesOf } from "./text-bytes.ts"

/**
 * The format that is written. From 2 on events are about listings, where they were about orders (E220); from 3 on a log may
 * have a snapshot and hashes (E695).
 */
export const logFormat = 3

/** A moment of a log with a label. */
export interface Bookmark {
  /** The number of the event after which the moment is; 0: before the first. */
  readonly seq: number
  readonly label: string
}

export interface LogHeader {
  readonly format: (typeof readableFormats)[number]
  readonly app: string
  readonly appVersion: string
  readonly contractHash: string
  readonly locale: string
  readonly viewport: { readonly width: number; readonly height: number } // CSS pixels
  readonly startedAt: string // ISO 8601 with ms
  /** The device's time zone by its IANA name, and its colour scheme; older logs do not say. */
  readonly zone?: string
  readonly scheme?: "light" | "dark"
  /** Bookmarks of the developers who looked at the log; bookmarks.ts reads them. */
  readonly bookmarks?: readonly Bookmark[]
}

/** An event as recorded, perhaps by another version of the app: only its type is certain. */
export interface RecordedEvent {
  readonly type: string
}

/** An envelope as recorded; `upcast` turns it into one of today's. Earlier apps also wrote `profile`, which nothing reads (E221). */
export interface RecordedEnvelope {
  readonly seq: number
  readonly at: string
  readonly origin: Origin
  readonly cause: string | null
  readonly v: number
  readonly event: RecordedEvent
}

export interface Log {
  readonly header: LogHeader
  /** The read models before the first event; absent where that is the first of the run. */
  readonly snapshot?: Snapshot
  readonly envelopes: readonly RecordedEnvelope[]
  /** In the order of the events. */
  readonly hashes?: readonly ModelHashes[]
}

/** The log as far as it could be read, with what could not; or the reason for which nothing could be. */
export type Decoded = { readonly log: Log; readonly problems: readonly LogProblem[] } | { readonly problem: LogProblem }

export const encodeHeader = (header: LogHeader): string => JSON.stringify(header)

export const encodeEnvelope = (envelope: RecordedEnvelope): string => JSON.stringify(envelope)

export const encodeSnapshot = (snapshot: Snapshot): string => JSON.stringify({ snapshot })

export const encodeHashes = (hashes: ModelHashes): string => JSON.stringify(hashes)

export const encodeLog = ({ header, snapshot, envelopes, hashes = [] }: Log): string => {
  const bySeq = new Map(hashes.map((one) => [one.after, encodeHashes(one)]))
  const lines = envelopes.flatMap((envelope) => [encodeEnvelope(envelope), bySeq.get(envelope.seq) ?? []].flat())
  return [encodeHeader(header), ...(snapshot === undefined ? [] : [encodeSnapshot(snapshot)]), ...lines, ""].join("\n")
}

export interface LogDecoder {
  /**
   * Takes the next line, without its end; `byte` is its place in the file, and `damage` what is wrong with its bytes. False:
   * this is no log, and nothing more need be read.
   */
  readonly take: (line: string, byte: number, damage?: string) => boolean
  /** `isCut`: the last line had no end. */
  readonly end: (isCut: boolean) => Decoded
}

const cutHeader = "This is no event log, or one that was cut off within its first line."

/** Reads a log line by line; never throws. */
export const createLogDecoder = (): LogDecoder => {
  const problems = createProblems()
  const numbered = createNumbered<RecordedEnvelope>()
  let snapshot: Snapshot | null = null
  const hashes: ModelHashes[] = []
  let line = 0
  let header: LogHeader | null = null
  let fatal: LogProblem | null = null
  let isAnother = false
  /** The fault of the last line, which may turn out to be cut off. */
  let lastFault: LogProblem | null = null
  /** Empty lines are a problem where others follow. */
  let blank: LogProblem | null = null
  let blankCount = 0
  let late: LogProblem | null = null
  let lateCount = 0

  const sayPending = (): void => {
    if (lastFault !== null) problems.add(lastFault)
    if (blank !== null)
      problems.add({ ...blank, why: `There is nothing in ${blankCount > 1 ? `${blankCount} lines` : "it"}.` })
    lastFault = blank = null
    blankCount = 0
  }

  const begin = (text: string, byte: number): boolean => {
    const parsed = parseLine(text)
    const fields = "fields" in parsed ? parsed.fields : {}
    const why = headerFault(fields)
    if (why === null) header = fields as unknown as LogHeader
    else fatal = { line, byte, why }
    return fatal === null
  }

  const keep = (envelope: RecordedEnvelope, byte: number): void => {
    const added = numbered.add(envelope)
    if (added === "next") return
    if (added === "late") {
      late ??= { line, byte, why: "" }
      lateCount += 1
      return
    }
    const other = encodeEnvelope(added.first) === encodeEnvelope(envelope) ? "" : ", with something else"
    problems.add({ line, byte, why: `The number ${envelope.seq} was there before${other}: the first one is folded.` })
  }

  /** Keeps what a line says, whichever of the three it is; answers what is wrong with it. */
  const keepFields = (fields: Fields, byte: number): string | null => {
    const { snapshot: own } = fields
    if (own !== undefined) {
      const why = snapshot === null ? snapshotFault(own) : "There is another snapshot before it."
      if (why === null) snapshot = own as Snapshot
      return why
    }
    const isHashes = "hashes" in fields
    const why = isHashes ? hashesFault(fields) : envelopeFault(fields)
    if (why !== null) return why
    if (isHashes) hashes.push(fields as unknown as ModelHashes)
    else keep(fields as unknown as RecordedEnvelope, byte)
    return null
  }

  const read = (text: string, byte: number): void => {
    const parsed = parseLine(text)
    const why = "fields" in parsed ? keepFields(parsed.fields, byte) : parsed.why
    if (why !== null) lastFault = { line, byte, why: `${why} It is left out.` }
  }

  return {
    take: (taken, byte, damage) => {
      line += 1
      const text = line === 1 ? taken.replace(/^\uFEFF/u, "") : taken
      const isBlank = text.trim() === ""
      if (isBlank && damage === undefined) {
        blank ??= { line, byte, why: "" }
        blankCount += 1
        return true
      }
      sayPending()
      if (damage !== undefined) problems.add({ line, byte, why: damage })
      if (header === null) return begin(text, byte)
      if (isBlank) return true
      if (hasHeader(text)) {
        const why = "Another log begins here and is left out: of a file the first one is replayed."
        problems.add({ line, byte, why })
        isAnother = true
      }
      if (!isAnother) read(text, byte)
      return true
    },
    end: (isCut) => {
      if (fatal !== null) return { problem: isCut && fatal.why === noHeader ? { ...fatal, why: cutHeader } : fatal }
      if (header === null) return { problem: { line: 1, byte: 0, why: "There is nothing in it." } }
      if (lastFault !== null) {
        const why = "The last line was cut off, and is left out."
        problems.add(isCut ? { ...lastFault, why } : lastFault)
      }
      if (late !== null)
        problems.add({
          ...late,
          why: `From here on ${lateCount} lines are out of order: they are sorted by their numbers.`,
        })
      const log: Log = {
        header,
        ...(snapshot === null ? {} : { snapshot }),
        envelopes: numbered.all(),
        ...(hashes.length === 0 ? {} : { hashes: hashes.toSorted((a, b) => a.after - b.after) }),
      }
      return { log, problems: problems.all() }
    },
  }
}

/** Decodes a log; never throws. */
export const decodeLog = (text: string): Decoded => {
  const decoder = createLogDecoder()
  const lines = text.split("\n")
  const isCut = lines.at(-1) !== ""
  if (!isCut) lines.pop()
  let byte = 0
  for (const [index, line] of lines.entries()) {
    if (!decoder.take(line, byte)) return decoder.end(isCut && index === lines.length - 1)
    byte += bytesOf(line) + 1
  }
  return decoder.end(isCut)
}
