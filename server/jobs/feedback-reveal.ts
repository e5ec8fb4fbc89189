/** Reveals feedback once the time to answer it is over. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { lockedDeal } from "../domain/deal-end.ts"
import { revealDue } from "../domain/feedback.ts"
import { dealFeedbackNotices } from "../notices/deals.ts"
import { ratedNotices } from "../notices/rated.ts"

export const revealFeedback = async (db: Db, services: Services, dealKey: string): Promise<readonly Notice[]> => {
  const deal = await lockedDeal(db, dealKey)
  const rated = await revealDue(db, dealKey, services.now())
  if (rated.length === 0) return []
  return [
    ...dealFeedbackNotices(db, services, deal, "FeedbackRevealedEvent"),
    ...(await ratedNotices(db, services, deal, rated)),
  ]
}
