/**
 * Concurrency limits: a few requests of each account at once (without a token: of each network), the rest of them in
 * that account's own queue. The embedded database runs one query at a time, so there each account has one request at
 * work, and nobody waits for more than one of each of the others. Everything that uses the database because of a
 * request goes through here: operations, sign-in, hubs, files and pages.
 */
import { networkOf } from "./networks.ts"
import { createFairTurns, type FairTurns } from "./fair-turns.ts"

export interface Door {
  /** For requests that use the database. */
  readonly inside: FairTurns
  /** For requests that wait for other servers; they hold up nobody here. */
  readonly outside: FairTurns
}

/** A page makes a dozen requests when it opens, and a few tabs may open at once. */
const waitingOfAccount = 80

/** Fifty people of one office whose pages open in the same second. */
const waitingOfNetwork = 600

/** A page shows dozens of pictures, and a proxy that speaks HTTP/2 asks for all of them at once. */
const waitingForFiles = 5_000
const retryAfterMs = 3_000

export const accountLine = (subject: string): string => `account ${subject}`
/**
 * The queue's key for callers without a token. A home has more IPv6 addresses than could be queued fairly one by one.
 */
export const networkLine = (address: string): string => `network ${networkOf(address)}`
export const filesLine = (address: string): string => `files ${networkOf(address)}`

const waitingEach = (line: string): number => {
  if (line.startsWith("files ")) return waitingForFiles
  return line.startsWith("network ") ? waitingOfNetwork : waitingOfAccount
}

/** Connections that stay free for the server's own work: jobs and moderation. */
const keptFree = 2

/**
 * Makes the queues.
 *
 * @param connections how many queries the database runs at once
 */
export const openDoor = (connections: number): Door => ({
  inside: createFairTurns({
    atOnce: Math.max(4, connections - keptFree),
    atOnceEach: connections > 1 ? 3 : 1,
    waitingEach,
    retryAfterMs,
  }),
  outside: createFairTurns({ atOnce: Infinity, atOnceEach: 4, waitingEach, retryAfterMs }),
})
