/** Feedback: what it says, and how lists of it are sorted. Spec §3 Feedback. */
import type { Participant } from "./participants.ts"

/** The feedback of one side of a closed deal on the other. */
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

/** The sorts of lists of feedback, by the word in the address. */
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
