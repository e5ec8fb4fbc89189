/** Chat events of version 1, whose messages did not say which listing they are about → version 2. DECISIONS J: D67. */
import type { RecordedEvent } from "./codec.ts"

type Change = (value: unknown) => unknown
type Changes = Readonly<Record<string, Change>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const changed = (fields: Readonly<Record<string, unknown>>, changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change(fields[name])]))

const within =
  (changes: Changes): Change =>
  (value) =>
    isObject(value) ? { ...value, ...changed(value, changes) } : value

const each =
  (change: Change): Change =>
  (values) =>
    Array.isArray(values) ? values.map(change) : values

const message = within({ context: () => null })
const chat = within({ lastMessage: message })

const inEvent = (changes: Changes) => (event: RecordedEvent) => ({ ...event, ...changed({ ...event }, changes) })

export const chatUpcasters = {
  ChatsLoaded: { 1: inEvent({ chats: each(chat) }) },
  ChatCreated: { 1: inEvent({ chat }) },
  ChatRead: { 1: inEvent({ chat }) },
  ChatMessagesLoaded: { 1: inEvent({ messages: each(message) }) },
  ChatMessageSent: { 1: inEvent({ message }) },
  ChatMessageReceived: { 1: inEvent({ chat, message }) },
}
