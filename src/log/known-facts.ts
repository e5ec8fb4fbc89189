/**
 * The facts that a log's read models came to know of things that have keys, each as of a moment that another log knows
 * too: the account's cursor, or the server's own dates. architecture: Replay.
 */
import { isRecord } from "../domain/json.ts"
import { changesBetween } from "./changes.ts"
import type { RecordedEnvelope } from "./codec.ts"
import type { LogIndex, Step } from "./log-index.ts"
import { pathText, valueAt, type Path } from "./readable.ts"
import { upcast } from "./upcasters.ts"

type Fields = Readonly<Record<string, unknown>>

/** A state of a thing as a log had it, and the place of the event that brought it; -1: the log began with it. */
export interface Fact {
  readonly path: Path
  /** A cursor of the account, or a date of the server in ms. */
  readonly asOf: number
  readonly value: Fields
  readonly at: number
}

/** The states of one thing by their moments; of one moment the last that was shown. */
export type Facts = ReadonlyMap<string, ReadonlyMap<number, Fact>>

/** Both ends belong to no news that the log can be held to. */
interface Gap {
  readonly after: number
  readonly before: number
}

export interface Known {
  /** The facts of the last account of the log. */
  readonly facts: Facts
  /** The hubs have told of all up to here but for the gaps. */
  readonly heardUpTo: number
  readonly gaps: readonly Gap[]
}

/** A measure of time that both logs share. */
export interface SharedClock {
  /** Answers the moment of a thing's state; null: it has none. */
  readonly momentOf: (thing: Fields) => number | null
  /** Answers up to which moment a hub message tells. */
  readonly heardBy: (cursor: number, event: object) => number
}

/** Of one account, whichever device it is used on. */
export const cursorClock: SharedClock = {
  momentOf: ({ asOf }) => (typeof asOf === "number" ? asOf : null),
  heardBy: (cursor) => cursor,
}

const dateOf = ({ updatedDate, sentAt }: Fields): number | null => {
  const date = updatedDate ?? sentAt
  const moment = typeof date === "string" ? Date.parse(date) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

const newestDateIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((newest, one) => Math.max(newest, newestDateIn(one)), 0)
  if (!isRecord(value)) return 0
  return Math.max(dateOf(value) ?? 0, newestDateIn(Object.values(value)))
}

/** Of two accounts, whose cursors count apart: the dates that the server gave to things. */
export const serverClock: SharedClock = { momentOf: dateOf, heardBy: (_, event) => newestDateIn(event) }

/** Goes down to things that have a moment, and into none of them. */
const thingsBelow = (
  value: unknown,
  path: Path,
  momentOf: SharedClock["momentOf"],
): readonly (readonly [Path, Fields])[] => {
  if (!isRecord(value)) return []
  if (momentOf(value) !== null) return [[path, value]]
  return Object.entries(value).flatMap(([name, one]) => thingsBelow(one, [...path, name], momentOf))
}

/** The things that an event changed, as they are after it. */
const changedThings = (
  index: LogIndex,
  { before, after }: Step,
  momentOf: SharedClock["momentOf"],
): Iterable<readonly [Path, Fields]> => {
  const now = index.read(after)
  const found = new Map<string, readonly [Path, Fields]>()
  for (const { path, after: value } of changesBetween(index.read(before), now)) {
    const above = path.findIndex((_, length) => {
      const part = valueAt(now, path.slice(0, length))
      return length > 0 && isRecord(part) && momentOf(part) !== null
    })
    const part = valueAt(now, path.slice(0, above))
    const things =
      above > 0 && isRecord(part) ? [[path.slice(0, above), part] as const] : thingsBelow(value, path, momentOf)
    for (const thing of things) found.set(pathText(thing[0]), thing)
  }
  return found.values()
}

const hubCause = /^(?:user|system)-notifications\/(?<cursor>\d+)$/u

/** The account's cursor under which a hub told of an event; null: none did. */
export const hubCursorOf = ({ cause }: RecordedEnvelope): number | null => {
  const cursor = hubCause.exec(cause ?? "")?.groups?.["cursor"]
  return cursor === undefined ? null : Number(cursor)
}

/** Reads a log from its start; facts of a person who signed out are not compared with those of the next one. */
export const knownOf = (index: LogIndex, end: number, { momentOf, heardBy }: SharedClock): Known => {
  let facts = new Map<string, Map<number, Fact>>()
  const start = index.stateAfter(0)
  let account = start.account.account?.key ?? null
  let heardUpTo = 0
  let gaps: Gap[] = []
  let isBehindGap = false
  const know = ([path, value]: readonly [Path, Fields], at: number): void => {
    const [name, asOf] = [pathText(path), momentOf(value) ?? 0]
    const states = facts.get(name) ?? new Map<number, Fact>()
    facts.set(name, states.set(asOf, { path, asOf, value, at }))
  }
  for (const thing of thingsBelow(index.read(start), [], momentOf)) know(thing, -1)
  for (const step of index.steps(0, end)) {
    const { at, recorded, before, after } = step
    const read = upcast(recorded)
    if (!("envelope" in read)) continue
    const { event } = read.envelope
    const key = after.account.account?.key ?? null
    if (key !== null && key !== account) {
      if (account !== null) [facts, gaps, heardUpTo] = [new Map(), [], 0]
      account = key
    }
    isBehindGap ||= event.type === "GapFilled"
    const cursor = hubCursorOf(recorded)
    if (cursor !== null) {
      const moment = heardBy(cursor, event)
      if (isBehindGap && moment > 0) {
        gaps.push({ after: heardUpTo, before: moment })
        isBehindGap = false
      }
      heardUpTo = Math.max(heardUpTo, moment)
    }
    if (before === after) continue
    for (const thing of changedThings(index, step, momentOf)) know(thing, at)
  }
  return { facts, heardUpTo, gaps }
}

/** Answers whether a log's hubs told of all that changed from one moment up to another one. */
export const hasHeardOf = ({ heardUpTo, gaps }: Known, after: number, upTo: number): boolean =>
  upTo <= heardUpTo && gaps.every((gap) => gap.before <= after || gap.after >= upTo)
