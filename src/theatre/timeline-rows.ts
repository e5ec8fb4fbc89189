/** The timeline as rows that a list can show: each with its kind, its place and its words. architecture: Theatre. */
import { isRead, type Causes } from "../log/causes.ts"
import type { Log, RecordedEnvelope } from "../log/codec.ts"
import { printable } from "../log/printable.ts"
import { timelineOf, type Entry } from "../log/timeline.ts"
import { eventWords, routeWordsOf, runWords } from "../log/words.ts"

export const rowKinds = ["press", "read", "route", "hub", "app"] as const
export type RowKind = (typeof rowKinds)[number]

export interface TimelineRow {
  /** The place from 0 of the event that the row stands for. */
  readonly at: number
  /** The last place that belongs to the row itself: the end of a command. */
  readonly end: number
  readonly seq: number
  readonly kind: RowKind
  /** 1: a cause, or what has none; 2: what a cause brought. */
  readonly level: 1 | 2
  readonly words: string
  readonly hasFailed: boolean
}

/** Rows as a message carries them: a hundred thousand objects would take it seconds. */
export interface PackedRows {
  /** For each row its place, its end and its number. */
  readonly numbers: Float64Array
  /** For each row its kind, its level and whether it failed, as the bits below. */
  readonly marks: Uint8Array
  readonly words: readonly string[]
}

const numbersOfRow = 3
const [kindBits, brought, failed] = [0b111, 0b1000, 0b10000]

export const packRows = (rows: readonly TimelineRow[]): PackedRows => ({
  numbers: Float64Array.from(rows.flatMap(({ at, end, seq }) => [at, end, seq])),
  marks: Uint8Array.from(
    rows,
    ({ kind, level, hasFailed }) => rowKinds.indexOf(kind) | (level === 2 ? brought : 0) | (hasFailed ? failed : 0),
  ),
  words: rows.map(({ words }) => words),
})

export const unpackRows = ({ numbers, marks, words }: PackedRows): readonly TimelineRow[] =>
  words.map((said, nth) => {
    const [at = 0, end = 0, seq = 0] = numbers.subarray(nth * numbersOfRow, (nth + 1) * numbersOfRow)
    const mark = marks[nth] ?? 0
    return {
      at,
      end,
      seq,
      kind: rowKinds[mark & kindBits] ?? "app",
      level: (mark & brought) === 0 ? 1 : 2,
      words: said,
      hasFailed: (mark & failed) !== 0,
    }
  })

/** Places at which people like to stop, by what is there; each in order. */
export const stopKinds = ["press", "route", "failure", "hub", "hashes"] as const
export type StopKind = (typeof stopKinds)[number]
export type Stops = Readonly<Record<StopKind, readonly number[]>>

const isFailure = ({ event }: RecordedEnvelope): boolean =>
  event.type === "CommandFailed" || event.type === "RecipeFailed"

/** The rows in the order in which their causes began. */
export const timelineRows = (log: Log, causes: Causes): readonly TimelineRow[] => {
  const { envelopes } = log
  const row = (
    at: number,
    kind: RowKind,
    level: 1 | 2,
    words: string,
    others: Partial<TimelineRow> = {},
  ): TimelineRow => ({
    at,
    end: at,
    seq: envelopes[at]?.seq ?? 0,
    kind,
    level,
    words: printable(words),
    hasFailed: false,
    ...others,
  })
  const wordsAt = (at: number): string => {
    const envelope = envelopes[at]
    return envelope === undefined ? "" : eventWords(envelope)
  }
  const failedAt = (at: number): boolean => {
    const envelope = envelopes[at]
    return envelope !== undefined && isFailure(envelope)
  }
  const rowsOf = (entry: Entry): readonly TimelineRow[] => {
    switch (entry.kind) {
      case "event":
        return [row(entry.at, "app", 1, wordsAt(entry.at), { hasFailed: failedAt(entry.at) })]
      case "route":
        return [row(entry.at, "route", 1, routeWordsOf(envelopes[entry.at]?.event), { end: entry.to })]
      case "hub": {
        const [first = entry.at, ...others] = entry.events
        const head = row(first, "hub", 1, `${wordsAt(first)} ← ${entry.cause}`)
        return [head, ...others.map((at) => row(at, "hub", 2, wordsAt(at)))]
      }
      case "command": {
        const { run, events } = entry
        const kind = isRead(run) ? "read" : "press"
        const end = run.endedAt ?? run.startedAt
        const asked = row(run.startedAt, kind, 1, runWords(run), { end, hasFailed: run.hasFailed })
        return [asked, ...events.map((at) => row(at, kind, 2, wordsAt(at), { hasFailed: failedAt(at) }))]
      }
    }
  }
  return timelineOf(log, causes).flatMap(rowsOf)
}

export const stopsOf = ({ envelopes, hashes = [] }: Log, rows: readonly TimelineRow[]): Stops => {
  const placesOf = (kind: RowKind): readonly number[] =>
    rows.flatMap((row) => (row.kind === kind && row.level === 1 ? [row.at] : [])).toSorted((a, b) => a - b)
  return {
    press: placesOf("press"),
    route: envelopes.flatMap(({ event }, at) => (event.type === "RouteChanged" ? [at] : [])),
    hub: placesOf("hub"),
    failure: envelopes.flatMap((envelope, at) => (isFailure(envelope) ? [at] : [])),
    hashes: hashes.flatMap(({ after }) => envelopes.findLastIndex(({ seq }) => seq <= after)).filter((at) => at >= 0),
  }
}

/** For each place the row that shows it: its own, or that of its command. */
export const rowsByPlace = (rows: readonly TimelineRow[], length: number): Int32Array => {
  const nth = new Int32Array(length).fill(-1)
  for (const [index, { at, end }] of rows.entries()) {
    nth[end] = index
    nth[at] = index
  }
  for (let at = 1; at < length; at += 1) if (nth[at] === -1) nth[at] = nth[at - 1] ?? 0
  return nth
}
