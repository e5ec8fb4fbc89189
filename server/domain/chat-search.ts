/**
 * Finds those of a profile's chats that have some words: in the other side's name, the title, or a message. A call
 * looks through so many messages and no more, from the chat that was spoken in last downwards, and says where the next
 * call goes on. So its cost depends neither on how much others have written nor on how common the words are, and needs
 * no index but the one by which threads are read.
 */
import { sql, type RawBuilder } from "kysely"
import { textLimits } from "../../src/domain/limits.ts"
import { termWords } from "../../src/domain/folding.ts"
import { oneLine } from "../../src/domain/graphemes.ts"
import type { Db } from "../contract/services.ts"
import { invalid } from "../contract/refusals.ts"

/** Of one call. To fold a message's letters and compare them takes the embedded database 0.1 ms. */
export const searchBounds = { messages: 2_000, chats: 100, found: 20 } as const

/** More words than these say nothing that these don't. */
const mostWords = 12

/** Refuses a term without two letters or digits, which would find everything. */
export const wordsSearched = (term: string): readonly string[] => {
  const words = termWords(oneLine(term))
  if (words.join("").length < textLimits.searchTerm.min) throw invalid({ term: ["minLength"] })
  return words.slice(0, mostWords)
}

/** A place in the profile's chats, which are ordered by when they were last spoken in. */
interface Place {
  readonly spokenAt: Date
  readonly chatKey: string
  /** Only this chat's messages before this one are still to be looked through; 0 when the chat is done. */
  readonly below: number
}

const textOf = ({ spokenAt, chatKey, below }: Place): string => `${spokenAt.getTime()}.${chatKey}.${below}`

/** The contract has checked the form. */
const placeOf = (text: string): Place => {
  const [at = "0", chatKey = "", below = "0"] = text.split(".")
  return { spokenAt: new Date(Number(at)), chatKey, below: Number(below) }
}

interface ChatRow {
  readonly key: string
  readonly name: string
  readonly last_message_id: number
  readonly last_spoken_at: Date
  readonly other_name: string
}

const chatsOf = (db: Db, profileKey: string) =>
  db
    .selectFrom("chats")
    .innerJoin("chat_participants as own", (join) =>
      join.onRef("own.chat_key", "=", "chats.key").on("own.participant_key", "=", profileKey),
    )
    .innerJoin("chat_participants as other", (join) =>
      join.onRef("other.chat_key", "=", "chats.key").on("other.participant_key", "!=", profileKey),
    )
    .leftJoin("accounts", "accounts.key", "other.participant_key")
    .leftJoin("executants", "executants.key", "other.participant_key")
    .select(({ fn, val }) => [
      "chats.key",
      "chats.name",
      "chats.last_message_id",
      "chats.last_spoken_at",
      fn.coalesce("executants.name", "accounts.name", val("")).as("other_name"),
    ])

const chatsAfter = (db: Db, profileKey: string, after: Place | null): Promise<ChatRow[]> => {
  const all = chatsOf(db, profileKey)
  const rest =
    after === null
      ? all
      : all.where(({ eb, and, or }) =>
          or([
            eb("chats.last_spoken_at", "<", after.spokenAt),
            and([eb("chats.last_spoken_at", "=", after.spokenAt), eb("chats.key", ">", after.chatKey)]),
          ]),
        )
  return rest.orderBy("chats.last_spoken_at", "desc").orderBy("chats.key").limit(searchBounds.chats).execute()
}

/** Messages of a chat, from the newest to look at down to the oldest. */
interface Slice {
  readonly chat: ChatRow
  readonly place: { readonly spokenAt: Date; readonly chatKey: string }
  readonly high: number
  readonly low: number
  /** Looked at for the first time, its name and title too. */
  readonly isNew: boolean
}

const sliceOf = (chat: ChatRow, high: number, room: number, isNew: boolean, spokenAt: Date): Slice => ({
  chat,
  place: { spokenAt, chatKey: chat.key },
  high,
  low: Math.max(1, high - room + 1),
  isNew,
})

/** Answers the slices that this call looks through; at least one chat, unless there is none. */
const slicesAfter = async (db: Db, profileKey: string, after: Place | null) => {
  const slices: Slice[] = []
  let room: number = searchBounds.messages
  const add = (chat: ChatRow, high: number, isNew: boolean, spokenAt: Date): void => {
    const slice = sliceOf(chat, high, room, isNew, spokenAt)
    slices.push(slice)
    room -= slice.high - slice.low + 1
  }
  if (after !== null && after.below > 1) {
    // The chat may have been spoken in since, so it is found by its key; where to go on afterwards stays where it was.
    const begun = await chatsOf(db, profileKey).where("chats.key", "=", after.chatKey).executeTakeFirst()
    if (begun !== undefined) add(begun, after.below - 1, false, after.spokenAt)
  }
  const rows = room > 0 ? await chatsAfter(db, profileKey, after) : []
  for (const chat of rows) {
    if (room <= 0) break
    add(chat, chat.last_message_id, true, chat.last_spoken_at)
  }
  const lastSlice = slices.at(-1)
  const isCut = lastSlice !== undefined && lastSlice.low > 1
  const isAll = room > 0 && rows.length < searchBounds.chats
  return { slices, isEnd: !isCut && isAll }
}

/** Case, accents and the alphabet make no difference, as in the market's search (E72). */
const hasWords = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`strpos(latin_letters(${text}), latin_letters(${word}::text)) > 0`),
    sql` and `,
  )})`

/** Chats whose other side or title has the words. */
const calledSo = async (db: Db, slices: readonly Slice[], words: readonly string[]): Promise<ReadonlySet<string>> => {
  const chats = slices.filter(({ isNew }) => isNew).map(({ chat }) => chat)
  const keys = chats.map(({ key }) => key)
  const names = chats.map(({ name, other_name: otherName }) => `${otherName} ${name}`)
  const { rows } = await sql<{ readonly key: string }>`
    select called.key from unnest(${keys}::uuid[], ${names}::text[]) as called (key, name)
    where ${hasWords(sql`called.name`, words)}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** The newest message of each slice that has the words, by chat. */
const saidIn = async (db: Db, slices: readonly Slice[], words: readonly string[]) => {
  const keys = slices.map(({ chat }) => chat.key)
  const { rows } = await sql<{ readonly chat_key: string; readonly key: string }>`
    select slice.chat_key, said.key
    from unnest(${keys}::uuid[], ${slices.map(({ low }) => low)}::integer[], ${slices.map(({ high }) => high)}::integer[])
      as slice (chat_key, low, high)
    cross join lateral (
      select message.key from chat_messages as message
      where message.chat_key = slice.chat_key and message.message_id between slice.low and slice.high
        and message.removed_at is null
        and ${hasWords(sql`message.content || ' ' || coalesce(message.context_name, '')`, words)}
      order by message.message_id desc limit 1
    ) as said`.execute(db)
  return new Map(rows.map((row) => [row.chat_key, row.key]))
}

export interface FoundChats {
  readonly found: readonly { readonly chatKey: string; readonly messageKey: string | null }[]
  /** Where to go on, as the contract has it; null at the end. */
  readonly next: string | null
}

interface Searched {
  readonly profileKey: string
  readonly words: readonly string[]
  /** The `next` of the call before. */
  readonly after: string | undefined
}

/** The profile must have been found to be the caller's. */
export const chatsWith = async (db: Db, { profileKey, words, after }: Searched): Promise<FoundChats> => {
  const { slices, isEnd } = await slicesAfter(db, profileKey, after === undefined ? null : placeOf(after))
  if (slices.length === 0) return { found: [], next: null }
  const called = await calledSo(db, slices, words)
  const said = await saidIn(db, slices, words)
  const hits = slices.filter(({ chat }) => called.has(chat.key) || said.has(chat.key))
  const shown = hits.slice(0, searchBounds.found)
  const found = shown.map(({ chat }) => ({ chatKey: chat.key, messageKey: said.get(chat.key) ?? null }))
  const cutAt = hits.length > shown.length ? shown.at(-1) : undefined
  if (cutAt !== undefined) return { found, next: textOf({ ...cutAt.place, below: 0 }) }
  const lastSlice = slices.at(-1)
  if (isEnd || lastSlice === undefined) return { found, next: null }
  const isDone = called.has(lastSlice.chat.key) || said.has(lastSlice.chat.key)
  return { found, next: textOf({ ...lastSlice.place, below: isDone ? 0 : lastSlice.low }) }
}
