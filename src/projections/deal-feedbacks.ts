/** Selectors of what both sides of a deal said of each other. Spec §3 Feedback. */
import type { DealFeedbacks } from "../domain/feedback.ts"
import { entityByKey } from "./entities.ts"
import type { FeedbackState } from "./feedback.ts"
import { stable } from "./selectors.ts"

/** Answers which of these deals one has not rated; undefined while that is not known of each. */
export const unratedAmong: (state: FeedbackState, dealKeys: readonly string[]) => readonly string[] | undefined =
  stable(
    (dealKeys) => dealKeys.join("/"),
    ({ mine }: FeedbackState, dealKeys) => {
      const said = dealKeys.map((key) => entityByKey(mine, key))
      if (said.includes(undefined)) return undefined
      return dealKeys.filter((_, index) => said[index]?.feedback === null)
    },
  )

/** Undefined while not known of both sides. */
export const dealFeedbacks: (state: FeedbackState, dealKey: string) => DealFeedbacks | undefined = stable(
  (dealKey) => dealKey,
  ({ mine, theirs }: FeedbackState, dealKey) => {
    const [own, other] = [entityByKey(mine, dealKey), entityByKey(theirs, dealKey)]
    return own && other && { mine: own.feedback, theirs: other.feedback }
  },
)
