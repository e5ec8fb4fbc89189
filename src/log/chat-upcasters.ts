/** Chat events of version 1, whose messages lack their listing → version 2. D67. */
import { each, inEvent, within } from "./reshaping.ts"

const message = within({ context: () => null })
const chat = within({ lastMessage: message })

export const chatUpcasters = {
  ChatsLoaded: { 1: inEvent({ chats: each(chat) }) },
  ChatCreated: { 1: inEvent({ chat }) },
  ChatRead: { 1: inEvent({ chat }) },
  ChatMessagesLoaded: { 1: inEvent({ messages: each(message) }) },
  ChatMessageSent: { 1: inEvent({ message }) },
  ChatMessageReceived: { 1: inEvent({ chat, message }) },
}
