/** Chats, their messages in the server's order, and the outbox. Spec §3 Chat. */
import type { Chat, ChatMessage, QueuedMessage } from "../domain/chat.ts"
import type { Failure } from "../domain/failures.ts"
import type { Language } from "../domain/languages.ts"
import type { ChatEvent, ChatUnread } from "../events/chat.ts"
import { entityByKey, putEntity, putNewEntity, rememberAs, type Entities } from "./entities.ts"
import { holdingParticipants, type Participants } from "./participants.ts"
import type { PageSnapshot } from "./pages.ts"
import { projection } from "./projection.ts"
import { newest, type Counted } from "./registers.ts"

/** A message in the outbox; `failure` says why it was not sent. */
export interface OutgoingMessage extends QueuedMessage {
  readonly failure: Failure | null
}

/** The range of message ids that are known of a chat; `last` is before `first` for a chat that is known to be empty. */
interface Span {
  readonly chatKey: string
  readonly first: number
  readonly last: number
}

/** Heard of after the message that has the file, or before; the newer of them says what the file looks like. */
interface Thumbnail {
  readonly url: string | null
  readonly asOf: number
}

export interface ChatState {
  chats: Entities<Chat>
  pages: Entities<PageSnapshot>
  unread: Record<string, Counted> // by profile
  messages: Entities<ChatMessage> // by chat and id
  spans: Entities<Span> // by chat; absent: messages were never asked for
  outgoing: Record<string, OutgoingMessage>
  sent: Entities<string> // when outbox messages that have arrived were sent
  participants: Participants
  thumbnails: Entities<Thumbnail> // by file
  translations: Entities<string> // by message and language
}

const initial = (): ChatState => ({
  chats: {},
  pages: {},
  unread: {},
  messages: {},
  spans: {},
  outgoing: {},
  sent: {},
  participants: {},
  thumbnails: {},
  translations: {},
})

const sides = holdingParticipants<Chat>({
  keyOf: ({ key }) => key,
  held: ({ participants }) => participants,
  renewed: (one, now) => ({ ...one, participants: [now(one.participants[0]), now(one.participants[1])] }),
})

/** A page of a profile's chats. */
export interface ChatsList {
  readonly profileKey: string
  readonly page: number
}

export const pageKey = ({ profileKey, page }: ChatsList): string => `${profileKey}/${page}`

export const placeKey = (chatKey: string, id: number): string => `${chatKey}/${id}`

export interface Translated {
  readonly messageKey: string
  readonly language: Language
}

export const translationKey = ({ messageKey, language }: Translated): string => `${messageKey}/${language}`

const arrived = (draft: ChatState, { key, sentAt }: ChatMessage): void => {
  if (draft.outgoing[key] === undefined) return
  delete draft.outgoing[key]
  putEntity(draft.sent, key, sentAt)
}

/** Known, wherever in its chat; the range that the thread shows stays as it is. */
const knowMessage = (draft: ChatState, message: ChatMessage): void => {
  rememberAs(draft.messages, placeKey(message.chatKey, message.id), message)
  arrived(draft, message)
}

const placeMessage = (draft: ChatState, message: ChatMessage): void => {
  const { chatKey, id } = message
  knowMessage(draft, message)
  const span = entityByKey(draft.spans, chatKey)
  const { first, last } = span === undefined || span.last < span.first ? { first: id, last: id - 1 } : span
  if (id < first || id > last) {
    putEntity(draft.spans, chatKey, { chatKey, first: Math.min(first, id), last: Math.max(last, id) })
  }
}

const countUnread = (draft: ChatState, unread: ChatUnread | null): void => {
  if (unread !== null) newest(draft.unread, unread.profileKey, { count: unread.count, asOf: unread.asOf })
}

const chatChanged = (
  draft: ChatState,
  { chat, unread }: { readonly chat: Chat; readonly unread: ChatUnread | null },
): void => {
  sides.remember(draft, draft.chats, chat)
  countUnread(draft, unread)
}

interface MessageChange {
  readonly chat: Chat | null
  readonly message: ChatMessage
  readonly unread: ChatUnread | null
}

/** An old message may change where nobody reads: that is no reason to load all that was said since. */
const messageChanged = (draft: ChatState, { chat, message, unread }: MessageChange): void => {
  knowMessage(draft, message)
  if (chat !== null) chatChanged(draft, { chat, unread })
}

export const chat = projection<ChatState, ChatEvent>("chat", initial, {
  ChatsLoaded: (draft, { profileKey, page, count, chats, asOf }) => {
    rememberAs(draft.pages, pageKey({ profileKey, page }), { keys: chats.map(({ key }) => key), count, asOf })
    for (const one of chats) sides.remember(draft, draft.chats, one)
  },
  ChatCreated: chatChanged,
  ChatRead: chatChanged,
  ChatMessagesLoaded: (draft, { chatKey, messages }) => {
    for (const message of messages) placeMessage(draft, message)
    putNewEntity(draft.spans, chatKey, { chatKey, first: 1, last: 0 })
  },
  ChatPassageLoaded: (draft, { messages }) => {
    for (const message of messages) knowMessage(draft, message)
  },
  ChatsFound: (draft, { found }) => {
    for (const { chat: one, message } of found) {
      sides.remember(draft, draft.chats, one)
      if (message !== null) knowMessage(draft, message)
    }
  },
  ChatMessageSent: (draft, { message }) => placeMessage(draft, message),
  ChatMessageReceived: (draft, received) => {
    placeMessage(draft, received.message)
    chatChanged(draft, received)
  },
  ChatMessageRemoved: messageChanged,
  ChatMessageFilesRemoved: messageChanged,
  FileThumbnailAdded: (draft, { file, asOf }) =>
    rememberAs(draft.thumbnails, file.key, { url: file.thumbnailUrl, asOf }),
  ChatUnreadCounted: (draft, { unread }) => countUnread(draft, unread),
  ChatMessageTranslated: (draft, { messageKey, language, text }) =>
    putEntity(draft.translations, translationKey({ messageKey, language }), text),
  ChatMessageQueued: (draft, { message }) => {
    if (entityByKey(draft.sent, message.key) === undefined) draft.outgoing[message.key] = { ...message, failure: null }
  },
  ChatMessageRefused: (draft, { messageKey, failure }) => {
    const waiting = draft.outgoing[messageKey]
    if (waiting !== undefined) draft.outgoing[messageKey] = { ...waiting, failure }
  },
  ChatMessageDiscarded: (draft, { messageKey }) => {
    delete draft.outgoing[messageKey]
  },
  ParticipantChanged: (draft, news) => sides.participantChanged(draft, draft.chats, news),
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const chatByKey = (state: ChatState, key: string): Chat | undefined => entityByKey(state.chats, key)

export const isUnreadKnown = (state: ChatState, profileKey: string): boolean => state.unread[profileKey] !== undefined

export const unreadOfProfile = (state: ChatState, profileKey: string): number => state.unread[profileKey]?.count ?? 0
