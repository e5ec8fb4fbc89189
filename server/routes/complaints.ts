/** Complaints: stored, and queued for the moderators with one task for each target. Spec §7 Complaints. */
import type { Handlers } from "../contract/context.ts"
import { refused } from "../contract/refusals.ts"
import { checkedWords, requireComplaintRate, requireTarget, wordsToKeep } from "../domain/complaints.ts"
import { requireOwnProfile } from "../domain/ownership.ts"
import { queueComplaint } from "../domain/moderation/complaints.ts"
import { notifyOfComplaint } from "../notices/complaints.ts"
import { wireMoment } from "../views/moments.ts"

export const complaintRoutes: Handlers<"submitComplaint"> = {
  submitComplaint: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { body } }) => {
      const { targetType, targetKey, reason, participantKey } = body
      const target = { type: targetType, key: targetKey }
      await requireOwnProfile(db, caller, participantKey)
      await requireTarget(db, caller, target, participantKey)
      const comment = await checkedWords(db, { participantKey, target, reason, comment: body.comment })
      const now = services.now()
      await requireComplaintRate(db, caller, now)
      const added = await db
        .insertInto("complaints")
        .values({
          key: services.newKey(),
          account_key: caller.accountKey,
          participant_key: participantKey,
          target_type: targetType,
          target_key: targetKey,
          reason,
          comment,
          said: await wordsToKeep(db, target),
          created_date: now,
        })
        .onConflict((conflict) =>
          conflict.columns(["account_key", "target_type", "target_key"]).where("status", "=", "Open").doNothing(),
        )
        .returningAll()
        .executeTakeFirst()
      if (added === undefined)
        throw refused("ComplaintAlreadyExistsException", "There is an open complaint of yours about this.")
      await queueComplaint(db, services, target)
      const { key, status, created_date: createdDate } = added
      return {
        notices: [
          notifyOfComplaint(db, services, { accountKey: caller.accountKey, profileKey: participantKey }, "Open"),
        ],
        answer: async () => ({
          key,
          targetType,
          targetKey,
          reason,
          comment,
          status,
          createdDate: wireMoment(createdDate),
        }),
      }
    },
  },
}
