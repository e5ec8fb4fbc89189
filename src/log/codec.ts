/** The log as NDJSON: a header, then one envelope a line. architecture: Replay. */
import { isRecord } from "../domain/json.ts"
import type { Origin } from "../events/envelope.ts"

/** The format that is written. From 2 on events are about listings, where they were about orders (E220). */
export const logFormat = 2

/** Formats that can be read; the upcasters take their events to today's shapes. */
const readableFormats = [1, logFormat] as const

export interface LogHeader {
  readonly format: (typeof readableFormats)[number]
  readonly app: string
  readonly appVersion: string
  readonly contractHash: string
  readonly locale: string
  readonly viewport: { readonly width: number; readonly height: number } // CSS pixels
  readonly startedAt: string // ISO 8601 with ms
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
  readonly envelopes: readonly RecordedEnvelope[]
}

export interface LogProblem {
  readonly line: number // from 1
  readonly why: string
}

/** `cut`: the last line is incomplete, as after a crash, and was left out. */
export type Decoded = { readonly log: Log; readonly cut: boolean } | { readonly problem: LogProblem }

export const encodeHeader = (header: LogHeader): string => JSON.stringify(header)

export const encodeEnvelope = (envelope: RecordedEnvelope): string => JSON.stringify(envelope)

export const encodeLog = ({ header, envelopes }: Log): string =>
  [encodeHeader(header), ...envelopes.map(encodeEnvelope), ""].join("\n")

type Fields = Readonly<Record<string, unknown>>

const isWholeFrom1 = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string"

const origins: readonly unknown[] = ["rest", "seen", "hub", "ui", "system"] satisfies readonly Origin[]

const parse = (line: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : null
  } catch {
    return null // the caller adds the line
  }
}

const headerProblem = (header: Fields | null, isAll: boolean): string | null => {
  if (header === null || !("format" in header))
    return isAll
      ? "This is no event log, or one that was cut off within its first line."
      : "This is not an event log: its first line is no log header."
  if (!readableFormats.some((format) => format === header["format"])) {
    return `The log has format ${JSON.stringify(header["format"])}; this app reads formats ${readableFormats.join(" and ")}.`
  }
  const wrong = ["app", "appVersion", "contractHash", "locale", "startedAt"].find(
    (name) => typeof header[name] !== "string",
  )
  if (wrong !== undefined) return `The header's ${wrong} is not a text.`
  const { viewport } = header
  const isSized = isRecord(viewport) && typeof viewport["width"] === "number" && typeof viewport["height"] === "number"
  return isSized ? null : "The header's viewport has no width and height."
}

const envelopeProblem = (envelope: Fields | null): string | null => {
  if (envelope === null) return "The line is not a JSON object."
  const rules: readonly (readonly [string, boolean])[] = [
    ["seq", isWholeFrom1(envelope["seq"])],
    ["at", typeof envelope["at"] === "string"],
    ["origin", origins.includes(envelope["origin"])],
    ["cause", isTextOrNull(envelope["cause"])],
    ["v", isWholeFrom1(envelope["v"])],
    ["event", isRecord(envelope["event"]) && typeof envelope["event"]["type"] === "string"],
  ]
  if ("format" in envelope) return "Another log begins here; each is replayed by itself."
  const broken = rules.find(([, holds]) => !holds)
  return broken === undefined ? null : `The envelope's ${broken[0]} is missing or not what it should be.`
}

/** The lines; mail and editors put a byte order mark before them, other line ends into them, and empty ones after them. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/u, "")
    .trimEnd()
    .split("\n")

/** Decodes a log; never throws. An incomplete last line is left out. */
export const decodeLog = (text: string): Decoded => {
  const lines = linesOf(text)
  const isCut = !text.endsWith("\n")
  if (text.trim() === "") return { problem: { line: 1, why: "There is nothing in it." } }
  const header = parse(lines[0] ?? "")
  const why = headerProblem(header, isCut && lines.length === 1)
  if (why !== null) return { problem: { line: 1, why } }
  const envelopes: RecordedEnvelope[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const envelope = parse(line)
    const problem = envelopeProblem(envelope)
    if (problem === null) envelopes.push(envelope as unknown as RecordedEnvelope)
    else if (isCut && index === lines.length - 1)
      return { log: { header: header as unknown as LogHeader, envelopes }, cut: true }
    else return { problem: { line: index + 1, why: problem } }
  }
  return { log: { header: header as unknown as LogHeader, envelopes }, cut: false }
}
