/** Facts about searches in one's own chats. Wire shapes: openapi/schemas/chat.yaml FoundChatList. */
import type { Chat, ChatMessage } from "../domain/chat.ts"

/** A chat, and the newest message in it that has the words; null where its name or title has them. */
export interface FoundChat {
  readonly chat: Chat
  readonly message: ChatMessage | null
}

export type ChatSearchEvent = {
  readonly type: "ChatsFound"
  readonly profileKey: string
  readonly term: string // as it was asked for
  readonly after: string | null // the `next` of the answer before; null: the first one
  readonly found: readonly FoundChat[]
  readonly next: string | null // null: all has been looked through
}
