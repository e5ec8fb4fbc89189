/** What the system hub says of chats to one of their sides. Spec §7 Real time; D67, D70; E2. */
import type { Db, Services } from "../contract/context.ts"
import type { Notice } from "../db/notices.ts"
import { chat, chatMessage, chatUnread } from "../views/chat.ts"
import { system } from "./system.ts"

/** One of the two in a chat. */
export interface ChatSide {
  readonly account_key: string
  readonly participant_key: string
}

/** Where a message is. */
export interface MessagePlace {
  readonly chatKey: string
  readonly messageKey: string
}

export const tellChat = (
  db: Db,
  services: Services,
  { account_key: accountKey, participant_key: profileKey }: ChatSide,
  chatKey: string,
  type: "ChatCreatedEvent" | "ChatReadEvent",
): Notice =>
  system(accountKey, async () => ({
    source: "Chat",
    type,
    metadata: {
      chatKey,
      chat: await chat(db, services, chatKey, profileKey),
      unread: await chatUnread(db, profileKey),
    },
  }))

const around = async (db: Db, services: Services, profileKey: string, { chatKey, messageKey }: MessagePlace) => {
  const seen = await chat(db, services, chatKey, profileKey)
  const { lastMessage } = seen
  // What was just said is the last there is, so it has been read already.
  const message = lastMessage?.messageKey === messageKey ? lastMessage : await chatMessage(db, services, messageKey)
  return { chatKey, message, chat: seen, unread: await chatUnread(db, profileKey) }
}

export const tellChatMessage = (
  db: Db,
  services: Services,
  { account_key: accountKey, participant_key: profileKey }: ChatSide,
  place: MessagePlace,
  type: "ChatMessageSentEvent" | "ChatMessageFileSentEvent" | "ChatMessageRemovedEvent",
): Notice =>
  system(accountKey, async () => ({
    source: "Chat",
    type,
    metadata: await around(db, services, profileKey, place),
  }))

export const tellChatFilesRemoved = (
  db: Db,
  services: Services,
  { account_key: accountKey, participant_key: profileKey }: ChatSide,
  place: MessagePlace,
  fileKeys: readonly string[],
): Notice =>
  system(accountKey, async () => ({
    source: "Chat",
    type: "ChatMessageFileRemovedEvent",
    metadata: { ...(await around(db, services, profileKey, place)), fileKeys: [...fileKeys] },
  }))
