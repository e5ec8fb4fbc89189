/** Pages of what others say of a profile, as they were last asked for. Spec §3 Feedback; D64, D65. */
import type { Feedback } from "../domain/feedback.ts"
import type { Rating } from "../domain/participants.ts"
import type { FeedbackQuery } from "../domain/queries.ts"
import type { FeedbackEvent } from "../events/feedback.ts"
import { projection } from "./projection.ts"

export interface FeedbackPage {
  readonly count: number
  readonly feedback: readonly Feedback[]
  readonly rating: Rating // of all of it
}

export interface FeedbackState {
  pages: Record<string, FeedbackPage>
}

export interface FeedbackList {
  readonly profileKey: string
  readonly query: FeedbackQuery
}

const pageKey = ({ profileKey, query: { sort, page } }: FeedbackList): string => `${profileKey}/${sort}/${page}`

export const feedback = projection<FeedbackState, FeedbackEvent>("feedback", () => ({ pages: {} }), {
  FeedbackPageLoaded: (draft, { count, feedback, rating, ...list }) => {
    draft.pages[pageKey(list)] = { count, feedback, rating }
  },
  SignedOut: (draft) => {
    draft.pages = {}
  },
})

/** Undefined while not known. */
export const feedbackPage = (state: FeedbackState, list: FeedbackList): FeedbackPage | undefined =>
  state.pages[pageKey(list)]
