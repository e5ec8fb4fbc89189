/**
 * Everything that the market keeps of one person, part by part, for a zip. Of what two people share it is the person's own
 * side: their messages, what they decided and wrote. Others are named by key alone. E284.
 */
import { sql, type Kysely } from "kysely"
import { cleanFileName } from "../../src/domain/file-names.ts"
import type { DataPart, FileStore } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"

type Db = Kysely<Schema>
type Row = Readonly<Record<string, unknown>>

export interface Reading {
  readonly db: Db
  readonly files: Pick<FileStore, "read" | "sizeOf">
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
}

const pageRows = 500
const beforeAll = "00000000-0000-0000-0000-000000000000"

/** The account's customer profile, which is the account, and its executant profiles. */
const profilesOf = (db: Db, accountKey: string) =>
  db
    .selectFrom("executants")
    .select("key")
    .where("account_key", "=", accountKey)
    .union(db.selectFrom("accounts").select("key").where("key", "=", accountKey))

type Page = (db: Db, accountKey: string, after: string) => Promise<readonly (Row & { readonly key: string })[]>

/** The files of a zip by name, each a list by keys. */
const lists: Readonly<Record<string, Page>> = {
  "executant-profiles": (db, accountKey, after) =>
    db
      .selectFrom("executants")
      .select(["key", "name", "description", "work_experience", "education_description", "classificator_root_key"])
      .select(["status", "reason", "language", "is_subscribed", "registered_on", "views"])
      .where("account_key", "=", accountKey)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  "orders-and-offers": (db, accountKey, after) =>
    db
      .selectFrom("listings")
      .innerJoin("listing_versions", "listing_versions.listing_key", "listings.key")
      .leftJoin("locations", "locations.listing_key", "listings.key")
      .select(["listing_versions.key", "listings.key as listing_key", "kind", "executant_key", "status", "hide"])
      .select(["version_status", "name", "description", "classificator_key", "price_by_agreement", "price_value_minor"])
      .select(["price_currency", "price_unit", "start_date", "end_date", "listing_versions.created_date"])
      .select(["expires_at", "views", "address", "radius_metres"])
      .where("account_key", "=", accountKey)
      .where("listing_versions.key", ">", after)
      .orderBy("listing_versions.key")
      .limit(pageRows)
      .execute(),
  "applications-sent": (db, accountKey, after) =>
    db
      .selectFrom("applications")
      .select(["key", "kind", "listing_key", "executant_key", "customer_key", "status", "created_date", "updated_date"])
      .where(({ or, and, eb }) => {
        const own = profilesOf(db, accountKey)
        return or([
          and([eb("kind", "=", "Order"), eb("executant_key", "in", own)]),
          and([eb("kind", "=", "Offer"), eb("customer_key", "in", own)]),
        ])
      })
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  deals: (db, accountKey, after) =>
    db
      .selectFrom("deals")
      .select(["key", "number", "listing_key", "customer_key", "executant_key", "status", "description", "subject"])
      .select(["created_date", "updated_date", "closed_date", "canceled_by", "canceling_reason"])
      .select(
        sql<string | null>`case when (canceled_by = 'Customer' and customer_account_key = ${accountKey})
          or (canceled_by = 'Executant' and executant_account_key = ${accountKey}) then canceling_comment end`.as(
          "canceling_comment",
        ),
      )
      .where(({ or, eb }) =>
        or([eb("customer_account_key", "=", accountKey), eb("executant_account_key", "=", accountKey)]),
      )
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  "feedback-given": (db, accountKey, after) =>
    db
      .selectFrom("feedbacks")
      .select(["key", "deal_key", "author_key", "target_key", "rating", "details", "created_date"])
      .where("author_key", "in", profilesOf(db, accountKey))
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  "messages-written": (db, accountKey, after) =>
    db
      .selectFrom("chat_messages")
      .select(["key", "chat_key", "author_key", "content", "message_type", "send_date", "context_key", "context_name"])
      .where("chat_key", "in", (chats) =>
        chats.selectFrom("chat_participants").select("chat_key").where("account_key", "=", accountKey),
      )
      .where("author_key", "in", profilesOf(db, accountKey))
      .where("removed_at", "is", null)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  favorites: (db, accountKey, after) =>
    db
      .selectFrom("favorites")
      .select(["key", "listing_key", "created_date"])
      .where("account_key", "=", accountKey)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  complaints: (db, accountKey, after) =>
    db
      .selectFrom("complaints")
      .select(["key", "target_type", "target_key", "reason", "comment", "status", "created_date"])
      .where("account_key", "=", accountKey)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  "support-letters": (db, accountKey, after) =>
    db
      .selectFrom("support_letters")
      .select(["key", "user_name", "email", "message", "created_at"])
      .where("account_key", "=", accountKey)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
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

const ownFiles: Page = (db, accountKey, after) =>
  db
    .selectFrom("files")
    .select(["key", "original_file_name", "file_type", "file_size", "created_at", "storage_path"])
    .where("account_key", "=", accountKey)
    .where("key", ">", after)
    .orderBy("key")
    .limit(pageRows)
    .execute()

const camelCase = (name: string): string => name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())
const written = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])), null, 2)

const rowsOf = async function* ({ db, inTurn }: Reading, accountKey: string, page: Page) {
  let after = beforeAll
  for (;;) {
    const from = after
    const rows = await inTurn(() => page(db, accountKey, from))
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageRows) return
    after = last.key
  }
}

const asJson = async function* (rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let between = "[\n"
  for await (const row of rows) {
    yield between + written(row)
    between = ",\n"
  }
  yield between === "[\n" ? "[]\n" : "\n]\n"
}

const parts = async function* (reading: Reading, account: Row & { readonly key: string }): AsyncGenerator<DataPart> {
  yield { name: "account.json", input: `${written(account)}\n` }
  for (const [name, page] of Object.entries(lists))
    yield { name: `${name}.json`, input: asJson(rowsOf(reading, account.key, page)) }
  for await (const file of rowsOf(reading, account.key, ownFiles)) {
    const path = String(file["storage_path"])
    // One that was taken away meanwhile is left out; the rest still arrives.
    if ((await reading.files.sizeOf(path)) === null) continue
    const name = `files/${file.key}-${cleanFileName(String(file["original_file_name"]))}`
    yield { name, input: await reading.files.read(path) }
  }
}

/** Null for an account that was deleted, or never was. */
export const accountData = async (reading: Reading, accountKey: string): Promise<AsyncIterable<DataPart> | null> => {
  const account = await reading.inTurn(() =>
    reading.db
      .selectFrom("accounts")
      .select(["key", "name", "email", "phone_number", "description", "language", "registered_on"])
      .where("key", "=", accountKey)
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
  )
  return account === undefined ? null : parts(reading, account)
}
