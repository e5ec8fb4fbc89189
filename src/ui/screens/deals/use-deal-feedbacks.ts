/** Asks for the feedback of both sides of a deal, once it is closed. Spec §4 Deal, §8. */
import { isDoneDeal, type Deal } from "../../../domain/deals.ts"
import type { DealFeedbacks } from "../../../domain/feedback.ts"
import { dealFeedbacks } from "../../../projections/deal-feedbacks.ts"
import { feedback } from "../../../projections/feedback.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"

export const useDealFeedbacks = (deal: Deal, profileKey: string): DealFeedbacks | undefined => {
  const hasFeedbacks = useFlag("feedbacks")
  const known = useReadModel(feedback, dealFeedbacks, deal.key)
  const isWanted = hasFeedbacks && isDoneDeal(deal.status)
  useFresh({
    command: isWanted ? { type: "LoadDealFeedbacks", dealKey: deal.key, participantKey: profileKey } : null,
    known: onceKnown(known !== undefined),
  })
  return isWanted ? known : undefined
}
