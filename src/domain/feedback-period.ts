/** When feedback may be left, and when it is seen. */
import type { Growing } from "./growing.ts"
import { dealLifecycle, type DealStatus } from "./deals.ts"
import type { FeedbackReveal } from "./feedback.ts"
import { feedbackPeriodMs } from "./limits.ts"

export type FeedbackRefusal =
  | "DealInvalidStateException"
  | "FeedbackPeriodExpiredException"
  | "FeedbackAlreadyExistsException"

/** Answers why a side may not leave feedback now; null when it may. Moments are ISO 8601. */
export const feedbackRefusal = (
  deal: { readonly status: Growing<DealStatus>; readonly closedDate: string | null },
  { hasGiven, now }: { readonly hasGiven: boolean; readonly now: string },
): FeedbackRefusal | null => {
  if (dealLifecycle[deal.status].rate === undefined || deal.closedDate === null) return "DealInvalidStateException"
  if (hasGiven) return "FeedbackAlreadyExistsException"
  return Date.parse(now) > Date.parse(feedbackEndsAt(deal.closedDate)) ? "FeedbackPeriodExpiredException" : null
}

/** When the time to leave feedback is over: ISO 8601, of a deal that was closed then. */
export const feedbackEndsAt = (closedDate: string): string =>
  new Date(Date.parse(closedDate) + feedbackPeriodMs).toISOString()

/** When everybody may see feedback: at once, or when both have given theirs, or when nobody can any more (D66). */
export const revealOf = (
  reveal: FeedbackReveal,
  { closedDate, bothGiven }: { readonly closedDate: string; readonly bothGiven: boolean },
): { readonly isRevealed: boolean; readonly revealAt: string } => ({
  isRevealed: reveal === "immediate" || bothGiven,
  revealAt: feedbackEndsAt(closedDate),
})
