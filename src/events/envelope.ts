/** The envelope: an event with its metadata. Plain JSON throughout. architecture: Events. */
import type { AppEvent } from "./catalogue.ts"

/** "seen": an answer of an earlier moment, kept on the device (E440). */
export type Origin = "rest" | "seen" | "hub" | "ui" | "system"

export interface Envelope<E extends AppEvent = AppEvent> {
  readonly seq: number // position in this client's stream: 1, 2, 3…
  readonly at: string // ISO 8601 with ms, from the injected clock
  readonly origin: Origin
  readonly cause: string | null // id of the command or hub message behind it
  readonly v: number // version of the event's shape
  readonly event: E
}
