/**
 * Everything that the market keeps of one person, part by part, for a zip. Of what two people share it is the person's
 * own side: their messages, what they decided and wrote. Others are named by key alone.
 */
import type { Kysely } from "kysely"
import { cleanFileName } from "../../src/domain/file-names.ts"
import type { DataPart, FileStore } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import { fileLists, ownFiles } from "./account-data-files.ts"
import { marketLists } from "./account-data-market.ts"
import { pageRows, type Lists, type Page, type Row } from "./account-data-pages.ts"
import { signInLists } from "./account-data-sign-in.ts"
import { talkLists } from "./account-data-talk.ts"

export interface Reading {
  readonly db: Kysely<Schema>
  readonly files: Pick<FileStore, "read" | "sizeOf">
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
}

const beforeAll = "00000000-0000-0000-0000-000000000000"

const lists: Lists = { ...marketLists, ...talkLists, ...fileLists, ...signInLists }

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
      .leftJoin("presences", "presences.account_key", "accounts.key")
      .select(["key", "subject", "name", "email", "phone_number", "description", "language", "registered_on"])
      .select(["active_profile_key", "photo_file_key", "blocked", "blocked_reason", "seen_at as last_connected_at"])
      .where("key", "=", accountKey)
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
  )
  return account === undefined ? null : parts(reading, account)
}
