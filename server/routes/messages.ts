/** Messages of a chat: listed both ways, and sent once however often they are sent. Spec §7 Chat; D68, D69, D76, D83. */
import { pageSizes, textLimits } from "../../src/domain/limits.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Handlers } from "../contract/context.ts"
import { invalid, notFound } from "../contract/refusals.ts"
import { requireAllThere, requireMessageRate, requireTakesPart } from "../domain/chat.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { tellChatMessage } from "../tell/system.ts"
import { chatMessages } from "../views/chat.ts"

type Operations = "listChatMessages" | "listUnreceivedChatMessages" | "sendChatMessage"

export const messageRoutes: Handlers<Operations> = {
  listChatMessages: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const { participantKey, startMessage, top = pageSizes.chatMessages } = query
      await requireTakesPart(db, caller, path.chatKey, participantKey)
      const all = db.selectFrom("chat_messages").where("chat_key", "=", path.chatKey)
      const { count } = await all.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
      const rows = await all
        .selectAll()
        .$if(startMessage !== undefined, (older) => older.where("message_id", "<", startMessage ?? 0))
        .orderBy("message_id", "desc")
        .limit(top)
        .execute()
      return { count: Number(count), items: await chatMessages(db, services, path.chatKey, rows.reverse()) }
    },
  },

  listUnreceivedChatMessages: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await requireTakesPart(db, caller, path.chatKey, query.participantKey)
      const all = db.selectFrom("chat_messages").where("chat_key", "=", path.chatKey)
      const { count } = await all.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
      const rows = await all
        .selectAll()
        .where("message_id", ">", query.endMessage)
        .orderBy("message_id")
        .limit(pageSizes.chatMessages)
        .execute()
      return { count: Number(count), items: await chatMessages(db, services, path.chatKey, rows) }
    },
  },

  sendChatMessage: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, language, input: { path, body } }) => {
      const { chatKey } = path
      const { messageKey, authorKey } = body
      const sides = await requireTakesPart(db, caller, chatKey, authorKey)
      const content = multiLine(body.messageContent)
      requireNoErrors({ messageContent: textAreaRules(content, textLimits.chatMessage) })
      // One after the other in a chat: the sequence has no gaps and no twins.
      const chat = await db
        .selectFrom("chats")
        .select("last_message_id")
        .where("key", "=", chatKey)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (chat === undefined) throw notFound()
      const answer = async () => {
        const row = await db.selectFrom("chat_messages").selectAll().where("key", "=", messageKey).executeTakeFirst()
        const [message] = row === undefined ? [] : await chatMessages(db, services, chatKey, [row])
        if (message === undefined) throw notFound()
        return message
      }
      const sent = await db
        .selectFrom("chat_messages")
        .select(["chat_key", "author_key"])
        .where("key", "=", messageKey)
        .executeTakeFirst()
      if (sent !== undefined) {
        if (sent.chat_key !== chatKey || sent.author_key !== authorKey) throw invalid({ messageKey: ["unknownValue"] })
        return { tell: [], answer }
      }
      await requireAllThere(db, sides)
      const now = services.now()
      await requireMessageRate(db, authorKey, now)
      const messageId = chat.last_message_id + 1
      await db
        .insertInto("chat_messages")
        .values({
          key: messageKey,
          chat_key: chatKey,
          message_id: messageId,
          author_key: authorKey,
          content,
          message_type: "Text",
          send_date: now,
          language,
        })
        .execute()
      await db
        .updateTable("chats")
        .set(({ eb }) => ({ last_message_id: messageId, last_spoken_at: now, version: eb("version", "+", 1) }))
        .where("key", "=", chatKey)
        .execute()
      return { tell: sides.map((side) => tellChatMessage(db, services, side, { chatKey, messageKey })), answer }
    },
  },
}
