/**
 * The cause of each event: the hub message or the command that brought it, and the route on which the command was asked for.
 * architecture: Events.
 */
import type { Log, RecordedEnvelope, RecordedEvent } from "./codec.ts"

/** A run of a command as a log has it; places are from 0. */
export interface CommandRun {
  readonly id: string
  readonly name: string
  readonly subject: string | null
  readonly startedAt: number
  /** Null while it was under way at the log's end. */
  readonly endedAt: number | null
  readonly hasFailed: boolean
  /** In ms; null while it was under way. */
  readonly lastedMs: number | null
}

export type Cause =
  | { readonly kind: "hub"; readonly hub: string; readonly cursor: string }
  | { readonly kind: "command"; readonly run: CommandRun }
  /** The log has lost the beginning of the command. */
  | { readonly kind: "lost"; readonly id: string }
  /** The app's own start, feeds and timers. */
  | { readonly kind: "none" }

export interface Causes {
  readonly causeOf: (envelope: RecordedEnvelope) => Cause
  /** The place of the last route before a place; null where there was none. */
  readonly routeBefore: (at: number) => number | null
  readonly runs: readonly CommandRun[]
}

interface RunEvent extends RecordedEvent {
  readonly id: string
  readonly name: string
  readonly subject: string | null
}

const isOfRun = (event: RecordedEvent): event is RunEvent =>
  /^Command(?:Started|Succeeded|Failed)$/u.test(event.type) &&
  "id" in event &&
  typeof event.id === "string" &&
  "name" in event &&
  typeof event.name === "string"

/** Commands that the app runs by itself, by their names, as a log has no more of them. A press asks for the others. */
export const isRead = ({ name }: Pick<CommandRun, "name">): boolean =>
  /^(?:Load|Search|Find|Count|Fill|NoteRoute)/u.test(name)

const hubCause = /^(?<hub>[a-z-]+)\/(?<cursor>\d+)$/u

export const createCauses = ({ envelopes }: Log): Causes => {
  const runs = new Map<string, CommandRun>()
  const routes: number[] = []
  for (const [at, { event, at: moment }] of envelopes.entries()) {
    if (event.type === "RouteChanged") routes.push(at)
    if (!isOfRun(event)) continue
    const { id, name, subject } = event
    const run = runs.get(id)
    if (event.type === "CommandStarted")
      runs.set(id, { id, name, subject, startedAt: at, endedAt: null, hasFailed: false, lastedMs: null })
    else if (run !== undefined) {
      const lastedMs = Date.parse(moment) - Date.parse(envelopes[run.startedAt]?.at ?? moment)
      runs.set(id, { ...run, endedAt: at, hasFailed: event.type === "CommandFailed", lastedMs })
    }
  }
  return {
    causeOf: ({ cause }) => {
      if (cause === null) return { kind: "none" }
      const run = runs.get(cause)
      if (run !== undefined) return { kind: "command", run }
      const { hub, cursor } = hubCause.exec(cause)?.groups ?? {}
      return hub === undefined || cursor === undefined ? { kind: "lost", id: cause } : { kind: "hub", hub, cursor }
    },
    routeBefore: (at) => routes.findLast((place) => place < at) ?? null,
    runs: [...runs.values()],
  }
}
