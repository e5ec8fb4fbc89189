/** A node's clock, set by the database's where the two differ: what one node signs, dates and ends, another one reads. */
import type { Kysely } from "kysely"
import { databaseTime } from "./clock.ts"
import type { Schema } from "./schema.ts"

const secondMs = 1_000

/** Machines that follow a time server differ by less. */
const usualDifferenceMs = secondMs

const asksEveryMs = 60 * secondMs

/**
 * Answers how far a clock is ahead of the database's, in ms; negative where it is behind. The database may have read its
 * own at any time between question and answer, so the least difference that this allows counts.
 */
export const clockAheadMs = async (db: Kysely<Schema>, now: () => Date): Promise<number> => {
  const before = now().getTime()
  const at = (await databaseTime(db)).getTime()
  const after = now().getTime()
  return at < before ? before - at : Math.min(0, after - at)
}

/** Says a difference in words, such as "120 seconds ahead of the database's". */
export const aheadInWords = (aheadMs: number): string =>
  `${Math.round(Math.abs(aheadMs) / secondMs)} seconds ${aheadMs > 0 ? "ahead of" : "behind"} the database's`

export interface NodeClock {
  readonly now: () => Date
  readonly stop: () => void
}

/** Asks the database now and every minute; a difference that machines usually have is let be (E726). */
export const followDatabaseClock = async (
  db: Kysely<Schema>,
  warn: (problem: string) => void,
  own: () => Date = () => new Date(),
): Promise<NodeClock> => {
  let aheadMs = 0
  const follow = async (): Promise<void> => {
    const found = await clockAheadMs(db, own)
    const isUsual = Math.abs(found) <= usualDifferenceMs
    if (!isUsual && aheadMs === 0)
      warn(`This node's clock is ${aheadInWords(found)}, which it goes by. Set both by a time server (NTP).`)
    aheadMs = isUsual ? 0 : found
  }
  await follow()
  // A database that is away is told of by whoever needs it, and the last difference holds until then.
  const asking = setInterval(() => void follow().catch(() => undefined), asksEveryMs).unref()
  return { now: () => new Date(own().getTime() - aheadMs), stop: () => clearInterval(asking) }
}
