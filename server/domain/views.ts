/**
 * Notes who has looked at something today, so that a view is counted once a day; an address is kept as a hash alone.
 */
import { createHash } from "node:crypto"
import { isbot } from "isbot"
import { dayOf } from "../../src/domain/dates.ts"
import type { Caller } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"

export interface Look {
  readonly caller: Caller | null
  readonly address: string
  /** The name by which the asking program calls itself. */
  readonly userAgent: string
  readonly now: Date
}

interface Viewer {
  readonly viewer: string
  readonly day: string
}

/**
 * Answers whose look it is; null for bots, which don't count. Whoever has signed in is somebody, whatever they look
 * with.
 */
export const viewerOf = ({ caller, address, userAgent, now }: Look): Viewer | null => {
  if (caller === null && isbot(userAgent)) return null
  const day = dayOf(now)
  return { day, viewer: caller?.accountKey ?? createHash("sha256").update(`${day}/${address}`).digest("base64url") }
}

/** Counts a look at a profile, unless it was a bot's or not this viewer's first of the day. */
export const countExecutantView = async (db: Db, key: string, look: Look): Promise<boolean> => {
  const seenBy = viewerOf(look)
  if (seenBy === null) return false
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("executant_views")
    .values({ executant_key: key, viewer: seenBy.viewer, viewed_on: seenBy.day })
    .onConflict((conflict) => conflict.columns(["executant_key", "viewer", "viewed_on"]).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await db
    .updateTable("executants")
    .set(({ eb }) => ({ views: eb("views", "+", 1) }))
    .where("key", "=", key)
    .execute()
  return true
}
