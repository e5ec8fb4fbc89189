/** The answers to searches in one's own chats; chats and messages themselves are in chat.ts. */
import type { ChatSearchEvent } from "../events/chat-search.ts"
import { projection } from "./projection.ts"

export interface Find {
  readonly chatKey: string
  readonly messageId: number | null // null where the name or the title has the words
}

export interface Answer {
  readonly profileKey: string
  readonly term: string
  readonly after: string | null
  readonly finds: readonly Find[]
  readonly next: string | null
}

export interface ChatSearchState {
  answers: readonly Answer[] // the oldest first; no record, as people's texts would be its keys
}

const mostAnswers = 100

const initial = (): ChatSearchState => ({ answers: [] })

export const chatSearch = projection<ChatSearchState, ChatSearchEvent>("chatSearch", initial, {
  ChatsFound: (draft, { profileKey, term, after, found, next }) => {
    const others = draft.answers.filter(
      (one) => one.profileKey !== profileKey || one.term !== term || one.after !== after,
    )
    const finds = found.map(({ chat, message }) => ({ chatKey: chat.key, messageId: message?.id ?? null }))
    draft.answers = [...others, { profileKey, term, after, finds, next }].slice(-mostAnswers)
  },
  // Searches of one person are not shown to the next one.
  SignedOut: (draft) => void Object.assign(draft, initial()),
})
