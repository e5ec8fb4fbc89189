/**
 * A read model: how it starts, and how each event changes it.
 * A recipe runs on an immer draft while people watch and on plain objects in replay, so it may only
 * assign into its own state: what an event brought in is replaced, never edited in place.
 */
import type { AppEvent, EventOf, EventType } from "../events/catalogue.ts"
import type { Envelope } from "../events/envelope.ts"

export type Recipe<State, T extends EventType> = (draft: State, event: EventOf<T>, envelope: Envelope) => void

/** A projection must answer every event of its own family, and may listen to others. */
export type Recipes<State, Own extends AppEvent> = {
  readonly [T in Own["type"]]: Recipe<State, T>
} & {
  readonly [T in Exclude<EventType, Own["type"]>]?: Recipe<State, T>
}

export interface Projection<State> {
  readonly name: string
  readonly initial: () => State
  readonly listensTo: ReadonlySet<string>
  readonly apply: (draft: State, envelope: Envelope) => void
}

export const projection = <State, Own extends AppEvent = never>(
  name: string,
  initial: () => State,
  recipes: Recipes<State, Own>,
): Projection<State> => {
  const byType = recipes as { readonly [T in EventType]?: Recipe<State, EventType> }
  return {
    name,
    initial,
    listensTo: new Set(Object.keys(recipes)),
    apply: (draft, envelope) => byType[envelope.event.type]?.(draft, envelope.event as never, envelope),
  }
}
