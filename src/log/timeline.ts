/**
 * A log as a tree of causes: routes, commands with the events that they brought, hub messages with theirs, and what the app
 * said by itself. architecture: Replay.
 */
import type { Causes, CommandRun } from "./causes.ts"
import type { Log } from "./codec.ts"

/** Places are from 0. A command's own start and end are no events below it. */
export type Entry =
  /** From the start to the end of the command that noted the route. */
  | { readonly kind: "route"; readonly at: number; readonly from: number; readonly to: number }
  | { readonly kind: "command"; readonly at: number; readonly run: CommandRun; readonly events: readonly number[] }
  | { readonly kind: "hub"; readonly at: number; readonly cause: string; readonly events: readonly number[] }
  | { readonly kind: "event"; readonly at: number }

const isOfRun = (type: string): boolean => /^Command(?:Started|Succeeded|Failed)$/u.test(type)

/** The entries in the order in which they began. */
export const timelineOf = ({ envelopes }: Log, { causeOf }: Causes): readonly Entry[] => {
  const below = new Map<string, number[]>()
  const entries: Entry[] = []
  for (const [at, envelope] of envelopes.entries()) {
    const cause = causeOf(envelope)
    if (cause.kind === "none" || cause.kind === "lost") {
      entries.push({ kind: "event", at })
      continue
    }
    const key = cause.kind === "command" ? cause.run.id : `${cause.hub}/${cause.cursor}`
    const known = below.get(key)
    const events = known ?? []
    if (known === undefined) {
      below.set(key, events)
      entries.push(
        cause.kind === "command"
          ? { kind: "command", at, run: cause.run, events }
          : { kind: "hub", at, cause: key, events },
      )
    }
    if (!isOfRun(envelope.event.type)) events.push(at)
  }
  return entries.map((entry) => {
    const [only, another] = entry.kind === "command" ? entry.events : []
    const isRoute = only !== undefined && another === undefined && envelopes[only]?.event.type === "RouteChanged"
    if (!isRoute || entry.kind !== "command") return entry
    const { startedAt, endedAt } = entry.run
    return { kind: "route", at: only, from: startedAt, to: endedAt ?? only }
  })
}
