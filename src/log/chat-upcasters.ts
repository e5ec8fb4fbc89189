/** Chat events of version 1, whose messages lack their listing → 2 → 3, whose messages have files and may be removed. D67, D70. */
import { each, inEvent, within } from "./reshaping.ts"

const message = within({ context: () => null })
const chat = within({ lastMessage: message })

/** They never changed, so that none is newer than another. */
const plain = within({ files: () => [], isRemoved: () => false, asOf: () => 0 })
const plainChat = within({ lastMessage: plain })

export const chatUpcasters = {
  ChatsLoaded: { 1: inEvent({ chats: each(chat) }), 2: inEvent({ chats: each(plainChat) }) },
  ChatCreated: { 1: inEvent({ chat }), 2: inEvent({ chat: plainChat }) },
  ChatRead: { 1: inEvent({ chat }), 2: inEvent({ chat: plainChat }) },
  ChatMessagesLoaded: { 1: inEvent({ messages: each(message) }), 2: inEvent({ messages: each(plain) }) },
  ChatMessageSent: { 1: inEvent({ message }), 2: inEvent({ message: plain }) },
  ChatMessageReceived: { 1: inEvent({ chat, message }), 2: inEvent({ chat: plainChat, message: plain }) },
}
