/**
 * Presence at the moment: who writes in a conversation, and who is online. No clock is asked here: each fact has its
 * time and is ended by another fact, and the later time stays, so that their order does not matter.
 */
import type { ChatPresenceEvent } from "../events/chat-presence.ts"
import { entityByKey, putEntity, type Entities } from "./entities.ts"
import { projection } from "./projection.ts"

/** ISO 8601; empty: never. */
interface Span {
  readonly heardAt: string
  readonly endedAt: string
}

interface Online extends Span {
  readonly participantKeys: readonly string[]
}

export interface ChatPresenceState {
  typing: Entities<Span> // by chat and writer
  online: Record<string, Online> // by own profile
}

const initial = (): ChatPresenceState => ({ typing: {}, online: {} })

const never: Online = { heardAt: "", endedAt: "", participantKeys: [] }

const later = (a: string, b: string): string => (a > b ? a : b)

const lasts = ({ heardAt, endedAt }: Span): boolean => heardAt > endedAt

interface Writer {
  readonly chatKey: string
  readonly participantKey: string
}

const writerKey = ({ chatKey, participantKey }: Writer): string => `${chatKey}/${participantKey}`

const typingEnded = (draft: ChatPresenceState, writer: Writer, at: string): void => {
  const key = writerKey(writer)
  const { heardAt, endedAt } = entityByKey(draft.typing, key) ?? never
  if (at > endedAt) putEntity(draft.typing, key, { heardAt, endedAt: at })
}

export const chatPresence = projection<ChatPresenceState, ChatPresenceEvent>("chatPresence", initial, {
  ChatTypingHeard: (draft, heard) => {
    const key = writerKey(heard)
    const { heardAt, endedAt } = entityByKey(draft.typing, key) ?? never
    if (heard.at > heardAt) putEntity(draft.typing, key, { heardAt: heard.at, endedAt })
  },
  ChatTypingEnded: (draft, ended) => typingEnded(draft, ended, ended.at),
  // A message that arrives ends its author's typing.
  ChatMessageReceived: (draft, { message: { chatKey, authorKey, sentAt } }) =>
    typingEnded(draft, { chatKey, participantKey: authorKey }, sentAt),
  ChatOnlineLoaded: (draft, { profileKey, participantKeys, at }) => {
    const before = draft.online[profileKey] ?? never
    if (at > before.heardAt) draft.online[profileKey] = { ...before, participantKeys, heardAt: at }
  },
  ChatOnlineEnded: (draft, { profileKey, at }) => {
    const before = draft.online[profileKey] ?? never
    draft.online[profileKey] = { ...before, endedAt: later(before.endedAt, at) }
  },
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const isTyping = ({ typing }: ChatPresenceState, writer: Writer): boolean =>
  lasts(entityByKey(typing, writerKey(writer)) ?? never)

interface Acquaintance {
  readonly profileKey: string
  readonly participantKey: string
}

/** Answers whether the server has answered, though the answer may have run out: then time asks again. */
export const isOnlineKnown = ({ online }: ChatPresenceState, profileKey: string): boolean =>
  (online[profileKey] ?? never).heardAt !== never.heardAt

export const isOnlineNow = ({ online }: ChatPresenceState, { profileKey, participantKey }: Acquaintance): boolean => {
  const known = online[profileKey] ?? never
  return lasts(known) && known.participantKeys.includes(participantKey)
}
