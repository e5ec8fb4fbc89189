/** The moderator's desk: decides texts and complaints by hand. The rules' own ways of deciding are used. */
import { targetOf, type Task } from "../../views/moderation-tasks.ts"
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import type { Principal } from "../../contract/context.ts"
import type { Db, Services } from "../../contract/services.ts"
import { notFound, refused } from "../../contract/refusals.ts"
import type { Notice } from "../../db/notices.ts"
import type { ModerationDecision } from "../../db/moderation-schema.ts"
import { moderatorName, writeDown } from "./audit.ts"
import { closeComplaintsAbout } from "./complaints.ts"
import { decideExecutant, decisionOf } from "./decisions.ts"
import { decideListing } from "./listings.ts"
import { isOutdated } from "./tasks.ts"

/** A task that waits, which neither the rules nor another moderator decide meanwhile. */
const lockedTask = async (db: Db, key: string): Promise<Task> => {
  const task = await db.selectFrom("moderation_tasks").selectAll().where("key", "=", key).forUpdate().executeTakeFirst()
  if (task === undefined) throw notFound()
  if (task.decision !== null)
    throw refused("ModerationInvalidStateException", "This is decided already.", { status: task.decision })
  return task
}

const settle = async (
  db: Db,
  { now }: Services,
  task: Task,
  { decision, by, reason }: { decision: ModerationDecision; by: Principal; reason: RefusalReason | null },
): Promise<void> => {
  await db
    .updateTable("moderation_tasks")
    .set({ decided_at: now(), decision, decided_by: moderatorName(by), reason })
    .where("key", "=", task.key)
    .execute()
}

interface Verdict {
  readonly by: Principal
  /** Null approves. */
  readonly reason: RefusalReason | null
  readonly note?: string | undefined
}

/** Approves or refuses a text; one that was taken back meanwhile is Superseded and changes nothing. */
export const decideText = async (
  db: Db,
  services: Services,
  key: string,
  { by, reason, note }: Verdict,
): Promise<readonly Notice[]> => {
  const task = await lockedTask(db, key)
  const { entity_type: type, entity_key: entityKey, version_key: versionKey } = task
  if (type === "Complaint")
    throw refused("ModerationInvalidStateException", "Complaints are closed, not approved.", { status: "Waiting" })
  const policy = { decide: () => reason }
  const decide = () =>
    type === "Executant"
      ? decideExecutant(db, services, policy, entityKey)
      : decideListing(db, services, policy, { kind: type, key: entityKey, versionKey: versionKey ?? "" })
  const decided = (await isOutdated(db, task)) ? null : await decide()
  // An approved text may still have to be refused: with its profile, or while a block lasts.
  const given = decided === null ? reason : decided.reason
  await settle(db, services, task, { decision: decisionOf(decided), by, reason: given })
  await writeDown(db, services, by, {
    action: reason === null ? "Approve" : "Decline",
    target: targetOf(task),
    reason: given,
    note,
  })
  return decided?.notices ?? []
}

export const closeComplaintTask = async (
  db: Db,
  services: Services,
  key: string,
  { by, outcome, note }: { by: Principal; outcome: "Upheld" | "Dismissed"; note?: string | undefined },
): Promise<readonly Notice[]> => {
  const task = await lockedTask(db, key)
  if (task.entity_type !== "Complaint")
    throw refused("ModerationInvalidStateException", "There is no complaint to close.", { status: "Waiting" })
  const target = targetOf(task)
  const notices = await closeComplaintsAbout(db, services, target, outcome)
  await settle(db, services, task, { decision: outcome, by, reason: null })
  await writeDown(db, services, by, { action: "CloseComplaints", target, reason: outcome, note })
  return notices
}
