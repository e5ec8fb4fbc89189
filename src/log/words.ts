/** Events, their causes and values in words, each in one line. architecture: Replay. */
import { isRecord } from "../domain/json.ts"
import { isRead, type Causes, type CommandRun } from "./causes.ts"
import type { Log, RecordedEnvelope, RecordedEvent } from "./codec.ts"

const longest = 60

/** A value in a line: lists and records by their size once they are long. */
export const inWords = (value: unknown): string => {
  if (value === undefined) return "nothing"
  const text = JSON.stringify(value)
  if (text.length <= longest) return text
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (!isRecord(value)) return `${text.slice(0, longest - 1)}…`
  const names = Object.keys(value)
  return `{ ${names.slice(0, 6).join(", ")}${names.length > 6 ? ", …" : ""} }`
}

/** A log may hold a word of any length, and nobody reads more of one in a line. */
const longestSubject = 200

const cut = (subject: string): string =>
  subject.length <= longestSubject ? subject : `${subject.slice(0, longestSubject)}…`

const subjectFields = [
  "key",
  "id",
  "listingKey",
  "orderKey",
  "chatKey",
  "executantKey",
  "profileKey",
  "messageKey",
  "subject",
]

/** The first key among an event's fields, or in the entity that it carries. */
export const subjectOf = (event: object): string | null => {
  for (const holder of [event, ...Object.values(event)].filter(isRecord)) {
    for (const name of subjectFields) {
      const value = Object.hasOwn(holder, name) ? holder[name] : undefined
      if (typeof value === "string") return value
    }
  }
  return null
}

interface RouteEvent extends RecordedEvent {
  readonly path: string
  readonly search: string
}

const isRoute = (event: RecordedEvent): event is RouteEvent =>
  event.type === "RouteChanged" && "path" in event && typeof event.path === "string"

export const routeWords = ({ path, search }: RouteEvent): string =>
  cut(search === "" ? path : `${path}?${String(search).replace(/^\?/u, "")}`)

/** The words of a route's event; nothing where it is of another kind. */
export const routeWordsOf = (event: RecordedEvent | undefined): string =>
  event !== undefined && isRoute(event) ? routeWords(event) : ""

/** The number of things that an answer brought, and the number that there are. */
const amountOf = (event: object): string | null => {
  const lists = Object.entries(event).filter((field): field is [string, readonly unknown[]] => Array.isArray(field[1]))
  const [[name, list] = []] = lists
  if (name === undefined || list === undefined) return null
  const { count } = { count: undefined, ...event }
  return typeof count === "number" ? `${list.length} of ${count} ${name}` : `${list.length} ${name}`
}

/** The type of an event, and what it is about: a route, a number of things, or one thing. */
export const eventWords = ({ event }: RecordedEnvelope): string => {
  if (isRoute(event)) return `RouteChanged ${routeWords(event)}`
  const about = amountOf(event) ?? subjectOf(event)
  return about === null ? event.type : `${event.type} ${cut(about)}`
}

const endWords = ({ hasFailed, lastedMs }: CommandRun): string =>
  lastedMs === null ? "under way" : hasFailed ? `failed after ${lastedMs} ms` : `${lastedMs} ms`

export const runWords = (run: CommandRun): string =>
  `${run.name}${run.subject === null ? "" : ` ${cut(run.subject)}`}, ${endWords(run)}`

/** The chain from an event up to the press, the page or the hub message that it came from. */
export const causeWords = (
  { envelopes }: Log,
  { causeOf, routeBefore }: Causes,
  envelope: RecordedEnvelope,
): string => {
  const cause = causeOf(envelope)
  switch (cause.kind) {
    case "hub":
      return `from ${cause.hub}, cursor ${cause.cursor}`
    case "lost":
      return `from ${cause.id}, whose beginning the log has lost`
    case "none":
      return "by the app itself"
    case "command": {
      const { run } = cause
      const place = routeBefore(run.startedAt)
      const route = place === null ? undefined : envelopes[place]?.event
      const on = route !== undefined && isRoute(route) ? ` on ${routeWords(route)}` : ""
      const asked = isRead(run) ? "which the app asked for" : "which was pressed"
      return `from ${runWords(run)} (seq ${envelopes[run.startedAt]?.seq}), ${asked}${on}`
    }
  }
}
