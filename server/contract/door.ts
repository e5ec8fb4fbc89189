/**
 * Who is at work at once: a few requests of each account (without a token: of each network), the rest of them in that
 * account's own queue. The embedded database answers one after the other, so each account has one request there at a
 * time, and nobody waits for more than one of each of the others. Whatever asks the database because somebody sent a
 * request goes through here: operations, sign-in, hubs, files and pages. E173, E210.
 */
import { networkOf } from "../auth/networks.ts"
import { createFairTurns, type FairTurns } from "./fair-turns.ts"

export interface Door {
  /** For what asks the database. */
  readonly inside: FairTurns
  /** For what waits for other servers: that keeps nobody here from anything. */
  readonly outside: FairTurns
}

/** A page asks for a dozen things when it opens, and a few tabs may open at once. */
const waitingOfAccount = 80

/** Fifty people of one office, whose pages open in the same second. */
const waitingOfNetwork = 600

/** A page shows dozens of pictures; a proxy that speaks HTTP/2 asks for all of them at once. */
const waitingForFiles = 5_000
const retryAfterMs = 3_000

export const accountLine = (subject: string): string => `account ${subject}`
/** One home has more IPv6 addresses than anybody could take turns with. */
export const networkLine = (address: string): string => `network ${networkOf(address)}`
export const filesLine = (address: string): string => `files ${networkOf(address)}`

const waitingEach = (line: string): number => {
  if (line.startsWith("files ")) return waitingForFiles
  return line.startsWith("network ") ? waitingOfNetwork : waitingOfAccount
}

/** What the server itself does meanwhile, jobs and moderation, asks the database too. */
const keptFree = 2

/** @param connections how many requests the database answers at once */
export const openDoor = (connections: number): Door => ({
  inside: createFairTurns({
    atOnce: Math.max(4, connections - keptFree),
    atOnceEach: connections > 1 ? 3 : 1,
    waitingEach,
    retryAfterMs,
  }),
  outside: createFairTurns({ atOnce: Infinity, atOnceEach: 4, waitingEach, retryAfterMs }),
})
