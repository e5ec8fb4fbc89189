/**
 * The interface of a database engine, which hides from the rest of the server which one it is. architecture: Server.
 */
import type { Dialect } from "kysely"

export interface Listening {
  readonly close: () => Promise<void>
}

/**
 * Listens to a NOTIFY channel. `onLost` says that notifications may have been missed until now: once when the
 * connection drops, and again when it is back, for clients that connected in between.
 */
export type Listen = (channel: string, onPayload: (payload: string) => void, onLost: () => void) => Promise<Listening>

/** The connections of a pool at the moment, and how many callers wait for one. */
export interface PoolUse {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
}

export interface Engine {
  readonly dialect: Dialect
  /** The number of queries that it runs at once. */
  readonly connections: number
  /** Null where there is no pool. */
  readonly poolUse: (() => PoolUse) | null
  readonly listen: Listen
  readonly close: () => Promise<void>
}
