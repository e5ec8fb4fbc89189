/** Complaints in the queue: one place for each target, however many complain. */
import type { ComplaintStatus } from "../../../src/domain/complaints.ts"
import type { Db, Services } from "../../contract/services.ts"
import type { Notice } from "../../db/notices.ts"
import type { Target } from "../complaints.ts"
import { notifyOfComplaint } from "../../notices/complaints.ts"

/** From this many accounts on, what they complain of comes first in the queue; more of them change nothing (D92). */
export const complaintsThatHurry = 3

/** Puts the target into the queue, or counts one more who complains of it. */
export const queueComplaint = async (db: Db, { now, newKey }: Services, { type, key }: Target): Promise<void> => {
  const at = now()
  await db
    .insertInto("moderation_tasks")
    .values({
      key: newKey(),
      entity_type: "Complaint",
      entity_key: key,
      target_type: type,
      due_at: at,
      created_at: at,
      priority: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["entity_key", "target_type"])
        .where("decided_at", "is", null)
        .where("entity_type", "=", "Complaint")
        .doUpdateSet(({ eb, ref }) => ({ priority: eb(ref("moderation_tasks.priority"), "+", 1) })),
    )
    .execute()
}

/** Closes the open complaints about a target and notifies those who made them, not about each other (D89). */
export const closeComplaintsAbout = async (
  db: Db,
  services: Services,
  { type, key }: Target,
  outcome: Exclude<ComplaintStatus, "Open">,
): Promise<readonly Notice[]> => {
  const closed = await db
    .updateTable("complaints")
    .set({ status: outcome, said: null })
    .where("target_key", "=", key)
    .where("target_type", "=", type)
    .where("status", "=", "Open")
    .returning(["account_key", "participant_key"])
    .execute()
  return closed.map(({ account_key: accountKey, participant_key: profileKey }) =>
    notifyOfComplaint(db, services, { accountKey, profileKey }, outcome),
  )
}
