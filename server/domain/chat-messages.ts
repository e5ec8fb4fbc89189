/** Adds messages to a chat and takes them back, their files with them. */
import type { Selectable } from "kysely"
import type { ChatMessageContext, ChatMessageType } from "../../src/domain/chat.ts"
import type { Language } from "../../src/domain/languages.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { invalid, notFound } from "../contract/refusals.ts"
import { languageOfText } from "../data/text-language.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { queueMessagePushes } from "../notices/pushes.ts"
import { chatFilesRemovedNotice, chatMessageNotice } from "../notices/chat.ts"
import { requireMessageRate } from "./chat-rates.ts"
import { chatSides } from "./chat.ts"
import { forgetFiles } from "./files.ts"

export type Message = Selectable<Schema["chat_messages"]>

/** One after the other in a chat: the sequence has no gaps and no twins. */
export const lockedChat = async (db: Db, chatKey: string) => {
  const chat = await db
    .selectFrom("chats")
    .select(["key", "last_message_id"])
    .where("key", "=", chatKey)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (chat === undefined) throw notFound()
  return chat
}

/** The author's message that is there already under a key; a key that is taken otherwise is refused. */
export const sentBefore = async (
  db: Db,
  {
    messageKey,
    chatKey,
    authorKey,
  }: { readonly messageKey: string; readonly chatKey: string; readonly authorKey: string },
): Promise<Message | null> => {
  const sent = await db.selectFrom("chat_messages").selectAll().where("key", "=", messageKey).executeTakeFirst()
  if (sent === undefined) return null
  if (sent.chat_key !== chatKey || sent.author_key !== authorKey) throw invalid({ messageKey: ["unknownValue"] })
  return sent
}

interface NewMessage {
  readonly key: string
  readonly authorKey: string
  readonly content: string
  readonly type: ChatMessageType
  /** The writer's: a hint at the language of a text. E606. */
  readonly language: Language
  readonly context: ChatMessageContext | null
}

/** Adds a message of one of the caller's profiles to a locked chat; the other side's devices are pushed to. */
export const addMessage = async (
  db: Db,
  services: Services,
  caller: Caller,
  chat: Awaited<ReturnType<typeof lockedChat>>,
  { key, authorKey, content, type, language, context }: NewMessage,
): Promise<void> => {
  const at = services.now()
  await requireMessageRate(db, caller, at)
  const messageId = chat.last_message_id + 1
  await db
    .insertInto("chat_messages")
    .values({
      key,
      chat_key: chat.key,
      message_id: messageId,
      author_key: authorKey,
      content,
      message_type: type,
      send_date: at,
      language: type === "Text" ? languageOfText(content, language) : language,
      context_type: context?.type ?? null,
      context_key: context?.key ?? null,
      context_name: context?.name ?? null,
    })
    .execute()
  await db
    .updateTable("chats")
    .set(({ eb }) => ({ last_message_id: messageId, last_spoken_at: at, version: eb("version", "+", 1) }))
    .where("key", "=", chat.key)
    .execute()
  await queueMessagePushes(db, services, { chatKey: chat.key, messageKey: key, authorKey })
}

const detachFiles = async (db: Db, messageKey: string): Promise<readonly string[]> => {
  const rows = await db
    .deleteFrom("chat_message_files")
    .where("message_key", "=", messageKey)
    .returning("file_key")
    .execute()
  return rows.map((row) => row.file_key)
}

const emptied = async (db: Db, { now }: Services, messageKey: string): Promise<void> => {
  await db
    .updateTable("chat_messages")
    .set(({ eb }) => ({
      content: "",
      context_type: null,
      context_key: null,
      context_name: null,
      removed_at: now(),
      version: eb("version", "+", 1),
    }))
    .where("key", "=", messageKey)
    .execute()
}

/** Takes a message of a locked chat back: its place stays, what it said is gone (D70). */
export const removeMessage = async (db: Db, services: Services, message: Message): Promise<readonly Notice[]> => {
  if (message.removed_at !== null) return []
  const fileKeys = await detachFiles(db, message.key)
  await forgetFiles(db, services, fileKeys)
  await emptied(db, services, message.key)
  const place = { chatKey: message.chat_key, messageKey: message.key }
  return (await chatSides(db, message.chat_key)).flatMap((side) => [
    ...(fileKeys.length === 0 ? [] : [chatFilesRemovedNotice(db, services, side, place, fileKeys)]),
    chatMessageNotice(db, services, side, place, "ChatMessageRemovedEvent"),
  ])
}

/** Takes files out of the messages that have them; a message that says nothing any more is taken back. */
export const removeChatFiles = async (
  db: Db,
  services: Services,
  fileKeys: readonly string[],
): Promise<readonly Notice[]> => {
  const messages = await db
    .selectFrom("chat_messages")
    .innerJoin("chat_message_files", "chat_message_files.message_key", "chat_messages.key")
    .selectAll("chat_messages")
    .distinct()
    .where("chat_message_files.file_key", "in", fileKeys)
    .orderBy("chat_messages.key")
    .execute()
  const notices: Notice[] = []
  for (const { key, chat_key: chatKey, content } of messages) {
    await lockedChat(db, chatKey)
    const removed = await db
      .deleteFrom("chat_message_files")
      .where("message_key", "=", key)
      .where("file_key", "in", fileKeys)
      .returning("file_key")
      .execute()
    const left = await db.selectFrom("chat_message_files").select("file_key").where("message_key", "=", key).execute()
    const isEmpty = left.length === 0 && content === ""
    if (isEmpty) await emptied(db, services, key)
    const keys = removed.map((row) => row.file_key)
    for (const side of await chatSides(db, chatKey)) {
      notices.push(chatFilesRemovedNotice(db, services, side, { chatKey, messageKey: key }, keys))
      if (isEmpty)
        notices.push(chatMessageNotice(db, services, side, { chatKey, messageKey: key }, "ChatMessageRemovedEvent"))
    }
  }
  return notices
}
