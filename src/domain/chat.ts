/** Conversations of two profiles. Spec §3 Chat; D67–D77. */
import type { ListingKind } from "./orders.ts"
import type { Participant } from "./participants.ts"

export const chatMessageTypes = ["Text", "File", "Video", "System"] as const
export type ChatMessageType = (typeof chatMessageTypes)[number]

/** The listing that something is about. */
export interface ListingRef {
  readonly type: ListingKind
  readonly key: string
}

/** By the name it had when the message was sent; the listing may be gone. */
export interface ChatMessageContext extends ListingRef {
  readonly name: string
}

export interface ChatMessage {
  readonly key: string // chosen by the author's client
  readonly id: number // the chat's own sequence 1, 2, 3 …: the only order there is (D68)
  readonly chatKey: string
  readonly authorKey: string
  readonly authorName: string
  readonly text: string
  readonly type: ChatMessageType
  readonly sentAt: string
  readonly context: ChatMessageContext | null
}

export interface ChatParticipant extends Participant {
  readonly readUpTo: number // message id
}

/** As one of its two participants sees it. */
export interface Chat {
  readonly key: string
  readonly name: string
  readonly createdOn: string
  readonly unread: number
  readonly lastMessage: ChatMessage | null
  readonly participants: readonly [ChatParticipant, ChatParticipant]
  readonly asOf: number
}

/** A message that waits to be sent; it outlives a reload (D76). */
export interface QueuedMessage {
  readonly key: string
  readonly chatKey: string
  readonly authorKey: string
  readonly text: string
  readonly queuedAt: string
  readonly context?: ListingRef // absent: about no listing
}

export const otherParticipant = (chat: Chat, profileKey: string): ChatParticipant =>
  chat.participants[0].key === profileKey ? chat.participants[1] : chat.participants[0]
