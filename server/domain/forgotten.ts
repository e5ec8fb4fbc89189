/** Takes away what is of a person when the account is deleted; what others have a part in stays without the name. */
import { sql } from "kysely"
import { deletedName } from "../../src/domain/deleted-name.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { areOf } from "../db/sign-in-records.ts"
import { barAddress } from "../db/barred-addresses.ts"
import { forgetFiles } from "./files.ts"
import { forgetPlaces } from "./forgotten-places.ts"

const forgetProfiles = async (db: Db, { accountKey }: Caller): Promise<readonly string[]> => {
  const rows = await db.selectFrom("executants").select("key").where("account_key", "=", accountKey).execute()
  const keys = rows.map(({ key }) => key)
  if (keys.length === 0) return keys
  await db.deleteFrom("executant_changes").where("executant_key", "in", keys).execute()
  await db
    .updateTable("executants")
    .set(({ eb }) => ({
      name: deletedName,
      description: "",
      work_experience: "",
      education_description: "",
      photo_file_key: null,
      status: "Draft",
      reason: null,
      is_subscribed: false,
      version: eb("version", "+", 1),
    }))
    .where("key", "in", keys)
    .execute()
  return keys
}

/** Photos, and the files of profiles. Those of listings stay: deals are made of them. */
const personalFiles = async (db: Db, { accountKey }: Caller): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("executant_files")
    .innerJoin("executants", "executants.key", "executant_files.executant_key")
    .select("executant_files.file_key as key")
    .where("executants.account_key", "=", accountKey)
    .union(
      db
        .selectFrom("executants")
        .select(sql<string>`photo_file_key`.as("key"))
        .where("account_key", "=", accountKey)
        .where("photo_file_key", "is not", null),
    )
    .union(
      db
        .selectFrom("executant_changes")
        .innerJoin("executants", "executants.key", "executant_changes.executant_key")
        .select(sql<string>`executant_changes.photo_file_key`.as("key"))
        .where("executants.account_key", "=", accountKey)
        .where("executant_changes.photo_file_key", "is not", null),
    )
    .union(
      db
        .selectFrom("accounts")
        .select(sql<string>`photo_file_key`.as("key"))
        .where("key", "=", accountKey)
        .where("photo_file_key", "is not", null),
    )
    .execute()
  return rows.map(({ key }) => key)
}

/** Owners who were notified of an application keep the news, without whose it was. */
const forgetNews = async (db: Db, profiles: readonly string[]): Promise<void> => {
  await db
    .updateTable("notifications")
    .from((from) =>
      from
        .selectFrom("applications")
        .innerJoin("listings", "listings.key", "applications.listing_key")
        .select(["applications.key", "applications.kind", "listings.account_key as owner"])
        .where(({ eb, or, and }) =>
          or([
            and([eb("applications.kind", "=", "Order"), eb("applications.executant_key", "in", profiles)]),
            and([eb("applications.kind", "=", "Offer"), eb("applications.customer_key", "in", profiles)]),
          ]),
        )
        .as("sent"),
    )
    .set({
      metadata: sql<string>`metadata || jsonb_build_object(
        case sent.kind when 'Order' then 'executantName' else 'customerName' end, ${deletedName}::text)`,
    })
    .whereRef("account_key", "=", "sent.owner")
    .where(sql<boolean>`metadata ->> 'applicationKey' = sent.key::text`)
    .execute()
}

/** The form of subjects of the embedded sign-in; another provider's people may be called anything. */
const ownSubject = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

/** Bars the address of somebody who leaves while they are blocked, so that they don't come back with it (E416). */
const barWhoIsBlocked = async (db: Db, { now }: Services, { accountKey, subject }: Caller): Promise<void> => {
  const blocked = await db
    .selectFrom("identity_users")
    .select("email")
    .where("subject", "=", subject)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("accounts").select("key").where("key", "=", accountKey).where("blocked", "=", true)),
    )
    .executeTakeFirst()
  if (blocked !== undefined) await barAddress(db, blocked.email, now())
}

/** The embedded sign-in forgets the person too; elsewhere that is for the identity provider. */
const forgetSignIn = async (db: Db, { subject }: Caller): Promise<void> => {
  await db.deleteFrom("identity_users").where("subject", "=", subject).execute()
  await db
    .deleteFrom("identity_records")
    .where(areOf([subject]))
    .execute()
}

/** Answers the keys of the profiles that look different now. The account's subject stays, so that no second one begins. */
export const forgetPerson = async (db: Db, services: Services, caller: Caller): Promise<readonly string[]> => {
  const files = await personalFiles(db, caller)
  const profiles = await forgetProfiles(db, caller)
  await db
    .updateTable("accounts")
    .set(({ eb }) => ({
      name: deletedName,
      email: null,
      description: "",
      phone_number: null,
      photo_file_key: null,
      active_profile_key: caller.accountKey,
      deleted_at: services.now(),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", caller.accountKey)
    .execute()
  await db.deleteFrom("notifications").where("account_key", "=", caller.accountKey).execute()
  // The kept answers hold what the person wrote.
  await db.deleteFrom("idempotency_keys").where("account_key", "=", caller.accountKey).execute()
  await forgetPlaces(db, caller)
  await forgetNews(db, [caller.accountKey, ...profiles])
  await db.deleteFrom("push_clients").where("account_key", "=", caller.accountKey).execute()
  await forgetFiles(db, services, files)
  if (ownSubject.test(caller.subject)) {
    await barWhoIsBlocked(db, services, caller)
    await forgetSignIn(db, caller)
  }
  return [caller.accountKey, ...profiles]
}
