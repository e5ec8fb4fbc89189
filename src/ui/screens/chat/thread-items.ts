/**
 * The rows of a thread from top to bottom: messages, with the day or the unread line that stands above one, and those that
 * wait to be sent. A row that says the same as before is the same object, so that ten thousand of them are not drawn anew
 * for one.
 */
import type { ChatMessage, ChatMessageContext } from "../../../domain/chat.ts"
import { minuteMs } from "../../../domain/durations.ts"
import type { StoredFile } from "../../../domain/files.ts"
import type { Failure } from "../../../domain/failures.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import type { Upload } from "../../../projections/files.ts"

export type Delivery = "sending" | "failed" | "sent" | "read"

export interface ThreadMessage {
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
  readonly startsDay: boolean // its day stands above it
  readonly startsUnread: boolean // the unread line stands above it
  readonly startsGroup: boolean // the first of several by one author within a few minutes, with nothing above it
}

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

interface Moment {
  /** The local day, as a word that two moments of one day share. */
  readonly day: string
  readonly ms: number
}

/** Reading a date costs more than all else that is done for a message. */
const moments = new WeakMap<ChatMessage | OutgoingMessage, Moment>()

const momentOf = (message: ChatMessage | OutgoingMessage, at: string): Moment => {
  const known = moments.get(message)
  if (known !== undefined) return known
  const date = new Date(at)
  const moment = { day: date.toDateString(), ms: date.getTime() }
  moments.set(message, moment)
  return moment
}

/** Where a row stands, and how far its message has come. */
type Standing = Pick<ThreadMessage, "own" | "delivery" | "startsDay" | "startsUnread" | "startsGroup">

const shownMessage = (message: ChatMessage, standing: Standing): ThreadMessage => ({
  key: message.key,
  chatKey: message.chatKey,
  id: message.id,
  text: message.text,
  at: message.sentAt,
  authorName: message.authorName,
  isRemoved: message.isRemoved,
  files: message.files,
  failure: null,
  about: message.context,
  waiting: null,
  ...standing,
})

const waitingMessage = (message: OutgoingMessage, standing: Standing): ThreadMessage => ({
  key: message.key,
  chatKey: message.chatKey,
  id: null,
  text: message.text,
  at: message.queuedAt,
  authorName: "",
  isRemoved: false,
  files: [],
  failure: message.failure,
  about: null,
  waiting: message,
  ...standing,
})

const rows = new WeakMap<ChatMessage | OutgoingMessage, ThreadMessage>()

const stands = (row: ThreadMessage, { own, delivery, startsDay, startsUnread, startsGroup }: Standing): boolean =>
  row.own === own &&
  row.delivery === delivery &&
  row.startsDay === startsDay &&
  row.startsUnread === startsUnread &&
  row.startsGroup === startsGroup

const isWaiting = (message: ChatMessage | OutgoingMessage): message is OutgoingMessage => "queuedAt" in message

const rowOf = (message: ChatMessage | OutgoingMessage, standing: Standing): ThreadMessage => {
  const known = rows.get(message)
  if (known !== undefined && stands(known, standing)) return known
  const row = isWaiting(message) ? waitingMessage(message, standing) : shownMessage(message, standing)
  rows.set(message, row)
  return row
}

/** Null: not ours, or taken back. */
const deliveryOf = (
  message: ChatMessage | OutgoingMessage,
  own: boolean,
  readByOther: number,
): ThreadMessage["delivery"] => {
  if (isWaiting(message)) return message.failure === null ? "sending" : "failed"
  if (!own || message.isRemoved) return null
  return readByOther >= message.id ? "read" : "sent"
}

/** In the server's order; what waits comes last, whatever the clocks say (D68). */
export const threadItems = (thread: Thread): readonly ThreadMessage[] => {
  const { messages, outgoing, profileKey, readByOther, unreadAfter } = thread
  const firstUnread =
    unreadAfter === null
      ? undefined
      : messages.find(({ id, authorKey, isRemoved }) => id > unreadAfter && authorKey !== profileKey && !isRemoved)
  let before: (Moment & { readonly own: boolean }) | null = null
  return [...messages, ...outgoing].map((message) => {
    const { day, ms } = momentOf(message, isWaiting(message) ? message.queuedAt : message.sentAt)
    const own = isWaiting(message) || message.authorKey === profileKey
    const startsDay = before?.day !== day
    const startsUnread = message === firstUnread
    const isNear = before !== null && before.own === own && Math.abs(ms - before.ms) < groupMs
    before = { day, ms, own }
    return rowOf(message, {
      own,
      delivery: deliveryOf(message, own, readByOther),
      startsDay,
      startsUnread,
      startsGroup: !startsDay && !startsUnread && !isNear,
    })
  })
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
