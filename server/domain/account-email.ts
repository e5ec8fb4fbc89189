/** The account follows the address that its owner signs in with, on all devices at once. */
import type { Db, Services } from "../contract/services.ts"
import { appendNotices } from "../db/notices.ts"
import { accountNotice } from "../notices/system.ts"
import { notify } from "../notices/user.ts"

/**
 * Gives a new address to the account; somebody who has no account yet gets the address with it. Call it at the
 * transaction's end.
 */
export const followEmail = async (db: Db, services: Services, subject: string, email: string): Promise<void> => {
  const account = await db
    .updateTable("accounts")
    .set(({ eb }) => ({ email, version: eb("version", "+", 1) }))
    .where("subject", "=", subject)
    .where("deleted_at", "is", null)
    .returning("key")
    .executeTakeFirst()
  if (account === undefined) return
  const { key: accountKey } = account
  await appendNotices(db, [
    accountNotice(db, services, accountKey, "AccountChangedEvent"),
    notify(db, services, {
      accountKey,
      source: "Account",
      type: "PersonalDataChangedEvent",
      level: "Info",
      metadata: { profileKey: accountKey },
    }),
  ])
}
