/** What was found in one's own chats, answer by answer; chats and messages themselves are in chat.ts. E370. */
import type { ChatSearchEvent } from "../events/chat-search.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

interface Find {
  readonly chatKey: string
  readonly messageId: number | null // null where the name or the title has the words
}

interface Answer {
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
  // What somebody looked for is nobody's who comes after them.
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

interface Searched {
  readonly profileKey: string
  readonly term: string
}

export interface FoundChats {
  readonly finds: readonly Find[] // each chat once
  readonly next: string | null
}

/** All that is known of a search, from its first answer on; undefined before that. */
export const foundChats: (state: ChatSearchState, searched: Searched) => FoundChats | undefined = stable(
  ({ profileKey, term }) => `${profileKey}/${term}`,
  ({ answers }: ChatSearchState, { profileKey, term }: Searched) => {
    const finds = new Map<string, Find>()
    const left = new Map(
      answers
        .filter((one) => one.profileKey === profileKey && one.term === term)
        .map((answer) => [answer.after, answer]),
    )
    const first = left.get(null)
    if (first === undefined) return undefined
    let last = first
    for (let answer: Answer | undefined = first; answer !== undefined; answer = left.get(last.next)) {
      // Each answer once, even if a server leads back.
      left.delete(answer.after)
      for (const find of answer.finds) if (!finds.has(find.chatKey)) finds.set(find.chatKey, find)
      last = answer
      if (answer.next === null) break
    }
    return { finds: [...finds.values()], next: last.next }
  },
)
