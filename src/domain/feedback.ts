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

/** The feedback of a deal as one of its sides sees it; null: none yet, or none to be seen yet (D66). */
export interface DealFeedbacks {
  readonly mine: Feedback | null
  readonly theirs: Feedback | null
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

/** Marks by how good they are. */
export const marks = [1, 2, 3, 4, 5] as const
export type Mark = (typeof marks)[number]

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
