/** The chats that a search has found, which only its list asks for. */
import type { Answer, ChatSearchState, Find } from "./chat-search.ts"
import { stable } from "./selectors.ts"

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
