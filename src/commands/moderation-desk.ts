/** What the commands of moderators do, loaded with the first of them. Spec §4; D92, D95; E36, E300–E302. */
import * as Effect from "effect/Effect"
import { isRefusedWith, type Failure } from "../domain/failures.ts"
import { pageSizes } from "../domain/limits.ts"
import {
  isDecided,
  mostTrailLines,
  verdictHeldMs,
  type Measure,
  type TrailQuery,
  type Verdict,
} from "../domain/moderation-tasks.ts"
import type { ModerationEvent } from "../events/moderation.ts"
import {
  toModerationAction,
  toModerationNumbers,
  toModerationTarget,
  toModerationTask,
} from "../events/wire/moderation.ts"
import { ask, Sdk, type SdkClients } from "../sdk/sdk.ts"
import type { Handled } from "./command.ts"
import type { ModerationCommand } from "./moderation-commands.ts"
import { Progress } from "./services.ts"

type Desk = {
  readonly [T in ModerationCommand["type"]]: (command: Extract<ModerationCommand, { readonly type: T }>) => Handled
}

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

const postMeasure = ({ core }: SdkClients, measure: Measure): Effect.Effect<readonly ModerationEvent[], Failure> => {
  const body = { reason: measure.reason, ...noteOf(measure) }
  if (measure.is === "block") {
    const { target, reason } = measure
    const params = { path: { type: target.type, key: target.key } }
    return ask((signal) => core.POST("/moderation/{type}/{key}/block", { params, body, signal })).pipe(
      Effect.map(() => [{ type: "TargetBlocked", target, reason }]),
    )
  }
  const params = pathOf(measure.target.key)
  const removed = ask((signal) =>
    measure.target.type === "Feedback"
      ? core.POST("/moderation/feedbacks/{key}/remove", { params, body, signal })
      : core.POST("/moderation/messages/{key}/remove", { params, body, signal }),
  )
  return removed.pipe(Effect.map(() => []))
}

const readTask = (key: string) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const { data } = yield* ask((signal) => core.GET("/moderation/queue/{key}", { params: pathOf(key), signal }))
    return toModerationTask(data)
  })

const gone = (taskKey: string) => Effect.succeed<readonly ModerationEvent[]>([{ type: "ModerationTaskGone", taskKey }])

/** Who comes too late hears what has become of it (E36). */
const lost = (failure: Failure, key: string) =>
  isRefusedWith(failure, "ModerationInvalidStateException")
    ? readTask(key).pipe(Effect.map((task): readonly ModerationEvent[] => [{ type: "ModerationTaskLost", task }]))
    : Effect.fail(failure)

const decide = (key: string, verdict: Verdict) =>
  Effect.gen(function* () {
    const sdk = yield* Sdk
    const { data } = yield* postVerdict(sdk, key, verdict)
    return [{ type: "ModerationTaskDecided", task: toModerationTask(data) }] as readonly ModerationEvent[]
  }).pipe(
    Effect.catchTag("Refused", (failure) => lost(failure, key)),
    Effect.catchTag("NotFound", () => gone(key)),
  )

const trailPage = (filter: TrailQuery["filter"], top: number, skip: number) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const params = { query: { top, skip, ...(filter === "all" ? {} : { filter: `Action eq ${filter}` }) } }
    const { data } = yield* ask((signal) => core.GET("/moderation/audit", { params, signal }))
    return { count: data.count, actions: data.items.map(toModerationAction) }
  })

export const moderationDesk: Desk = {
  LoadModerationQueue: () =>
    Effect.gen(function* () {
      const { core } = yield* Sdk
      const params = { query: { top: pageSizes.most } }
      const { data } = yield* ask((signal) => core.GET("/moderation/queue", { params, signal }))
      return [{ type: "ModerationQueueLoaded", count: data.count, tasks: data.items.map(toModerationTask) }] as const
    }),

  LoadModerationTask: ({ key }) =>
    readTask(key).pipe(
      Effect.map((task): readonly ModerationEvent[] => [{ type: "ModerationTaskLoaded", task }]),
      Effect.catchTag("NotFound", () => gone(key)),
    ),

  DecideTask: ({ taskKey, verdict }) =>
    Effect.gen(function* () {
      const { tell } = yield* Progress
      if (verdict === null) {
        tell([{ type: "ModerationVerdictTakenBack", taskKey }])
        // It may have gone out a moment before: then it is as the server says.
        const task = yield* readTask(taskKey)
        return [{ type: "ModerationTaskLoaded", task }] as const
      }
      tell([{ type: "ModerationVerdictHeld", taskKey, verdict }])
      yield* Effect.sleep(verdictHeldMs)
      return yield* decide(taskKey, verdict).pipe(
        Effect.tapError(() => Effect.sync(() => tell([{ type: "ModerationVerdictTakenBack", taskKey }]))),
      )
    }),

  TakeMeasure: ({ task, measure }) =>
    Effect.gen(function* () {
      const sdk = yield* Sdk
      const taken = yield* postMeasure(sdk, measure)
      if (task === null) return taken
      if (task.kind === "Complaint") return [...taken, ...(yield* decide(task.key, { is: "uphold", note: "" }))]
      // A block has taken what waited of it out of the queue (E34).
      const now = yield* readTask(task.key)
      const type = isDecided(now) ? "ModerationTaskDecided" : "ModerationTaskLoaded"
      return [...taken, { type, task: now }] as const
    }),

  UnblockTarget: ({ target }) =>
    Effect.gen(function* () {
      const { core } = yield* Sdk
      const params = { path: { type: target.type, key: target.key } }
      yield* ask((signal) => core.POST("/moderation/{type}/{key}/unblock", { params, signal }))
      return [{ type: "TargetUnblocked", target }] as const
    }),

  LoadModerationNumbers: () =>
    Effect.gen(function* () {
      const { core } = yield* Sdk
      const { data } = yield* ask((signal) => core.GET("/moderation/numbers", { signal }))
      return [{ type: "ModerationNumbersLoaded", numbers: toModerationNumbers(data) }] as const
    }),

  FindModerationTargets: ({ text }) =>
    Effect.gen(function* () {
      const { core } = yield* Sdk
      const params = { query: { top: pageSizes.most, ...(text === "" ? {} : { text }) } }
      const { data } = yield* ask((signal) => core.GET("/moderation/targets", { params, signal }))
      const targets = data.items.map(toModerationTarget)
      return [{ type: "ModerationTargetsFound", text, count: data.count, targets }] as const
    }),

  LoadModerationTrail: ({ query }) =>
    Effect.gen(function* () {
      const page = yield* trailPage(query.filter, pageSizes.list, (query.page - 1) * pageSizes.list)
      return [{ type: "ModerationTrailLoaded", query, ...page }] as const
    }),

  ReadModerationTrail: ({ filter }) =>
    Effect.gen(function* () {
      const first = yield* trailPage(filter, pageSizes.most, 0)
      const actions = [...first.actions]
      const end = Math.min(first.count, mostTrailLines)
      for (let skip = pageSizes.most; skip < end; skip += pageSizes.most)
        actions.push(...(yield* trailPage(filter, pageSizes.most, skip)).actions)
      return [{ type: "ModerationTrailRead", actions }] as const
    }),
}
