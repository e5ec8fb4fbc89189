/** Commands about what people say of each other. Spec §7 Deals and feedback. */
import * as Effect from "effect/Effect"
import { feedbackSortBy, type Mark } from "../domain/feedback.ts"
import type { ProfileId } from "../domain/profiles.ts"
import { rowsOfPage, type FeedbackQuery } from "../domain/queries.ts"
import { toDealFeedbacks, toFeedback } from "../events/wire/feedback.ts"
import { toRating } from "../events/wire/participants.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type FeedbackCommand =
  | { readonly type: "LoadFeedback"; readonly profile: ProfileId; readonly query: FeedbackQuery }
  /** `participantKey`: the own profile of the deal. */
  | { readonly type: "LoadDealFeedbacks"; readonly dealKey: string; readonly participantKey: string }
  | {
      readonly type: "GiveFeedback"
      readonly id: string
      readonly dealKey: string
      readonly authorKey: string // the own profile of the deal
      readonly about: ProfileId
      readonly mark: Mark
      readonly details: string
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
          ...rowsOfPage("feedback", query.page),
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

  LoadDealFeedbacks: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ dealKey, participantKey }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key: dealKey }, query: { participantKey } }
        const { data, asOf } = yield* ask((signal) => core.GET("/deals/{key}/feedbacks", { params, signal }))
        return [{ type: "DealFeedbacksLoaded", dealKey, feedbacks: toDealFeedbacks(data), asOf }] as const
      }).pipe(
        // Spec §8: there is none. It has no cursor, so it says nothing against what was heard of the deal.
        Effect.catchTag("NotFound", () =>
          Effect.succeed([
            { type: "DealFeedbacksLoaded", dealKey, feedbacks: { mine: null, theirs: null }, asOf: 0 },
          ] as const),
        ),
      ),
  },

  GiveFeedback: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ id, dealKey, authorKey, about: { type, key }, mark: rating, details }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key }, header: { "Idempotency-Key": id } }
        const said = { dealKey, rating, details }
        const { data, asOf } = yield* type === "Executant"
          ? ask((signal) => core.POST("/executant/{key}/feedbacks", { params, body: said, signal }))
          : ask((signal) => core.POST("/customer/{key}/feedbacks", { params, body: { ...said, authorKey }, signal }))
        return [{ type: "FeedbackGiven", dealKey, feedback: toFeedback(data), asOf }] as const
      }),
  },
}
