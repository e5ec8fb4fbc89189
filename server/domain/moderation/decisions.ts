/** Carries out what moderation decided of a profile, and notifies all who see it. Spec §4. */
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import type { Db, Services } from "../../contract/services.ts"
import type { ModerationDecision } from "../../db/moderation-schema.ts"
import type { Notice } from "../../db/notices.ts"
import { settleExecutant, waitingText } from "../executants.ts"
import { participantNotices } from "../../notices/participants.ts"
import { executantNotice } from "../../notices/system.ts"
import { notify } from "../../notices/user.ts"
import { moderatedProfile } from "../../views/moderated-texts.ts"
import type { ModerationPolicy } from "./policy.ts"

export interface Decided {
  readonly reason: RefusalReason | null
  readonly notices: readonly Notice[]
}

/** Answers the decision on a task; null: nothing waited any more. */
export const decisionOf = (decided: Decided | null): ModerationDecision => {
  if (decided === null) return "Superseded"
  return decided.reason === null ? "Approved" : "Refused"
}

export const decideExecutant = async (
  db: Db,
  services: Services,
  policy: ModerationPolicy,
  key: string,
): Promise<Decided | null> => {
  const row = await db.selectFrom("executants").selectAll().where("key", "=", key).forNoKeyUpdate().executeTakeFirst()
  const text = row === undefined ? null : await waitingText(db, row)
  if (row === undefined || text === null) return null
  const reason = row.blocked ? "Other" : policy.decide({ ...moderatedProfile(text), isDuplicate: false })
  await settleExecutant(db, services, row, text, reason)
  const type = reason === null ? "ExecutantPublishedEvent" : "ExecutantModerationFailedEvent"
  const metadata = { profileKey: key, executantKey: key, executantName: text.name, ...(reason && { reason }) }
  const looksDifferent = row.name !== text.name || row.photo_file_key !== text.photo_file_key
  return {
    reason,
    notices: [
      executantNotice(db, services, row.account_key, key, type),
      ...(reason === null && looksDifferent ? await participantNotices(db, services, key) : []),
      notify(db, services, {
        accountKey: row.account_key,
        source: "Executant",
        type,
        level: reason === null ? "Success" : "Warning",
        metadata,
      }),
    ],
  }
}
