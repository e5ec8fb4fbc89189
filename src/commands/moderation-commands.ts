/** What moderators can ask for. Spec §4; D92, D95; E300–E302. */
import type { Blockable, Measure, ModerationTask, TrailQuery, Verdict } from "../domain/moderation-tasks.ts"

export type ModerationCommand =
  | { readonly type: "LoadModerationQueue" }
  | { readonly type: "LoadModerationTask"; readonly key: string }
  /** Null takes the verdict back that is held, or was given a moment ago. */
  | { readonly type: "DecideTask"; readonly taskKey: string; readonly verdict: Verdict | null }
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
