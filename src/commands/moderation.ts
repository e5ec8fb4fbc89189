/**
 * Commands of moderators: the queue, verdicts and measures, what can be blocked, the trail. What they do is loaded with
 * the first of them, as hardly anybody is a moderator. Spec §4; D92, D95; E300–E302.
 */
import * as Effect from "effect/Effect"
import type { Failure } from "../domain/failures.ts"
import type { Handled, Handler, Handlers } from "./command.ts"
import type { ModerationCommand } from "./moderation-commands.ts"

const unreachable: Failure = { _tag: "Unreachable", why: "offline" }

const desk = Effect.tryPromise({ try: () => import("./moderation-desk.ts"), catch: () => unreachable })

const read = <T extends ModerationCommand["type"]>(
  type: T,
): Handler<Extract<ModerationCommand, { readonly type: T }>> => ({
  policy: "share",
  failureDisplay: "inPlace",
  handle: work(type),
})

const work =
  <T extends ModerationCommand["type"]>(type: T) =>
  (command: Extract<ModerationCommand, { readonly type: T }>): Handled =>
    Effect.flatMap(desk, ({ moderationDesk }) => (moderationDesk[type] as (given: typeof command) => Handled)(command))

export const moderationHandlers: Handlers<ModerationCommand> = {
  LoadModerationQueue: read("LoadModerationQueue"),
  LoadModerationTask: read("LoadModerationTask"),
  DecideTask: { policy: "latest", failureDisplay: "inPlace", handle: work("DecideTask") },
  TakeMeasure: { policy: "once", failureDisplay: "inPlace", handle: work("TakeMeasure") },
  UnblockTarget: { policy: "once", failureDisplay: "inPlace", handle: work("UnblockTarget") },
  LoadModerationNumbers: read("LoadModerationNumbers"),
  FindModerationTargets: read("FindModerationTargets"),
  LoadModerationTrail: read("LoadModerationTrail"),
  ReadModerationTrail: { policy: "once", failureDisplay: "inPlace", handle: work("ReadModerationTrail") },
}
