/**
 * Reads what a person has written to others, to moderators and to support, and was notified of, for the zip of their own data.
 */
import { sql } from "kysely"
import { pageRows, profilesOf, type Lists } from "./account-data-pages.ts"

export const talkLists: Lists = {
  chats: (db, accountKey, after) =>
    db
      .selectFrom("chat_participants")
      .innerJoin("chats", "chats.key", "chat_key")
      .select(sql<string>`md5(chat_key || '/' || participant_key)::uuid`.as("key"))
      .select(["chat_key", "participant_key", "type", "read_up_to", "created_on", "last_spoken_at"])
      .where("account_key", "=", accountKey)
      .where(sql<boolean>`md5(chat_key || '/' || participant_key)::uuid > ${after}`)
      .orderBy(sql`md5(chat_key || '/' || participant_key)::uuid`)
      .limit(pageRows)
      .execute(),
  "messages-written": (db, accountKey, after) =>
    db
      .selectFrom("chat_messages")
      .select(["key", "chat_key", "author_key", "content", "message_type", "send_date", "context_key", "context_name"])
      .select(["message_id", "language", "context_type"])
      .where("chat_key", "in", (chats) =>
        chats.selectFrom("chat_participants").select("chat_key").where("account_key", "=", accountKey),
      )
      .where("author_key", "in", profilesOf(db, accountKey))
      .where("removed_at", "is", null)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageRows)
      .execute(),
  complaints: (db, accountKey, after) =>
    db
      .selectFrom("complaints")
      .select(["key", "participant_key", "target_type", "target_key", "reason", "comment", "status", "created_date"])
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
  notifications: (db, accountKey, after) =>
    db
      .selectFrom("notifications")
      .select(["id as key", "profile_key", "created_at", "source", "type", "level", "is_read"])
      .where("account_key", "=", accountKey)
      .where("id", ">", after)
      .orderBy("id")
      .limit(pageRows)
      .execute(),
}
