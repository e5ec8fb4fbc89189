/** Decides about feedback: who may leave it, and when it counts. Spec §7 Feedback. */
import { feedbackRefusal, revealOf } from "../../src/domain/feedback-period.ts"
import { textLimits } from "../../src/domain/limits.ts"
import type { ParticipantType } from "../../src/domain/participants.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Db, Services } from "../contract/services.ts"
import { refused } from "../contract/refusals.ts"
import { addJob } from "../queue/jobs.ts"
import type { DealRow } from "../notices/deals.ts"
import { requireNoErrors } from "./fields.ts"

interface NewFeedback {
  readonly deal: DealRow
  readonly authorType: ParticipantType
  readonly rating: number
  readonly details: string
}

/** Profiles whose ratings changed by it: none while it is hidden. */
interface Given {
  readonly key: string
  readonly rated: readonly string[]
}

/** Shows what was hidden of a deal; answers whose ratings changed by it. */
const reveal = async (db: Db, dealKey: string, dueBy: Date | null): Promise<readonly string[]> => {
  const rows = await db
    .updateTable("feedbacks")
    .set({ is_revealed: true })
    .where("deal_key", "=", dealKey)
    .where("is_revealed", "=", false)
    .$if(dueBy !== null, (hidden) => hidden.where("reveal_at", "<=", dueBy ?? new Date(0)))
    .returning(["target_key", "removed_at"])
    .execute()
  return rows.filter((row) => row.removed_at === null).map((row) => row.target_key)
}

/** Reveals feedback that has been hidden for as long as it may be. */
export const revealDue = (db: Db, dealKey: string, now: Date): Promise<readonly string[]> => reveal(db, dealKey, now)

export const giveFeedback = async (db: Db, services: Services, given: NewFeedback): Promise<Given> => {
  const { deal, authorType, rating } = given
  requireNoErrors({ details: textAreaRules(given.details, textLimits.feedbackDetails) })
  const now = services.now()
  const before = await db.selectFrom("feedbacks").select("author_type").where("deal_key", "=", deal.key).execute()
  const closedDate = deal.closed_date?.toISOString() ?? null
  const refusal = feedbackRefusal(
    { status: deal.status, closedDate },
    { hasGiven: before.some(({ author_type: type }) => type === authorType), now: now.toISOString() },
  )
  if (refusal !== null || closedDate === null)
    throw refused(refusal ?? "DealInvalidStateException", "No feedback may be left now.", { status: deal.status })
  const { isRevealed, revealAt } = revealOf(services.feedbackReveal, { closedDate, bothGiven: before.length > 0 })
  const isCustomer = authorType === "Customer"
  const targetKey = isCustomer ? deal.executant_key : deal.customer_key
  const key = services.newKey()
  await db
    .insertInto("feedbacks")
    .values({
      key,
      deal_key: deal.key,
      author_type: authorType,
      author_key: isCustomer ? deal.customer_key : deal.executant_key,
      target_key: targetKey,
      rating,
      details: multiLine(given.details),
      created_date: now,
      is_revealed: isRevealed,
      reveal_at: revealAt,
    })
    .execute()
  if (isRevealed) return { key, rated: [targetKey, ...(await reveal(db, deal.key, null))] }
  const job = { kind: "RevealFeedback", payload: { dealKey: deal.key } } as const
  await addJob(db, services, job, { delayMs: Date.parse(revealAt) - now.getTime() })
  return { key, rated: [] }
}
