/** What a person signs in with, and on which devices, for the zip of their own data; no secrets. E284, E610, E614. */
import { sql } from "kysely"
import { pageRows, type Lists } from "./account-data-pages.ts"

export const signInLists: Lists = {
  "devices-signed-in": (db, accountKey, after) =>
    db
      .selectFrom("identity_records")
      .innerJoin("accounts", (on) => on.on(sql<boolean>`accounts.subject = payload ->> 'accountId'`))
      .select([sql<string>`md5(id)::uuid`.as("key"), "user_agent", "used_at"])
      .where("model", "=", "Grant")
      .where("accounts.key", "=", accountKey)
      .where(sql<boolean>`md5(id)::uuid > ${after}`)
      .orderBy(sql`md5(id)::uuid`)
      .limit(pageRows)
      .execute(),
  "second-step": (db, accountKey, after) =>
    db
      .selectFrom("identity_authenticators")
      .innerJoin("accounts", (on) => on.on(sql<boolean>`accounts.subject = identity_authenticators.subject::text`))
      .select(["accounts.key", "added_at as authenticator_app_since"])
      .select((codes) =>
        codes
          .selectFrom("identity_recovery_codes")
          .select(({ fn }) => fn.countAll<number>().as("left"))
          .whereRef("identity_recovery_codes.subject", "=", "identity_authenticators.subject")
          .as("recovery_codes_left"),
      )
      .where("accounts.key", "=", accountKey)
      .where("accounts.key", ">", after)
      .limit(pageRows)
      .execute(),
  passkeys: (db, accountKey, after) =>
    db
      .selectFrom("identity_passkeys")
      .innerJoin("accounts", (on) => on.on(sql<boolean>`accounts.subject = identity_passkeys.subject::text`))
      .select(["identity_passkeys.key", "identity_passkeys.name", "added_at", "used_at"])
      .where("accounts.key", "=", accountKey)
      .where("identity_passkeys.key", ">", after)
      .orderBy("identity_passkeys.key")
      .limit(pageRows)
      .execute(),
  "devices-with-push": (db, accountKey, after) =>
    db
      .selectFrom("push_clients")
      .select(["key", "user_agent", "platform", "app_version", "language", "subscribed_at"])
      .where("account_key", "=", accountKey)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
}
