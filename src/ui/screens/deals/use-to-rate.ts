/**
 * Finds the deals that one can still rate and has not, as far as that is known, and counts how often one is asked to.
 */
import { useEffect, useState } from "react"
import { closedDateOf, type Deal } from "../../../domain/deals.ts"
import { feedbackRefusal } from "../../../domain/feedback-period.ts"
import type { Side } from "../../../domain/participants.ts"
import { closedDeals, dealsPage } from "../../../projections/deal-lists.ts"
import { deals } from "../../../projections/deals.ts"
import { useApp } from "../../app/context.tsx"
import { type Fresh, useFresh } from "../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { useDealFeedbacks } from "./use-deal-feedbacks.ts"

/** After closing, and once more on the next visit. */
const mostAsks = 2

const askOf = (dealKey: string): string => `review.${dealKey}`

/** Answers whether the time to rate a deal is not over, whether or not it was rated. */
export const useIsRateable = (): ((deal: Deal) => boolean) => {
  const { device } = useApp()
  const now = new Date(device.now()).toISOString()
  return (deal) =>
    feedbackRefusal({ status: deal.status, closedDate: closedDateOf(deal) }, { hasGiven: false, now }) === null
}

interface OwnProfile {
  readonly profileKey: string
  readonly side: Side
}

const lastEnded = { tab: "archive", page: 1 } as const

interface Rateable {
  /** Undefined while these are not known. */
  readonly rateable: readonly Deal[] | undefined
  readonly fresh: Fresh
}

/** The profile's deals that can still be rated, as far as its newest ended ones show. */
export const useRateableDeals = ({ profileKey, side }: OwnProfile): Rateable => {
  const [hasDeals, hasFeedbacks] = [useFlag("deals"), useFlag("feedbacks")]
  const isRateable = useIsRateable()
  const closed = useReadModel(deals, closedDeals, profileKey)
  const isWanted = hasDeals && hasFeedbacks
  const known = useReadModel(deals, dealsPage, { profileKey, query: lastEnded })
  const fresh = useFresh({
    command: isWanted ? { type: "LoadDeals", profileKey, side, query: lastEnded } : null,
    known,
  })
  if (!isWanted) return { rateable: [], fresh }
  return { rateable: known === undefined ? undefined : closed.filter(isRateable), fresh }
}

/** Of a deal that is rateable: whether its mark is still missing. */
export const useIsUnrated = (deal: Deal, profileKey: string): boolean => {
  const feedbacks = useDealFeedbacks(deal, profileKey)
  return feedbacks !== undefined && feedbacks.mine === null
}

/** Remembers that one is asked for a review while this is shown. */
export const useAskedForReview = (dealKey: string, isAsked = true): void => {
  const { asks } = useApp().device
  useEffect(() => {
    if (isAsked) asks.remember(askOf(dealKey))
  }, [asks, dealKey, isAsked])
}

/** Answers whether to ask now, which stays so until it is put off, and how to put it off. */
export const useReviewAsk = (dealKey: string): { readonly isAsked: boolean; readonly putOff: () => void } => {
  const { asks } = useApp().device
  const [isAsked, setAsked] = useState(() => asks.may(askOf(dealKey), mostAsks))
  return { isAsked, putOff: () => setAsked(false) }
}
