/** What a person has written to others, to moderators and to support, for the zip of their own data. E284. */
import { pageRows, profilesOf, type Lists } from "./account-data-pages.ts"

export const talkLists: Lists = {
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
}
