/** Facts about feedback. Wire shapes: openapi/schemas/feedback.yaml. */
import type { DealFeedbacks, Feedback } from "../domain/feedback.ts"
import type { Rating } from "../domain/participants.ts"
import type { FeedbackQuery } from "../domain/queries.ts"

interface OfDeal {
  readonly dealKey: string
  readonly feedbacks: DealFeedbacks
  readonly asOf: number
}

export type FeedbackEvent =
  | {
      readonly type: "FeedbackPageLoaded"
      readonly profileKey: string
      readonly query: FeedbackQuery
      readonly count: number
      readonly feedback: readonly Feedback[]
      readonly rating: Rating
    }
  | ({ readonly type: "DealFeedbacksLoaded" } & OfDeal)
  /** One was given, may be seen now, or was taken away by moderation. */
  | ({ readonly type: "DealFeedbacksChanged" } & OfDeal)
  | { readonly type: "FeedbackGiven"; readonly dealKey: string; readonly feedback: Feedback; readonly asOf: number }
