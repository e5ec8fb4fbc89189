/** Notifies a person that wrong passwords were tried for their account. Spec §3 Notification. */
import type { Kysely } from "kysely"
import type { Services } from "../contract/services.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { notify } from "./user.ts"

/** Without an account there is no list of notifications to write to. */
export const notifyOfGuesses = (db: Kysely<Schema>, services: Services, subject: string): Promise<void> =>
  withTransaction(db, async (trx) => {
    const account = await trx
      .selectFrom("accounts")
      .select("key")
      .where("subject", "=", subject)
      .where("deleted_at", "is", null)
      .executeTakeFirst()
    if (account === undefined) return
    const { key: accountKey } = account
    const notice = notify(trx, services, {
      accountKey,
      source: "Account",
      type: "SignInFailedRepeatedlyEvent",
      level: "Warning",
      metadata: { profileKey: accountKey },
    })
    await appendNotices(trx, [notice])
  })
