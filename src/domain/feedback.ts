/** Feedback: what it says, when it may be left, and when it is seen. Spec §3 Feedback; D64–D66. */
import { dealLifecycle, type DealStatus } from "./deals.ts"
import { feedbackPeriodMs } from "./limits.ts"
import type { Participant } from "./participants.ts"

/** What one side of a closed deal says of the other. */
export interface Feedback {
  readonly key: string
  readonly dealName: string
  readonly mark: number // 1 to 5
  readonly details: string
  readonly createdDate: string
  readonly author: Participant
}

/** How lists of feedback are sorted, by the word in the address. */
export const feedbackSorts = ["newest", "oldest", "best", "worst"] as const
export type FeedbackSort = (typeof feedbackSorts)[number]

/** The same as the server has it. */
export const feedbackSortBy = {
  newest: "CreatedDate desc",
  oldest: "CreatedDate asc",
  best: "Rating desc",
  worst: "Rating asc",
} as const satisfies Readonly<Record<FeedbackSort, string>>

export const feedbackReveals = ["immediate", "double-blind"] as const
export type FeedbackReveal = (typeof feedbackReveals)[number]

export type FeedbackRefusal =
  | "DealInvalidStateException"
  | "FeedbackPeriodExpiredException"
  | "FeedbackAlreadyExistsException"

/** Why a side may not leave feedback now; null when it may. Moments are ISO 8601. */
export const feedbackRefusal = (
  deal: { readonly status: DealStatus; readonly closedDate: string | null },
  { hasGiven, now }: { readonly hasGiven: boolean; readonly now: string },
): FeedbackRefusal | null => {
  if (dealLifecycle[deal.status].rate === undefined || deal.closedDate === null) return "DealInvalidStateException"
  if (hasGiven) return "FeedbackAlreadyExistsException"
  return Date.parse(now) > Date.parse(deal.closedDate) + feedbackPeriodMs ? "FeedbackPeriodExpiredException" : null
}

/** When everybody may see feedback: at once, or when both have given theirs, or when nobody can any more (D66). */
export const revealOf = (
  reveal: FeedbackReveal,
  { closedDate, bothGiven }: { readonly closedDate: string; readonly bothGiven: boolean },
): { readonly isRevealed: boolean; readonly revealAt: string } => ({
  isRevealed: reveal === "immediate" || bothGiven,
  revealAt: new Date(Date.parse(closedDate) + feedbackPeriodMs).toISOString(),
})
