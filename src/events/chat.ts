/** Facts about conversations. Wire shapes: openapi/schemas/chat.yaml. */
import type { Chat, ChatMessage, QueuedMessage } from "../domain/chat.ts"
import type { Failure } from "../domain/failures.ts"
import type { Language } from "../domain/languages.ts"

/** Messages that one of our profiles has not read, over all its chats. */
export interface ChatUnread {
  readonly profileKey: string
  readonly count: number
  readonly asOf: number
}

export type ChatEvent =
  | {
      readonly type: "ChatsLoaded"
      readonly profileKey: string
      readonly page: number
      readonly count: number
      readonly chats: readonly Chat[]
      readonly asOf: number
    }
  | { readonly type: "ChatCreated"; readonly chat: Chat; readonly unread: ChatUnread | null }
  | { readonly type: "ChatRead"; readonly chat: Chat; readonly unread: ChatUnread | null }
  | { readonly type: "ChatMessagesLoaded"; readonly chatKey: string; readonly messages: readonly ChatMessage[] }
  /** From the middle of a chat: they say nothing of what is between them and its newest ones. */
  | { readonly type: "ChatPassageLoaded"; readonly chatKey: string; readonly messages: readonly ChatMessage[] }
  | { readonly type: "ChatMessageSent"; readonly message: ChatMessage }
  | {
      readonly type: "ChatMessageReceived"
      readonly chat: Chat
      readonly message: ChatMessage
      readonly unread: ChatUnread
    }
  /**
   * The author took the message back; its place stays, and its content goes (D70). The author's own answer has no chat.
   */
  | {
      readonly type: "ChatMessageRemoved"
      readonly chat: Chat | null
      readonly message: ChatMessage
      readonly unread: ChatUnread | null
    }
  /** Files of it are gone, and it stays with what is left. */
  | {
      readonly type: "ChatMessageFilesRemoved"
      readonly chat: Chat
      readonly message: ChatMessage
      readonly unread: ChatUnread
    }
  | { readonly type: "ChatUnreadCounted"; readonly unread: ChatUnread }
  | {
      readonly type: "ChatMessageTranslated"
      readonly messageKey: string
      readonly language: Language
      readonly text: string
    }
  | { readonly type: "ChatMessageQueued"; readonly message: QueuedMessage }
  | { readonly type: "ChatMessageRefused"; readonly messageKey: string; readonly failure: Failure }
  | { readonly type: "ChatMessageDiscarded"; readonly messageKey: string }
