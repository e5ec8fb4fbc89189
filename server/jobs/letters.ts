/** Orders letters of the sign-in, and writes and sends those that were ordered. */
import type { Kysely } from "kysely"
import type { Db, Letter, Services } from "../contract/services.ts"
import { withTransaction } from "../db/database.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { addJob, type LetterOrder } from "../queue/jobs.ts"
import { nothing, type Finish } from "../queue/workers.ts"

/** The most letters that wait, also while the mail server is away; far more than honest people ask for at once. */
export const mostWaiting = 1_000

/** Queues a letter; false where too many wait already. It does the same for every address. */
export const orderLetter = (
  db: Kysely<Schema>,
  services: Pick<Services, "now" | "newKey">,
  order: LetterOrder,
  most = mostWaiting,
): Promise<boolean> =>
  withTransaction(db, async (trx) => {
    const waiting = await trx
      .selectFrom("jobs")
      .select("key")
      .where("kind", "=", "DeliverLetter")
      .where("failed_at", "is", null)
      .limit(most)
      .execute()
    if (waiting.length >= most) return false
    await addJob(trx, services, { kind: "DeliverLetter", payload: order })
    return true
  })

/** Words a letter, and makes its link; null where it is for nobody. The sign-in does that, which jobs know nothing of. */
export type WriteLetter = (order: LetterOrder) => Promise<Letter | null>

export const deliverLetter = async (
  { sendLetter }: Services,
  writeLetter: WriteLetter,
  order: LetterOrder,
): Promise<Finish> => {
  const letter = await writeLetter(order)
  if (letter !== null) await sendLetter(letter)
  return nothing
}

/** A letter that can't be sent for half an hour is of no use later, and its address is nobody's business. */
export const forgetLetters = async (trx: Db): Promise<readonly Notice[]> => {
  await trx.deleteFrom("jobs").where("kind", "=", "DeliverLetter").where("failed_at", "is not", null).execute()
  return []
}
