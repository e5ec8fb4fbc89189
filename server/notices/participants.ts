/** Notices when a profile looks different, such as after a new rating: to every account that has something with it. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { system } from "./system.ts"
import { participants } from "../views/participants.ts"

/** The accounts that have a deal, an application, a chat or a favourite of the profile, and its own. */
export const accountsWithProfile = async (db: Db, profileKey: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("deals")
    .select("executant_account_key as account")
    .where("customer_key", "=", profileKey)
    .union(db.selectFrom("deals").select("customer_account_key as account").where("executant_key", "=", profileKey))
    .union(
      db
        .selectFrom("applications")
        .innerJoin("executants", "executants.key", "applications.executant_key")
        .select("executants.account_key as account")
        .where("applications.customer_key", "=", profileKey),
    )
    .union(db.selectFrom("applications").select("customer_key as account").where("executant_key", "=", profileKey))
    .union(
      db
        .selectFrom("chat_participants as own")
        .innerJoin("chat_participants as other", "other.chat_key", "own.chat_key")
        .select("other.account_key as account")
        .where("own.participant_key", "=", profileKey),
    )
    .union(
      db
        .selectFrom("favorites")
        .innerJoin("listings", "listings.key", "favorites.listing_key")
        .select("favorites.account_key as account")
        .where("listings.account_key", "=", profileKey)
        .where("listings.executant_key", "is", null),
    )
    .union(
      db
        .selectFrom("favorites")
        .innerJoin("listings", "listings.key", "favorites.listing_key")
        .select("favorites.account_key as account")
        .where("listings.executant_key", "=", profileKey),
    )
    .union(db.selectFrom("executants").select("account_key as account").where("key", "=", profileKey))
    .union(db.selectFrom("accounts").select("key as account").where("key", "=", profileKey))
    .execute()
  return rows.map(({ account }) => account)
}

/**
 * Locks the account of the profile's owner. Whoever begins to see the profile notifies the owner, and so waits for this
 * lock; accounts that the query below doesn't find therefore read the new state.
 */
const lockOwner = async (db: Db, profileKey: string): Promise<void> => {
  await db
    .selectFrom("accounts")
    .select("key")
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("key", "=", profileKey),
        eb("key", "in", selectFrom("executants").select("account_key").where("key", "=", profileKey)),
      ]),
    )
    .forNoKeyUpdate()
    .execute()
}

/** Sends the profile as it is now, one small message to each account, rather than all that shows it (E31). */
export const participantNotices = async (
  db: Db,
  services: Services,
  profileKey: string,
): Promise<readonly Notice[]> => {
  await lockOwner(db, profileKey)
  const accountKeys = await accountsWithProfile(db, profileKey)
  return accountKeys.map((accountKey) =>
    system(accountKey, async () => ({
      source: "Content",
      type: "ParticipantChangedEvent",
      metadata: { participant: (await participants(db, services, [profileKey]))(profileKey) },
    })),
  )
}
