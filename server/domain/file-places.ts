/** Where a file is shown, and who sees it there. */
import { sql } from "kysely"
import type { Db } from "../contract/services.ts"

/** The parties of deals that were made of a listing while it had the file: theirs is a frozen copy (D59). */
export const dealsWithFile = (db: Db, fileKey: string) =>
  db
    .selectFrom("deals")
    .select(["customer_account_key", "executant_account_key"])
    .where(sql<boolean>`subject -> 'files' @> ${JSON.stringify([{ fileKey }])}::jsonb`)
    .execute()

/** Accounts that have the file before them in what they are notified of: owners, and parties of deals. */
export const accountsWithFile = async (db: Db, fileKey: string): Promise<readonly string[]> => {
  const owners = await db
    .selectFrom("listing_files")
    .innerJoin("listings", "listings.key", "listing_files.listing_key")
    .select("listings.account_key")
    .where("listing_files.file_key", "=", fileKey)
    .unionAll(
      db
        .selectFrom("executant_files")
        .innerJoin("executants", "executants.key", "executant_files.executant_key")
        .select("executants.account_key")
        .where("executant_files.file_key", "=", fileKey),
    )
    .unionAll(
      db
        .selectFrom("chat_message_files")
        .innerJoin("chat_messages", "chat_messages.key", "chat_message_files.message_key")
        .innerJoin("chat_participants", "chat_participants.chat_key", "chat_messages.chat_key")
        .select("chat_participants.account_key")
        .where("chat_message_files.file_key", "=", fileKey),
    )
    .execute()
  const deals = await dealsWithFile(db, fileKey)
  return [
    ...new Set([
      ...owners.map((row) => row.account_key),
      ...deals.flatMap((row) => [row.customer_account_key, row.executant_account_key]),
    ]),
  ]
}
