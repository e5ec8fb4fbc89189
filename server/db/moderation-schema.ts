/** The tables of moderation: queue, complaints, audit trail. */
import type { Generated, GeneratedAlways } from "kysely"
import type { ComplaintReason, ComplaintStatus, ComplaintTarget } from "../../src/domain/complaints.ts"
import type { ModerationActionName, RefusalReason } from "../../src/domain/moderation.ts"
import type { ModerationKind, TaskStatus } from "../../src/domain/moderation-tasks.ts"
import type { Moment, MomentOrNow, MomentOrNull, OrNull } from "./columns.ts"

export type ModerationDecision = Exclude<TaskStatus, "Waiting">

interface ModerationTasks {
  readonly key: string
  readonly entity_type: ModerationKind
  readonly entity_key: string
  readonly version_key: OrNull<string>
  /** When the automatic rules may decide, at the earliest. */
  readonly due_at: Moment
  readonly created_at: MomentOrNow
  /** The number of accounts that have complained; 0 for texts. */
  readonly priority: Generated<number>
  /** The target of complaints; null for the other kinds. */
  readonly target_type: OrNull<ComplaintTarget>
  readonly decided_at: MomentOrNull
  readonly decision: OrNull<ModerationDecision>
  /** The moderator's name; null where the rules decided. */
  readonly decided_by: OrNull<string>
  readonly reason: OrNull<RefusalReason>
}

interface Complaints {
  readonly key: string
  readonly account_key: string
  readonly participant_key: string
  readonly target_type: ComplaintTarget
  readonly target_key: string
  readonly reason: ComplaintReason
  readonly comment: OrNull<string>
  /** Of a chat message: its words, for as long as the complaint is open (E417). */
  readonly said: OrNull<string>
  readonly status: Generated<ComplaintStatus>
  readonly created_date: MomentOrNow
}

interface ModerationActions {
  readonly key: string
  readonly seq: GeneratedAlways<number>
  readonly action: ModerationActionName
  readonly target_type: ComplaintTarget
  readonly target_key: string
  readonly reason: OrNull<string>
  readonly note: OrNull<string>
  readonly moderator_subject: string
  readonly moderator_name: string
  readonly created_at: MomentOrNow
}

export interface ModerationTables {
  readonly moderation_tasks: ModerationTasks
  readonly complaints: Complaints
  readonly moderation_actions: ModerationActions
}
