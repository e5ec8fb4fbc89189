/** Feedback that a moderator takes away: it counts no more, and its author can't write another. */
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { DealRow } from "../notices/deals.ts"
import { lockedDeal } from "./deal-end.ts"

interface Removed {
  readonly deal: DealRow
  /** The profile whose rating changed: none while it was hidden. */
  readonly rated: readonly string[]
}

export const removeFeedback = async (db: Db, { now }: Services, key: string): Promise<Removed> => {
  const found = await db.selectFrom("feedbacks").select("deal_key").where("key", "=", key).executeTakeFirst()
  if (found === undefined) throw notFound()
  const deal = await lockedDeal(db, found.deal_key)
  const removed = await db
    .updateTable("feedbacks")
    .set({ removed_at: now() })
    .where("key", "=", key)
    .where("removed_at", "is", null)
    .returning(["target_key", "is_revealed"])
    .executeTakeFirst()
  if (removed === undefined) throw notFound()
  return { deal, rated: removed.is_revealed ? [removed.target_key] : [] }
}
