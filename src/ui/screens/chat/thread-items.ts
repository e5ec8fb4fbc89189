/** The items of a thread from top to bottom: days, the unread line, messages, and those that wait to be sent. */
import type { ChatMessage, ChatMessageContext } from "../../../domain/chat.ts"
import { minuteMs } from "../../../domain/durations.ts"
import type { StoredFile } from "../../../domain/files.ts"
import type { Failure } from "../../../domain/failures.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import type { Upload } from "../../../projections/files.ts"

export type Delivery = "sending" | "failed" | "sent" | "read"

export interface ThreadMessage {
  readonly kind: "message"
  readonly key: string
  readonly chatKey: string
  readonly id: number | null // null while it is on its way out
  readonly text: string
  readonly at: string
  readonly authorName: string
  readonly own: boolean
  readonly isRemoved: boolean
  readonly files: readonly StoredFile[]
  readonly delivery: Delivery | null // null: not ours, or taken back
  readonly failure: Failure | null
  readonly about: ChatMessageContext | null
  readonly waiting: OutgoingMessage | null // as it is sent again
  readonly startsGroup: boolean // the first of several by one author within a few minutes
}

export type ThreadItem =
  | { readonly kind: "day"; readonly key: string; readonly at: string }
  | { readonly kind: "unread"; readonly key: string }
  | ThreadMessage

interface Thread {
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly OutgoingMessage[]
  readonly profileKey: string
  readonly readByOther: number // message id
  /** The message id after which the unread ones begin, null when there is no line to draw. */
  readonly unreadAfter: number | null
}

/** Messages of one author that follow each other within this time stand together. */
const groupMs = 5 * minuteMs

/** The local day of a moment, as a word that two moments of one day share. */
const dayOf = (at: string): string => new Date(at).toDateString()

const shownMessage = (
  message: ChatMessage,
  { profileKey, readByOther }: Thread,
): Omit<ThreadMessage, "startsGroup"> => {
  const own = message.authorKey === profileKey
  return {
    kind: "message",
    key: message.key,
    chatKey: message.chatKey,
    id: message.id,
    text: message.text,
    at: message.sentAt,
    authorName: message.authorName,
    own,
    isRemoved: message.isRemoved,
    files: message.files,
    delivery: own && !message.isRemoved ? (readByOther >= message.id ? "read" : "sent") : null,
    failure: null,
    about: message.context,
    waiting: null,
  }
}

const waitingMessage = (message: OutgoingMessage): Omit<ThreadMessage, "startsGroup"> => ({
  kind: "message",
  key: message.key,
  chatKey: message.chatKey,
  id: null,
  text: message.text,
  at: message.queuedAt,
  authorName: "",
  own: true,
  isRemoved: false,
  files: [],
  delivery: message.failure === null ? "sending" : "failed",
  failure: message.failure,
  about: null,
  waiting: message,
})

/** In the server's order; what waits comes last, whatever the clocks say (D68). */
export const threadItems = (thread: Thread): readonly ThreadItem[] => {
  const shown = [
    ...thread.messages.map((message) => shownMessage(message, thread)),
    ...thread.outgoing.map(waitingMessage),
  ]
  const firstUnread = thread.messages.find(
    ({ id, authorKey, isRemoved }) =>
      thread.unreadAfter !== null && id > thread.unreadAfter && authorKey !== thread.profileKey && !isRemoved,
  )
  const items: ThreadItem[] = []
  let before: Omit<ThreadMessage, "startsGroup"> | null = null
  for (const message of shown) {
    const isNewDay = before === null || dayOf(before.at) !== dayOf(message.at)
    const isUnreadLine = message.key === firstUnread?.key
    if (isNewDay) items.push({ kind: "day", key: `day/${dayOf(message.at)}/${message.key}`, at: message.at })
    if (isUnreadLine) items.push({ kind: "unread", key: "unread" })
    const isNear = before !== null && Math.abs(Date.parse(message.at) - Date.parse(before.at)) < groupMs
    items.push({ ...message, startsGroup: isNewDay || isUnreadLine || !isNear || before?.own !== message.own })
    before = message
  }
  return items
}

interface Composed {
  readonly length: number
  readonly most: number
  readonly files: number
}

/** Answers whether there is something to send, and its words are not too long (D69). */
export const isSendable = ({ length, most, files }: Composed): boolean => length + files > 0 && length <= most

/** Answers how far a message has come together with its files that are still on their way (E296). */
export const deliveryWith = (
  { id, text, delivery }: Pick<ThreadMessage, "id" | "text" | "delivery">,
  uploads: readonly Upload[],
): Delivery | null => {
  if (delivery === null || delivery === "failed" || uploads.length === 0) return delivery
  if (uploads.some(({ state }) => state === "running")) return "sending"
  // Without words there is no message before one of its files has arrived.
  return id === null && text === "" ? "failed" : delivery
}
