/** What an engine must give for the rest of the server not to know which one it is. architecture: Server. */
import type { Dialect } from "kysely"

export interface Listening {
  readonly close: () => Promise<void>
}

/**
 * Hears a channel of NOTIFY. `onLost` says that something may have been missed up to now: once when the connection
 * drops, and once more when it is back, because whoever came in between missed it too.
 */
export type Listen = (channel: string, onPayload: (payload: string) => void, onLost: () => void) => Promise<Listening>

export interface Engine {
  readonly dialect: Dialect
  /** How many questions it answers at once. */
  readonly connections: number
  readonly listen: Listen
  readonly close: () => Promise<void>
}
