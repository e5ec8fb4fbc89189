/** One line of a log: its JSON, within a bound of nesting, and what its shape lacks. architecture: Replay. */
import { isRecord } from "../domain/json.ts"
import type { Origin } from "../events/envelope.ts"

/** Formats that can be read; the upcasters take their events to today's shapes. */
export const readableFormats = [1, 2, 3] as const

/** Events nest some ten deep. All that reads their values goes down by recursion, which a deeper one could overflow. */
const mostNested = 100

export type Fields = Readonly<Record<string, unknown>>

export type ParsedLine = { readonly fields: Fields } | { readonly why: string }

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Most lines open fewer things than may lie in each other, and to count those is quicker than to look at each sign. */
const opensMany = (line: string): boolean => {
  let opened = 0
  for (const sign of ["{", "["])
    for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) {
      opened += 1
      if (opened > mostNested) return true
    }
  return false
}

const isTooDeep = (line: string): boolean => {
  if (!opensMany(line)) return false
  let depth = 0
  let isInText = false
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at)
    if (code === backslash) at += 1
    else if (code === quote) isInText = !isInText
    else if (isInText) continue
    else if (code === openList || code === openObject) depth += 1
    else if (code === closeList || code === closeObject) depth -= 1
    if (depth > mostNested) return true
  }
  return false
}

export const parseLine = (line: string): ParsedLine => {
  if (isTooDeep(line)) return { why: `The line is nested more than ${mostNested} deep.` }
  try {
    const value: unknown = JSON.parse(line)
    if (isRecord(value)) return { fields: value }
  } catch {
    // The reason below says the same of it as of any other line that is no object.
  }
  return { why: "The line is not a JSON object." }
}

export const noHeader = "This is not an event log: its first line is no log header."

/** Null: it is a header that can be read. */
export const headerFault = (header: Fields): string | null => {
  if (!("format" in header)) return noHeader
  if (!readableFormats.some((format) => format === header["format"])) {
    return `The log has format ${JSON.stringify(header["format"])}; this app reads formats ${readableFormats.join(", ")}.`
  }
  const wrong = ["app", "appVersion", "contractHash", "locale", "startedAt"].find(
    (name) => typeof header[name] !== "string",
  )
  if (wrong !== undefined) return `The header's ${wrong} is not a text.`
  const { viewport } = header
  const isSized = isRecord(viewport) && typeof viewport["width"] === "number" && typeof viewport["height"] === "number"
  return isSized ? null : "The header's viewport has no width and height."
}

const isWholeFrom1 = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string"

const origins: readonly unknown[] = ["rest", "seen", "hub", "ui", "system"] satisfies readonly Origin[]

const envelopeRules: readonly (readonly [name: string, holds: (value: unknown) => boolean])[] = [
  ["seq", isWholeFrom1],
  ["at", (value) => typeof value === "string"],
  ["origin", (value) => origins.includes(value)],
  ["cause", isTextOrNull],
  ["v", isWholeFrom1],
  ["event", (value) => isRecord(value) && typeof value["type"] === "string"],
]

/** Null: it is an envelope. */
export const envelopeFault = (envelope: Fields): string | null => {
  for (const [name, holds] of envelopeRules)
    if (!holds(envelope[name])) return `The envelope's ${name} is missing or not what it should be.`
  return null
}

const isWholeFrom0 = (value: unknown): boolean => value === 0 || isWholeFrom1(value)

/** Null: it is a snapshot; of its read models each is judged when it is read. */
export const snapshotFault = (snapshot: unknown): string | null => {
  if (!isRecord(snapshot)) return "The snapshot is none."
  const { seq, unread, versions, models } = snapshot
  const isWhole = isWholeFrom1(seq) && isWholeFrom0(unread)
  const isOfVersions = isRecord(versions) && Object.values(versions).every(isWholeFrom1)
  return isWhole && isOfVersions && isRecord(models) ? null : "The snapshot is not what it should be."
}

/** Null: they are hashes of read models. */
export const hashesFault = ({ after, hashes }: Fields): string | null => {
  const areTexts = isRecord(hashes) && Object.values(hashes).every((hash) => typeof hash === "string")
  return areTexts && isWholeFrom1(after) ? null : "The hashes are not what they should be."
}

const headerStart = '{"format":'

/** Answers whether another log begins in a line, also behind one that was cut off: two files that were joined. */
export const hasHeader = (line: string): boolean => {
  const at = line.indexOf(headerStart)
  if (at < 0) return false
  const parsed = parseLine(line.slice(at))
  return "fields" in parsed && headerFault(parsed.fields) === null
}
