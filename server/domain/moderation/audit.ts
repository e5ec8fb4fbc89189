/** The audit trail: a line for each act of a moderator, in the same transaction, never changed. */
import type { ComplaintTarget } from "../../../src/domain/complaints.ts"
import { textLimits } from "../../../src/domain/limits.ts"
import type { ModerationActionName } from "../../../src/domain/moderation.ts"
import { multiLine, textAreaRules } from "../../../src/domain/text.ts"
import { isModerator, type Principal } from "../../contract/context.ts"
import type { Db, Services } from "../../contract/services.ts"
import { forbidden } from "../../contract/refusals.ts"
import { requireNoErrors } from "../fields.ts"

/** The name of the moderator that others of the house read. */
export const moderatorName = ({ name, email, subject }: Principal): string => name ?? email ?? subject

/** The role comes with the token, from whoever signs people in. */
export const requireAdmin = (by: Principal): void => {
  if (!isModerator(by)) throw forbidden()
}

interface Act {
  readonly action: ModerationActionName
  readonly target: { readonly type: ComplaintTarget; readonly key: string }
  readonly reason?: string | null
  readonly note?: string | undefined
}

export const writeDown = async (db: Db, services: Services, by: Principal, act: Act): Promise<void> => {
  const note = multiLine(act.note ?? "")
  requireNoErrors({ note: textAreaRules(note, textLimits.moderationNote) })
  await db
    .insertInto("moderation_actions")
    .values({
      key: services.newKey(),
      action: act.action,
      target_type: act.target.type,
      target_key: act.target.key,
      reason: act.reason ?? null,
      note: note === "" ? null : note,
      moderator_subject: by.subject,
      moderator_name: moderatorName(by),
      created_at: services.now(),
    })
    .execute()
}
