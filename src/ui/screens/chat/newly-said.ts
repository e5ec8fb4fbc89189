/**
 * Finds what a screen reader is to announce of a conversation: messages of the other side, and own ones that were not
 * sent.
 */
import type { ChatMessage } from "../../../domain/chat.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"

export interface Said {
  readonly name: string | null // null: an own message that was not sent
  readonly message: Pick<ChatMessage, "text" | "files" | "isRemoved">
}

interface Heard {
  readonly upTo: number // message id
  readonly failed: ReadonlySet<string>
}

interface Conversation extends Heard {
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly OutgoingMessage[]
  readonly profileKey: string
}

/** Older messages that come in later are not new; one that fails a second time is. */
export const newlySaid = ({
  messages,
  outgoing,
  profileKey,
  upTo,
  failed,
}: Conversation): {
  readonly news: readonly Said[]
  readonly upTo: number
  readonly failed: Set<string>
} => {
  const unheard = messages.filter(({ id, authorKey, isRemoved }) => id > upTo && authorKey !== profileKey && !isRemoved)
  const refused = outgoing.filter(({ failure }) => failure !== null)
  return {
    news: [
      ...unheard.map((message) => ({ name: message.authorName, message })),
      ...refused
        .filter(({ key }) => !failed.has(key))
        .map(({ text }) => ({ name: null, message: { text, files: [], isRemoved: false } })),
    ],
    upTo: Math.max(upTo, messages.at(-1)?.id ?? 0),
    failed: new Set(refused.map(({ key }) => key)),
  }
}
