/** A person's files, and where each is shown, for the zip of their own data. */
import { sql } from "kysely"
import { pageRows, type Lists, type Page } from "./account-data-pages.ts"

/** The rows whose content the zip has, too. */
export const ownFiles: Page = (db, accountKey, after) =>
  db
    .selectFrom("files")
    .select(["key", "original_file_name", "file_type", "file_extension", "file_size", "created_at", "storage_path"])
    .where("account_key", "=", accountKey)
    .where("key", ">", after)
    .orderBy("key")
    .limit(pageRows)
    .execute()

/** A file may be shown at several places: each is a row, whose key is made of both. */
const places: Page = (db, accountKey, after) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom("executant_files")
        .innerJoin("files", "files.key", "file_key")
        .select(["file_key", "executant_key as shown_key", sql<string>`kind`.as("shown_as"), "position"])
        .select(sql<boolean | null>`approved`.as("approved"))
        .where("account_key", "=", accountKey)
        .unionAll(
          from
            .selectFrom("listing_files")
            .innerJoin("files", "files.key", "file_key")
            .select(["file_key", "listing_key as shown_key", sql<string>`'Listing'`.as("shown_as"), "position"])
            .select(sql<boolean | null>`version_key is null`.as("approved"))
            .where("account_key", "=", accountKey),
        )
        .unionAll(
          from
            .selectFrom("chat_message_files")
            .innerJoin("files", "files.key", "file_key")
            .select(["file_key", "message_key as shown_key", sql<string>`'Message'`.as("shown_as"), "position"])
            .select(sql<boolean | null>`null::boolean`.as("approved"))
            .where("account_key", "=", accountKey),
        )
        .as("places"),
    )
    .select(sql<string>`md5(file_key || '/' || shown_key)::uuid`.as("key"))
    .select(["file_key", "shown_key", "shown_as", "position", "approved"])
    .where(sql<boolean>`md5(file_key || '/' || shown_key)::uuid > ${after}`)
    .orderBy(sql`md5(file_key || '/' || shown_key)::uuid`)
    .limit(pageRows)
    .execute()

export const fileLists: Lists = {
  files: async (db, accountKey, after) => {
    const rows = await ownFiles(db, accountKey, after)
    return rows.map(({ storage_path: _, ...shown }) => shown)
  },
  "files-shown": places,
}
