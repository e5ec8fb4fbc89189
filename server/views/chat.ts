/** Chats and messages on the wire, as one of the two sees them. Spec §3 Chat. */
import { sql, type Selectable } from "kysely"
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { Db, Services } from "../contract/services.ts"
import { countOf } from "../contract/pages.ts"
import { notFound } from "../contract/refusals.ts"
import type { ChatUnread, Wire } from "../contract/shapes.ts"
import type { Schema } from "../db/schema.ts"
import { chatFilesEnd } from "./file-ends.ts"
import { fileColumns, filesOf } from "./files.ts"
import { wireMoment } from "./moments.ts"
import { participants, type ParticipantOf } from "./participants.ts"

type MessageRow = Selectable<Schema["chat_messages"]>
type ParticipantRow = Selectable<Schema["chat_participants"]>

interface MessageFiles {
  /** In their order, by the message's key. */
  readonly byMessage: ReadonlyMap<string, readonly Wire["File"][]>
  /** The moment when their addresses end. */
  readonly end: string
}

const contextView = (row: MessageRow): Wire["ChatMessage"]["context"] => {
  const { context_type: type, context_key: key, context_name: name } = row
  return type === null || key === null || name === null ? null : { type, key, name }
}

const messageView = (
  row: MessageRow,
  author: ParticipantOf,
  readers: readonly ParticipantRow[],
  files: MessageFiles,
): Wire["ChatMessage"] => ({
  messageKey: row.key,
  messageId: row.message_id,
  chatKey: row.chat_key,
  authorKey: row.author_key,
  messageContent: row.content,
  messageType: row.message_type,
  sendDate: wireMoment(row.send_date),
  senderDisplayName: author(row.author_key).name,
  isFirstMessageInChat: row.message_id === 1,
  language: chooseLanguage([row.language]),
  files: [...(files.byMessage.get(row.key) ?? [])],
  filesEnd: files.byMessage.has(row.key) ? files.end : null,
  isReaded: readers.some(
    ({ participant_key: reader, read_up_to: upTo }) => reader !== row.author_key && upTo >= row.message_id,
  ),
  isRemoved: row.removed_at !== null,
  context: contextView(row),
})

const messageFiles = async (db: Db, services: Services, rows: readonly MessageRow[]): Promise<MessageFiles> => {
  const keys = rows.filter((row) => row.message_type !== "System").map((row) => row.key)
  const ends = chatFilesEnd(services.now())
  const end = wireMoment(ends)
  if (keys.length === 0) return { byMessage: new Map(), end }
  const files = await db
    .selectFrom("chat_message_files")
    .innerJoin("files", "files.key", "chat_message_files.file_key")
    .select(["message_key as owner", ...fileColumns])
    .where("message_key", "in", keys)
    .orderBy("position")
    .execute()
  return { byMessage: filesOf(services, files, ends), end }
}

const participantRows = (db: Db, chatKeys: readonly string[]): Promise<ParticipantRow[]> =>
  db.selectFrom("chat_participants").selectAll().where("chat_key", "in", chatKeys).orderBy("participant_key").execute()

/** Messages of one chat, in the order of the rows. */
export const chatMessages = async (
  db: Db,
  services: Services,
  chatKey: string,
  rows: readonly MessageRow[],
): Promise<Wire["ChatMessage"][]> => {
  const readers = await participantRows(db, [chatKey])
  const author = await participants(
    db,
    services,
    readers.map((row) => row.participant_key),
  )
  const files = await messageFiles(db, services, rows)
  return rows.map((row) => messageView(row, author, readers, files))
}

export const chatMessage = async (db: Db, services: Services, key: string): Promise<Wire["ChatMessage"]> => {
  const row = await db.selectFrom("chat_messages").selectAll().where("key", "=", key).executeTakeFirst()
  const [message] = row === undefined ? [] : await chatMessages(db, services, row.chat_key, [row])
  if (message === undefined) throw notFound()
  return message
}

/** Everything that others wrote after what this one has read. */
const unreadOf = (db: Db, profileKey: string) =>
  db
    .selectFrom("chat_messages")
    .innerJoin("chat_participants", (join) =>
      join
        .onRef("chat_participants.chat_key", "=", "chat_messages.chat_key")
        .on("chat_participants.participant_key", "=", profileKey),
    )
    .whereRef("chat_messages.message_id", ">", "chat_participants.read_up_to")
    .where("chat_messages.author_key", "!=", profileKey)
    .where("chat_messages.removed_at", "is", null)

/** Chats as a profile sees them, in the order of the keys. */
export const chats = async (
  db: Db,
  services: Services,
  keys: readonly string[],
  profileKey: string,
): Promise<Wire["Chat"][]> => {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom("chats")
    .selectAll()
    .select(({ fn }) =>
      unreadOf(db, profileKey)
        .select(fn.countAll<number>().as("count"))
        .where("chat_messages.chat_key", "=", sql.ref<string>("chats.key"))
        .as("unread"),
    )
    .where("key", "in", keys)
    .execute()
  const people = await participantRows(db, keys)
  const participant = await participants(
    db,
    services,
    people.map((row) => row.participant_key),
  )
  const lastRows = await db
    .selectFrom("chat_messages")
    .innerJoin("chats", (join) =>
      join
        .onRef("chats.key", "=", "chat_messages.chat_key")
        .onRef("chats.last_message_id", "=", "chat_messages.message_id"),
    )
    .selectAll("chat_messages")
    .where("chat_messages.chat_key", "in", keys)
    .execute()
  const files = await messageFiles(db, services, lastRows)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys
    .flatMap((key) => byKey.get(key) ?? [])
    .map((row) => {
      const readers = people.filter(({ chat_key: chatKey }) => chatKey === row.key)
      const last = lastRows.find(({ chat_key: chatKey }) => chatKey === row.key)
      return {
        chatKey: row.key,
        internalChatKey: row.internal_key,
        ownerKey: row.owner_key,
        name: row.name,
        createdOn: wireMoment(row.created_on),
        notReadedCount: Number(row.unread),
        lastMessage: last === undefined ? null : messageView(last, participant, readers, files),
        participants: readers.map((reader) => ({
          ...participant(reader.participant_key),
          readUpTo: reader.read_up_to,
        })),
      }
    })
}

export const chat = async (db: Db, services: Services, key: string, profileKey: string): Promise<Wire["Chat"]> => {
  const [found] = await chats(db, services, [key], profileKey)
  if (found === undefined) throw notFound()
  return found
}

/** Counts the messages that a profile has not read, over all its chats. */
export const chatUnread = async (db: Db, profileKey: string): Promise<ChatUnread> => ({
  participantKey: profileKey,
  count: await countOf(unreadOf(db, profileKey)),
})

interface Found {
  readonly chatKey: string
  readonly messageKey: string | null
}

/** Chats with the message in each that was found, in the order of the finds. */
export const foundChats = async (
  db: Db,
  services: Services,
  found: readonly Found[],
  profileKey: string,
): Promise<Wire["FoundChat"][]> => {
  const keys = found.flatMap(({ messageKey }) => messageKey ?? [])
  const rows =
    keys.length === 0 ? [] : await db.selectFrom("chat_messages").selectAll().where("key", "in", keys).execute()
  const chatKeys = found.map(({ chatKey }) => chatKey)
  const readers = keys.length === 0 ? [] : await participantRows(db, chatKeys)
  const author = await participants(
    db,
    services,
    readers.map((row) => row.participant_key),
  )
  const files = await messageFiles(db, services, rows)
  const messages = new Map(
    rows.map((row) => {
      const ofChat = readers.filter(({ chat_key: chatKey }) => chatKey === row.chat_key)
      return [row.chat_key, messageView(row, author, ofChat, files)]
    }),
  )
  const inOrder = await chats(db, services, chatKeys, profileKey)
  return inOrder.map((chat) => ({ chat, message: messages.get(chat.chatKey) ?? null }))
}
