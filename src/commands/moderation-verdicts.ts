/** Sending what moderators decide: verdicts, of which the first counts, and measures. Spec §4. */
import * as Effect from "effect/Effect"
import { isRefusedWith, type Failure } from "../domain/failures.ts"
import type { Measure, Verdict } from "../domain/moderation-tasks.ts"
import type { ModerationEvent } from "../events/moderation.ts"
import { toModerationTask } from "../events/wire/moderation.ts"
import { ask, Sdk, type SdkClients } from "../sdk/sdk.ts"

/** An empty note is none. */
const noteOf = ({ note }: { readonly note: string }): { readonly note?: string } => (note === "" ? {} : { note })

const pathOf = (key: string) => ({ path: { key } })

const postVerdict = ({ core }: SdkClients, key: string, verdict: Verdict) => {
  const params = pathOf(key)
  switch (verdict.is) {
    case "approve":
      return ask((signal) => core.POST("/moderation/queue/{key}/approve", { params, signal }))
    case "refuse": {
      const body = { reason: verdict.reason, ...noteOf(verdict) }
      return ask((signal) => core.POST("/moderation/queue/{key}/decline", { params, body, signal }))
    }
    case "uphold":
    case "dismiss": {
      const body = { outcome: verdict.is === "uphold" ? "Upheld" : "Dismissed", ...noteOf(verdict) } as const
      return ask((signal) => core.POST("/moderation/queue/{key}/close", { params, body, signal }))
    }
  }
}

export const postMeasure = (
  { core }: SdkClients,
  measure: Measure,
): Effect.Effect<readonly ModerationEvent[], Failure> => {
  const body = { reason: measure.reason, ...noteOf(measure) }
  switch (measure.is) {
    case "block": {
      const { target, reason } = measure
      const params = { path: { type: target.type, key: target.key } }
      return ask((signal) => core.POST("/moderation/{type}/{key}/block", { params, body, signal })).pipe(
        Effect.map(() => [{ type: "TargetBlocked", target, reason }]),
      )
    }
    case "remove": {
      const params = pathOf(measure.target.key)
      const removed = ask((signal) =>
        measure.target.type === "Feedback"
          ? core.POST("/moderation/feedbacks/{key}/remove", { params, body, signal })
          : core.POST("/moderation/messages/{key}/remove", { params, body, signal }),
      )
      return removed.pipe(Effect.map(() => []))
    }
  }
}

export const readTask = (key: string) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const { data } = yield* ask((signal) => core.GET("/moderation/queue/{key}", { params: pathOf(key), signal }))
    return toModerationTask(data)
  })

export const gone = (taskKey: string) =>
  Effect.succeed<readonly ModerationEvent[]>([{ type: "ModerationTaskGone", taskKey }])

/** A moderator who comes too late hears what has become of the task (E36). */
const lost = (failure: Failure, key: string) =>
  isRefusedWith(failure, "ModerationInvalidStateException")
    ? readTask(key).pipe(Effect.map((task): readonly ModerationEvent[] => [{ type: "ModerationTaskLost", task }]))
    : Effect.fail(failure)

export const decide = (key: string, verdict: Verdict) =>
  Effect.gen(function* () {
    const sdk = yield* Sdk
    const { data } = yield* postVerdict(sdk, key, verdict)
    return [{ type: "ModerationTaskDecided", task: toModerationTask(data) }] as readonly ModerationEvent[]
  }).pipe(
    Effect.catchTag("Refused", (failure) => lost(failure, key)),
    Effect.catchTag("NotFound", () => gone(key)),
  )
