/** Selectors of the chats' lists and messages, for the screens of the chat alone. Spec §3 Chat. */
import type { Chat, ChatMessage } from "../domain/chat.ts"
import {
  pageKey,
  placeKey,
  translationKey,
  type ChatsList,
  type ChatState,
  type OutgoingMessage,
  type Translated,
} from "./chat.ts"
import { allEntities, entityByKey } from "./entities.ts"
import { listPages } from "./list-pages.ts"
import type { Page } from "./pages.ts"
import { stable } from "./selectors.ts"

const isOf = ({ profileKey }: ChatsList, { participants }: Chat): boolean =>
  participants.some(({ key }) => key === profileKey)

const lastSpokenFirst = (a: Chat, b: Chat): number => {
  const left = a.lastMessage?.sentAt ?? a.createdOn
  const right = b.lastMessage?.sentAt ?? b.createdOn
  return left === right ? (a.key < b.key ? -1 : 1) : left > right ? -1 : 1
}

export const chatsPage: (state: ChatState, list: ChatsList) => Page | undefined = listPages({
  list: "chats",
  pageKey,
  page: ({ page }) => page,
  entities: ({ chats }) => chats,
  concerns: isOf,
  compare: lastSpokenFirst,
})

/** Adds the thumbnails that were heard of since. */
const withThumbnails = ({ thumbnails }: ChatState, message: ChatMessage): ChatMessage => {
  if (message.files.length === 0) return message
  const renewed = message.files.map((file) => {
    const renewal = entityByKey(thumbnails, file.key)
    return renewal === undefined || renewal.asOf <= message.asOf ? file : { ...file, thumbnailUrl: renewal.url }
  })
  return renewed.every((file, index) => file === message.files[index]) ? message : { ...message, files: renewed }
}

/** The known messages of a chat, in order; undefined while none were asked for. */
export const chatMessages: (state: ChatState, chatKey: string) => readonly ChatMessage[] | undefined = stable(
  (chatKey) => chatKey,
  (state: ChatState, chatKey: string) => {
    const span = entityByKey(state.spans, chatKey)
    if (span === undefined) return undefined
    const messages: ChatMessage[] = []
    for (let id = span.first; id <= span.last; id += 1) {
      const message = entityByKey(state.messages, placeKey(chatKey, id))
      if (message !== undefined) messages.push(withThumbnails(state, message))
    }
    return messages
  },
)

interface MessagePlace {
  readonly chatKey: string
  readonly id: number
}

export const chatMessageAt = ({ messages }: ChatState, { chatKey, id }: MessagePlace): ChatMessage | undefined =>
  entityByKey(messages, placeKey(chatKey, id))

/** A message and what is known before and after it without a gap (E371); undefined while it is not known itself. */
export const chatPassage: (state: ChatState, at: MessagePlace) => readonly ChatMessage[] | undefined = stable(
  ({ chatKey, id }) => placeKey(chatKey, id),
  (state: ChatState, { chatKey, id }: MessagePlace) => {
    const middle = chatMessageAt(state, { chatKey, id })
    if (middle === undefined) return undefined
    const run = (step: 1 | -1): ChatMessage[] => {
      const messages: ChatMessage[] = []
      for (let next = id + step; ; next += step) {
        const message = chatMessageAt(state, { chatKey, id: next })
        if (message === undefined) return messages
        messages.push(message)
      }
    }
    return [...run(-1).reverse(), middle, ...run(1)].map((message) => withThumbnails(state, message))
  },
)

/** The id after which messages are missing; null when they are known up to the chat's last one (D83). */
export const chatGapAfter = (state: ChatState, chatKey: string): number | null => {
  const messages = chatMessages(state, chatKey) ?? []
  const last = entityByKey(state.chats, chatKey)?.lastMessage?.id ?? 0
  let known = messages[0]?.id ?? 0
  for (const { id } of messages) {
    if (id > known + 1) return known
    known = id
  }
  return known < last ? known : null
}

/** Where the known messages of each chat end, to ask for those after. */
export const knownChatEnds = (state: ChatState): readonly { readonly chatKey: string; readonly after: number }[] =>
  [...allEntities(state.spans)].map(({ chatKey }) => ({
    chatKey,
    after: chatGapAfter(state, chatKey) ?? chatMessages(state, chatKey)?.at(-1)?.id ?? 0,
  }))

export const outgoingMessages: (state: ChatState, chatKey: string) => readonly OutgoingMessage[] = stable(
  (chatKey) => chatKey,
  (state: ChatState, chatKey: string) =>
    Object.values(state.outgoing)
      .filter((message) => message.chatKey === chatKey)
      .sort((a, b) => (a.queuedAt < b.queuedAt ? -1 : a.queuedAt > b.queuedAt ? 1 : 0)),
)

/** A message in another language, once it was asked for (D72). */
export const chatTranslation = (state: ChatState, of: Translated): string | undefined =>
  entityByKey(state.translations, translationKey(of))
