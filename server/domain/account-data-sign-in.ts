/** Reads what a person signs in with, and on which devices, for the zip of their own data; no secrets. */
import { sql } from "kysely"
import { pageRows, type Lists } from "./account-data-pages.ts"

export const signInLists: Lists = {
  "devices-signed-in": (db, accountKey, after) =>
    db
      .selectFrom("identity_records")
      .innerJoin("accounts", (on) => on.on(sql<boolean>`accounts.subject = payload ->> 'accountId'`))
      .select([sql<string>`md5(id)::uuid`.as("key"), "user_agent", "used_at", "expires_at"])
      .where("model", "=", "Grant")
      .where("accounts.key", "=", accountKey)
      .where(sql<boolean>`md5(id)::uuid > ${after}`)
      .orderBy(sql`md5(id)::uuid`)
      .limit(pageRows)
      .execute(),
  "sign-in": (db, accountKey, after) =>
    db
      .selectFrom("identity_users")
      .innerJoin("accounts", (on) => on.on(sql<boolean>`accounts.subject = identity_users.subject::text`))
      .select(["identity_users.subject as key", "identity_users.email", "identity_users.name", "roles"])
      .select(["email_verified_at", "created_at", "updated_at"])
      .select(sql<boolean>`password_hash is not null`.as("has_password"))
      .where("accounts.key", "=", accountKey)
      .where("identity_users.subject", ">", after)
      .limit(pageRows)
      .execute(),
  "sign-in-by-others": (db, accountKey, after) =>
    db
      .selectFrom("identity_links")
      .innerJoin("accounts", (on) => on.on(sql<boolean>`accounts.subject = identity_links.subject::text`))
      .select(sql<string>`md5(issuer || ' ' || issuer_subject)::uuid`.as("key"))
      .select(["issuer", "issuer_subject", "created_at"])
      .where("accounts.key", "=", accountKey)
      .where(sql<boolean>`md5(issuer || ' ' || issuer_subject)::uuid > ${after}`)
      .orderBy(sql`md5(issuer || ' ' || issuer_subject)::uuid`)
      .limit(pageRows)
      .execute(),
  // Recovery codes are made for passkeys, too, where there is no authenticator app.
  "second-step": (db, accountKey, after) =>
    db
      .selectFrom("identity_users")
      .innerJoin("accounts", (on) => on.on(sql<boolean>`accounts.subject = identity_users.subject::text`))
      .leftJoin("identity_authenticators", "identity_authenticators.subject", "identity_users.subject")
      .leftJoin(
        (codes) =>
          codes
            .selectFrom("identity_recovery_codes")
            .select(({ fn }) => ["subject", fn.countAll<number>().as("left"), fn.min("made_at").as("made_at")])
            .groupBy("subject")
            .as("codes"),
        (on) => on.onRef("codes.subject", "=", "identity_users.subject"),
      )
      .select(["accounts.key", "added_at as authenticator_app_since", "codes.made_at as recovery_codes_made_at"])
      .select(({ fn, val }) => fn.coalesce("codes.left", val(0)).as("recovery_codes_left"))
      .where(({ or, eb }) => or([eb("added_at", "is not", null), eb("codes.left", "is not", null)]))
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
