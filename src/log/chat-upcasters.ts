/**
 * Chat events of version 1, whose messages lack their listing → 2 → 3, whose messages have files and may be removed →
 * 4, whose files have addresses that end.
 */
import { each, inEvent, within } from "./reshaping.ts"

const message = within({ context: () => null })
const chat = within({ lastMessage: message })

/** Messages never changed then, so none is newer than another. */
const plain = within({ files: () => [], isRemoved: () => false, asOf: () => 0 })
const plainChat = within({ lastMessage: plain })

/** The addresses of that time had no end. */
const endless = within({ filesEnd: () => null })
const endlessChat = within({ lastMessage: endless })
const endlessNews = inEvent({ chat: endlessChat, message: endless })

export const chatUpcasters = {
  ChatsLoaded: {
    1: inEvent({ chats: each(chat) }),
    2: inEvent({ chats: each(plainChat) }),
    3: inEvent({ chats: each(endlessChat) }),
  },
  ChatCreated: { 1: inEvent({ chat }), 2: inEvent({ chat: plainChat }), 3: inEvent({ chat: endlessChat }) },
  ChatRead: { 1: inEvent({ chat }), 2: inEvent({ chat: plainChat }), 3: inEvent({ chat: endlessChat }) },
  ChatMessagesLoaded: {
    1: inEvent({ messages: each(message) }),
    2: inEvent({ messages: each(plain) }),
    3: inEvent({ messages: each(endless) }),
  },
  ChatMessageSent: { 1: inEvent({ message }), 2: inEvent({ message: plain }), 3: inEvent({ message: endless }) },
  ChatMessageReceived: {
    1: inEvent({ chat, message }),
    2: inEvent({ chat: plainChat, message: plain }),
    3: endlessNews,
  },
  ChatPassageLoaded: { 1: inEvent({ messages: each(endless) }) },
  ChatsFound: { 1: inEvent({ found: each(within({ chat: endlessChat, message: endless })) }) },
  ChatMessageRemoved: { 1: endlessNews },
  ChatMessageFilesRemoved: { 1: endlessNews },
}
