/** Messages of a chat: paged both ways, sent idempotently, and deleted. Spec §7 Chat. */
import { fileCountLimits, pageSizes, textLimits } from "../../src/domain/limits.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Caller, Handlers } from "../contract/context.ts"
import type { Db } from "../contract/services.ts"
import { countOf } from "../contract/pages.ts"
import { forbidden, invalid, notFound } from "../contract/refusals.ts"
import type { Input } from "../contract/shapes.ts"
import { addMessage, lockedChat, removeMessage, sentBefore } from "../domain/chat-messages.ts"
import { requireMessageRate } from "../domain/chat-rates.ts"
import { contextOf, speakersOf, uploadsListing } from "../domain/chat-context.ts"
import { ownSideOf, requireAllThere, requireTakesPart } from "../domain/chat.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { keepFile, requireRoom } from "../domain/files.ts"
import { typeOfFile } from "../domain/message-types.ts"
import { chatMessageNotice } from "../notices/chat.ts"
import { chatMessage, chatMessages } from "../views/chat.ts"

/** The occupied positions of a message's files; refuses a file beyond the most that there may be. */
const takenPlaces = async (db: Db, messageKey: string): Promise<readonly number[]> => {
  const kept = await db
    .selectFrom("chat_message_files")
    .select("position")
    .where("message_key", "=", messageKey)
    .execute()
  requireRoom(kept.length, fileCountLimits.chatMessage)
  return kept.map(({ position }) => position)
}

/** The message that a file is added to, or the context of the new one that it makes; refuses what may not be sent. */
const messageForFile = async (
  db: Db,
  caller: Caller,
  { path, query }: Pick<Input<"uploadChatFile">, "path" | "query">,
) => {
  const { key: chatKey } = path
  const { authorKey, messageKey } = query
  const sides = await requireTakesPart(db, caller, chatKey, authorKey)
  const before = await sentBefore(db, { messageKey, chatKey, authorKey })
  if (before !== null && before.removed_at !== null) throw invalid({ messageKey: ["unknownValue"] })
  await requireAllThere(db, sides)
  const listing = uploadsListing(query)
  const isAbout = before === null && listing !== null
  const context = isAbout ? await contextOf(db, caller, speakersOf(authorKey, sides), listing, "contextKey") : null
  return { sides, before, context, taken: await takenPlaces(db, messageKey) }
}

type Operations =
  | "listChatMessages"
  | "listUnreceivedChatMessages"
  | "sendChatMessage"
  | "removeChatMessage"
  | "uploadChatFile"

export const messageRoutes: Handlers<Operations> = {
  listChatMessages: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const { participantKey, startMessage, top = pageSizes.chatMessages } = query
      await requireTakesPart(db, caller, path.chatKey, participantKey)
      const all = db.selectFrom("chat_messages").where("chat_key", "=", path.chatKey)
      const rows = await all
        .selectAll()
        .$if(startMessage !== undefined, (older) => older.where("message_id", "<", startMessage ?? 0))
        .orderBy("message_id", "desc")
        .limit(top)
        .execute()
      return { count: await countOf(all), items: await chatMessages(db, services, path.chatKey, rows.reverse()) }
    },
  },

  listUnreceivedChatMessages: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await ownSideOf(db, caller, path.chatKey, query.participantKey)
      const all = db.selectFrom("chat_messages").where("chat_key", "=", path.chatKey)
      const rows = await all
        .selectAll()
        .where("message_id", ">", query.endMessage)
        .orderBy("message_id")
        .limit(pageSizes.chatMessages)
        .execute()
      return { count: await countOf(all), items: await chatMessages(db, services, path.chatKey, rows) }
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
      const chat = await lockedChat(db, chatKey)
      const answer = () => chatMessage(db, services, messageKey)
      if ((await sentBefore(db, { messageKey, chatKey, authorKey })) !== null) return { notices: [], answer }
      await requireAllThere(db, sides)
      const speakers = speakersOf(authorKey, sides)
      const context = body.context === undefined ? null : await contextOf(db, caller, speakers, body.context)
      await addMessage(db, services, caller, chat, {
        key: messageKey,
        authorKey,
        content,
        type: "Text",
        language,
        context,
      })
      return {
        notices: sides.map((side) =>
          chatMessageNotice(db, services, side, { chatKey, messageKey }, "ChatMessageSentEvent"),
        ),
        answer,
      }
    },
  },

  removeChatMessage: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const { key: chatKey, msgKey: messageKey } = path
      await requireTakesPart(db, caller, chatKey, query.authorKey)
      await lockedChat(db, chatKey)
      const message = await db
        .selectFrom("chat_messages")
        .selectAll()
        .where("key", "=", messageKey)
        .where("chat_key", "=", chatKey)
        .executeTakeFirst()
      if (message === undefined) throw notFound()
      if (message.author_key !== query.authorKey) throw forbidden()
      return {
        notices: await removeMessage(db, services, message),
        answer: () => chatMessage(db, services, messageKey),
      }
    },
  },

  uploadChatFile: {
    kind: "write",
    access: "account",
    admit: async ({ db, services, caller, input }) => {
      const { before } = await messageForFile(db, caller, input)
      if (before === null) await requireMessageRate(db, caller, services.now())
    },
    handle: async ({ db, services, caller, language, input: { path, query, body: file } }) => {
      const { key: chatKey } = path
      const { authorKey, messageKey } = query
      await requireTakesPart(db, caller, chatKey, authorKey)
      const chat = await lockedChat(db, chatKey)
      const { sides, before, context, taken } = await messageForFile(db, caller, { path, query })
      const type = typeOfFile(services, file)
      if (before === null)
        await addMessage(db, services, caller, chat, {
          key: messageKey,
          authorKey,
          content: "",
          type,
          language,
          context,
        })
      const fileKey = await keepFile(db, services, caller, file)
      const position = Math.max(-1, ...taken) + 1
      await db
        .insertInto("chat_message_files")
        .values({ message_key: messageKey, file_key: fileKey, position })
        .execute()
      return {
        notices: sides.map((side) =>
          chatMessageNotice(db, services, side, { chatKey, messageKey }, "ChatMessageFileSentEvent"),
        ),
        answer: () => chatMessage(db, services, messageKey),
      }
    },
  },
}
