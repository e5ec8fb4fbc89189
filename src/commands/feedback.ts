/** Commands about what others say of a profile. Spec §7 Deals and feedback; D64. */
import * as Effect from "effect/Effect"
import { feedbackSortBy } from "../domain/feedback.ts"
import { pageSizes } from "../domain/limits.ts"
import type { ProfileId } from "../domain/profiles.ts"
import type { FeedbackQuery } from "../domain/queries.ts"
import { toFeedback } from "../events/wire/feedback.ts"
import { toRating } from "../events/wire/participants.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type FeedbackCommand = {
  readonly type: "LoadFeedback"
  readonly profile: ProfileId
  readonly query: FeedbackQuery
}

const summaries = {
  Customer: "/customer/{key}/feedbacks/all/summary",
  Executant: "/executant/{key}/feedbacks/all/summary",
} as const

export const feedbackHandlers: Handlers<FeedbackCommand> = {
  LoadFeedback: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ profile: { type, key }, query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const paging = {
          top: pageSizes.list,
          skip: (query.page - 1) * pageSizes.list,
          sortBy: feedbackSortBy[query.sort],
        }
        const params = { path: { key }, query: paging }
        const { data } = yield* ask((signal) => core.GET(summaries[type], { params, signal }))
        return [
          {
            type: "FeedbackPageLoaded",
            profileKey: key,
            query,
            count: data.count,
            feedback: data.items.map(toFeedback),
            rating: toRating(data.rating),
          },
        ] as const
      }),
  },
}
