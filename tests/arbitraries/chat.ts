/** Chats and their messages, as any server could send them, or a device keeps them. Spec §3 Chat. */
import * as fc from "fast-check"
import { chatMessageTypes, type Chat, type ChatMessage, type QueuedMessage } from "../../src/domain/chat.ts"
import { aFile, aListingKind, aParticipant } from "./entities.ts"
import { aCount, aCursor, aKey, aMoment, orNull, someText } from "./values.ts"

export const aChatMessage: fc.Arbitrary<ChatMessage> = fc.record({
  key: aKey("message", 9),
  id: fc.integer({ min: 1, max: 250 }),
  chatKey: aKey("chat"),
  authorKey: aKey("profile"),
  authorName: someText,
  text: someText,
  type: fc.constantFrom(...chatMessageTypes),
  sentAt: aMoment,
  context: orNull(fc.record({ type: aListingKind, key: aKey("order"), name: someText })),
  files: fc.array(aFile, { maxLength: 2 }),
  filesEnd: orNull(aMoment),
  isRemoved: fc.boolean(),
  asOf: aCursor,
})

const aChatParticipant = fc.tuple(aParticipant, aCount).map(([one, readUpTo]) => ({ ...one, readUpTo }))

export const aChat: fc.Arbitrary<Chat> = fc.record({
  key: aKey("chat"),
  name: someText,
  createdOn: aMoment,
  unread: aCount,
  lastMessage: orNull(aChatMessage),
  participants: fc.tuple(aChatParticipant, aChatParticipant),
  asOf: aCursor,
})

export const aQueuedMessage: fc.Arbitrary<QueuedMessage> = fc.record(
  {
    key: aKey("message", 9),
    chatKey: aKey("chat"),
    authorKey: aKey("profile"),
    text: someText,
    queuedAt: aMoment,
    context: fc.record({ type: aListingKind, key: aKey("order") }),
  },
  { requiredKeys: ["key", "chatKey", "authorKey", "text", "queuedAt"] },
)
