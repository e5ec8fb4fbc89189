/** Commands of moderators: the queue, verdicts and measures, what can be blocked, the trail. Spec §4. */
import * as Effect from "effect/Effect"
import { pageSizes } from "../domain/limits.ts"
import { rowsOfPage } from "../domain/queries.ts"
import {
  isDecided,
  mostTrailLines,
  verdictHeldMs,
  verdictKeptMs,
  type Blockable,
  type Measure,
  type ModerationTask,
  type TrailQuery,
  type Verdict,
} from "../domain/moderation-tasks.ts"
import {
  toModerationAction,
  toModerationNumbers,
  toModerationTarget,
  toModerationTask,
} from "../events/wire/moderation.ts"
import type { ModerationEvent } from "../events/moderation.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { decide, gone, postMeasure, readTask } from "./moderation-verdicts.ts"
import { Progress } from "./services.ts"

export type ModerationCommand =
  | { readonly type: "LoadModerationQueue" }
  | { readonly type: "LoadModerationTask"; readonly key: string }
  /** Null takes the verdict back that is held, or was given a moment ago. */
  | {
      readonly type: "DecideTask"
      readonly taskKey: string
      readonly verdict: Verdict | null
      /** The undo's answer is on screen: its news waits to be announced, though not for ever. E480. */
      readonly isKept?: boolean
    }
  | {
      readonly type: "TakeMeasure"
      readonly task: Pick<ModerationTask, "key" | "kind"> | null
      readonly measure: Measure
    }
  | { readonly type: "UnblockTarget"; readonly target: Blockable }
  | { readonly type: "LoadModerationNumbers" }
  /** By a part of a name; empty: what has a block of its own. */
  | { readonly type: "FindModerationTargets"; readonly text: string }
  | { readonly type: "LoadModerationTrail"; readonly query: TrailQuery }
  /** All pages of it, to be written into a file. */
  | { readonly type: "ReadModerationTrail"; readonly filter: TrailQuery["filter"] }

const trailPage = (filter: TrailQuery["filter"], rows: { readonly top: number; readonly skip: number }) =>
  Effect.gen(function* () {
    const { core } = yield* Sdk
    const params = { query: { ...rows, ...(filter === "all" ? {} : { filter: `Action eq ${filter}` }) } }
    const { data } = yield* ask((signal) => core.GET("/moderation/audit", { params, signal }))
    return { count: data.count, actions: data.items.map(toModerationAction) }
  })

export const moderationHandlers: Handlers<ModerationCommand> = {
  LoadModerationQueue: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { query: { top: pageSizes.most } }
        const { data } = yield* ask((signal) => core.GET("/moderation/queue", { params, signal }))
        return [{ type: "ModerationQueueLoaded", count: data.count, tasks: data.items.map(toModerationTask) }] as const
      }),
  },

  LoadModerationTask: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ key }) =>
      readTask(key).pipe(
        Effect.map((task): readonly ModerationEvent[] => [{ type: "ModerationTaskLoaded", task }]),
        Effect.catchTag("NotFound", () => gone(key)),
      ),
  },

  DecideTask: {
    policy: "latest",
    failureDisplay: "inPlace",
    handle: ({ taskKey, verdict, isKept = false }) =>
      Effect.gen(function* () {
        const { emit } = yield* Progress
        if (verdict === null) {
          emit([{ type: "ModerationVerdictTakenBack", taskKey }])
          // The task may have gone out a moment before: then the server's answer says how it stands.
          const task = yield* readTask(taskKey)
          return [{ type: "ModerationTaskLoaded", task }] as const
        }
        emit([{ type: "ModerationVerdictHeld", taskKey, verdict }])
        yield* Effect.sleep(isKept ? verdictKeptMs : verdictHeldMs)
        emit([{ type: "ModerationHoldEnded", taskKey }])
        return yield* decide(taskKey, verdict).pipe(
          Effect.tapError(() => Effect.sync(() => emit([{ type: "ModerationVerdictTakenBack", taskKey }]))),
        )
      }),
  },

  TakeMeasure: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ task, measure }) =>
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
  },

  UnblockTarget: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ target }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { type: target.type, key: target.key } }
        yield* ask((signal) => core.POST("/moderation/{type}/{key}/unblock", { params, signal }))
        return [{ type: "TargetUnblocked", target }] as const
      }),
  },

  LoadModerationNumbers: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) => core.GET("/moderation/numbers", { signal }))
        return [{ type: "ModerationNumbersLoaded", numbers: toModerationNumbers(data) }] as const
      }),
  },

  FindModerationTargets: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ text }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { query: { top: pageSizes.most, ...(text === "" ? {} : { text }) } }
        const { data } = yield* ask((signal) => core.GET("/moderation/targets", { params, signal }))
        const targets = data.items.map(toModerationTarget)
        return [{ type: "ModerationTargetsFound", text, count: data.count, targets }] as const
      }),
  },

  LoadModerationTrail: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ query }) =>
      Effect.gen(function* () {
        const page = yield* trailPage(query.filter, rowsOfPage("moderationTrail", query.page))
        return [{ type: "ModerationTrailLoaded", query, ...page }] as const
      }),
  },

  ReadModerationTrail: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ filter }) =>
      Effect.gen(function* () {
        const first = yield* trailPage(filter, { top: pageSizes.most, skip: 0 })
        const actions = [...first.actions]
        const end = Math.min(first.count, mostTrailLines)
        for (let skip = pageSizes.most; skip < end; skip += pageSizes.most)
          actions.push(...(yield* trailPage(filter, { top: pageSizes.most, skip })).actions)
        return [{ type: "ModerationTrailRead", actions }] as const
      }),
  },
}
