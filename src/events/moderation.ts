/** Facts about what moderators decide. Wire shapes: openapi/schemas/moderation.yaml. */
import type {
  Blockable,
  ModerationAction,
  ModerationNumbers,
  ModerationTarget,
  ModerationTask,
  TrailQuery,
  Verdict,
} from "../domain/moderation-tasks.ts"
import type { RefusalReason } from "../domain/moderation.ts"

export type ModerationEvent =
  | {
      readonly type: "ModerationQueueLoaded"
      readonly count: number
      readonly tasks: readonly ModerationTask[]
    }
  | { readonly type: "ModerationTaskLoaded"; readonly task: ModerationTask }
  /** A verdict was given here, and waits before it is sent (E301). */
  | { readonly type: "ModerationVerdictHeld"; readonly taskKey: string; readonly verdict: Verdict }
  | { readonly type: "ModerationVerdictTakenBack"; readonly taskKey: string }
  /** From now on it is on its way. */
  | { readonly type: "ModerationHoldEnded"; readonly taskKey: string }
  | { readonly type: "ModerationTaskDecided"; readonly task: ModerationTask }
  /** Somebody else was faster, or its owner wrote it anew. */
  | { readonly type: "ModerationTaskLost"; readonly task: ModerationTask }
  | { readonly type: "ModerationTaskGone"; readonly taskKey: string }
  | { readonly type: "ModerationNumbersLoaded"; readonly numbers: ModerationNumbers }
  | {
      readonly type: "ModerationTargetsFound"
      readonly text: string
      readonly count: number
      readonly targets: readonly ModerationTarget[]
    }
  | {
      readonly type: "ModerationTrailLoaded"
      readonly query: TrailQuery
      readonly count: number
      readonly actions: readonly ModerationAction[]
    }
  | { readonly type: "ModerationTrailRead"; readonly actions: readonly ModerationAction[] }
  | { readonly type: "TargetBlocked"; readonly target: Blockable; readonly reason: RefusalReason }
  | { readonly type: "TargetUnblocked"; readonly target: Blockable }
