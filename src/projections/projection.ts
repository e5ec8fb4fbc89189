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
  readonly recipes: ReadonlyMap<string, (draft: State, event: AppEvent, envelope: Envelope) => void>
}

export const projection = <State, Own extends AppEvent = never>(
  name: string,
  initial: () => State,
  recipes: Recipes<State, Own>,
): Projection<State> => ({
  name,
  initial,
  // The type above has checked that each recipe stands at its own event's name.
  recipes: new Map(Object.entries(recipes)) as unknown as Projection<State>["recipes"],
})
