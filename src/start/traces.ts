/** Connects the stream with traces: commands that ask the server, and hub messages until they are folded, are spans. */
import type { Observable } from "rxjs"
import { isTraced, keptTraceIn, pressOf, traceOf, traceparentOf } from "../domain/traces.ts"
import type { AppEvent } from "../events/catalogue.ts"
import type { Envelope } from "../events/envelope.ts"
import type { Span } from "../sdk/spans.ts"

interface TraceParts {
  readonly envelopes: Observable<Envelope>
  /** The part of commands that is traced, from 0 to 1. */
  readonly share: number
  readonly add: (span: Span) => void
  /** Answers ISO 8601 with ms, by the clock of envelopes. */
  readonly now: () => string
  readonly newId: () => string
  /** Calls back once the read models show what was emitted. */
  readonly onceFolded: (done: () => void) => void
}

export interface Traces {
  /** The `traceparent` of a request that a command sends. */
  readonly asking: (commandId: string) => string
  /** Follows what a hub message with this `traceparent` is emitted as, from now on. */
  readonly heard: (traceparent: string | null, events: readonly AppEvent[]) => void
}

interface Running {
  readonly name: string
  readonly startedAt: string
  isAsking: boolean
}

const between = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from))

export const startTraces = ({ envelopes, share, add, now, newId, onceFolded }: TraceParts): Traces => {
  const running = new Map<string, Running>()

  const end = (commandId: string, at: string, failure: string | null): void => {
    const command = running.get(commandId)
    running.delete(commandId)
    if (command?.isAsking !== true) return
    const { name, startedAt } = command
    const durationMs = between(startedAt, at)
    add({ ...pressOf(commandId), parent: null, kind: "press", name, startedAt, durationMs, failure })
  }

  envelopes.subscribe(({ at, event }) => {
    if (event.type === "CommandStarted" && isTraced(traceOf(event.id), share))
      running.set(event.id, { name: event.name, startedAt: at, isAsking: false })
    if (event.type === "CommandSucceeded") end(event.id, at, null)
    if (event.type === "CommandFailed") end(event.id, at, event.failure._tag)
  })

  return {
    asking: (commandId) => {
      const command = running.get(commandId)
      if (command !== undefined) command.isAsking = true
      return traceparentOf(pressOf(commandId), command !== undefined)
    },
    heard: (traceparent, [event]) => {
      const cause = keptTraceIn(traceparent)
      if (cause === null || event === undefined) return
      const startedAt = now()
      onceFolded(() =>
        add({
          ...{ trace: cause.trace, span: pressOf(newId()).span, parent: cause.span, kind: "fold", name: event.type },
          ...{ startedAt, durationMs: between(startedAt, now()), failure: null },
        }),
      )
    },
  }
}
