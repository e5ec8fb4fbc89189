/** Wire → domain: chats and messages. Contract: openapi/schemas/chat.yaml. */
import type { Chat, ChatMessage, ChatParticipant } from "../../domain/chat.ts"
import type { ChatUnread } from "../chat.ts"
import type { NotificationsWire } from "./notifications.ts"
import { toStoredFile } from "./files.ts"
import { toParticipant } from "./participants.ts"
import type { Wire } from "./wire.ts"

export const toChatMessage = (wire: Wire["ChatMessage"], asOf: number): ChatMessage => ({
  key: wire.messageKey,
  id: wire.messageId,
  chatKey: wire.chatKey,
  authorKey: wire.authorKey,
  authorName: wire.senderDisplayName,
  text: wire.messageContent,
  type: wire.messageType,
  sentAt: wire.sendDate,
  context: wire.context,
  files: wire.files.map(toStoredFile),
  filesEnd: wire.filesEnd,
  isRemoved: wire.isRemoved,
  asOf,
})

/** The list shows no pictures, so that it needs no news of them. */
const toLastMessage = (wire: Wire["ChatMessage"], asOf: number): ChatMessage => {
  const message = toChatMessage(wire, asOf)
  return { ...message, files: message.files.map((file) => ({ ...file, thumbnailUrl: null })) }
}

const nobody: ChatParticipant = {
  key: "",
  name: "",
  type: "Customer",
  photo: null,
  rating: { value: null, counts: [0, 0, 0, 0, 0] },
  readUpTo: 0,
}

const participantAt = (wire: Wire["Chat"], index: number): ChatParticipant => {
  const one = wire.participants[index]
  return one === undefined ? nobody : { ...toParticipant(one), readUpTo: one.readUpTo }
}

export const toChat = (wire: Wire["Chat"], asOf: number): Chat => ({
  key: wire.chatKey,
  name: wire.name,
  createdOn: wire.createdOn,
  unread: wire.notReadedCount,
  lastMessage: wire.lastMessage === null ? null : toLastMessage(wire.lastMessage, asOf),
  participants: [participantAt(wire, 0), participantAt(wire, 1)],
  asOf,
})

export const toChatUnread = (wire: NotificationsWire["ChatUnread"], asOf: number): ChatUnread => ({
  profileKey: wire.participantKey,
  count: wire.count,
  asOf,
})
