/**
 * Who is at work at once: a few requests of each account (without a token: of each network address), the rest of them in
 * that account's own queue. The embedded database answers one after the other, so each account has one request there at
 * a time, and nobody waits for more than one of each of the others. E173.
 */
import { createFairTurns, type FairTurns } from "./fair-turns.ts"

export interface Door {
  /** For what asks the database. */
  readonly inside: FairTurns
  /** For what waits for other servers: that keeps nobody here from anything. */
  readonly outside: FairTurns
}

/** A page asks for a dozen things when it opens, and a few tabs may open at once. */
const waitingEach = 80
const retryAfterMs = 3_000

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
