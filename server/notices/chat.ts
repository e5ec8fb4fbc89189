/** System hub messages about a chat, to one of its sides. Spec §7 Live. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { chat, chatMessage, chatUnread } from "../views/chat.ts"
import { system } from "./system.ts"

/** One of the chat's two sides. */
export interface ChatSide {
  readonly account_key: string
  readonly participant_key: string
}

/** The place of a message in its chat. */
export interface MessagePlace {
  readonly chatKey: string
  readonly messageKey: string
}

export const chatNotice = (
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
  // Saves a query: a message that was just sent is the chat's last one, which was read already.
  const message = lastMessage?.messageKey === messageKey ? lastMessage : await chatMessage(db, services, messageKey)
  return { chatKey, message, chat: seen, unread: await chatUnread(db, profileKey) }
}

export const chatMessageNotice = (
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

export const chatFilesRemovedNotice = (
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
