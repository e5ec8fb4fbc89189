/** Facts about feedback. Wire shapes: openapi/schemas/feedback.yaml. */
import type { Feedback } from "../domain/feedback.ts"
import type { Rating } from "../domain/participants.ts"
import type { FeedbackQuery } from "../domain/queries.ts"

export type FeedbackEvent = {
  readonly type: "FeedbackPageLoaded"
  readonly profileKey: string
  readonly query: FeedbackQuery
  readonly count: number
  readonly feedback: readonly Feedback[]
  readonly rating: Rating
}
