/** A search of one's chats is put together of as many answers as came, in any order. */
import { expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { chatByKey } from "../../src/projections/chat.ts"
import { chatMessageAt, chatMessages } from "../../src/projections/chat-lists.ts"
import { foundChats } from "../../src/projections/found-chats.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { stream } from "../arbitraries/logs.ts"
import { aChatAt, aMessageAt, me } from "../arbitraries/world-entities.ts"

const [one, two] = [aChatAt(1, 1), aChatAt(2, 1)]
const said = { ...aMessageAt(one, 7, one.participants[1]), id: 7 }
const searched = { profileKey: me, term: "monday" }

const answer = (after: string | null, next: string | null, ...chats: readonly (typeof one)[]): AppEvent => ({
  type: "ChatsFound",
  ...searched,
  after,
  next,
  found: chats.map((chat) => ({ chat, message: chat === one ? said : null })),
})
const models = (...events: readonly AppEvent[]) => foldPlain(stream(events))
const found = (...events: readonly AppEvent[]) => foundChats(models(...events).chatSearch, searched)
const finds = [
  { chatKey: one.key, messageId: 7 },
  { chatKey: two.key, messageId: null },
]

it("is unknown until the first answer, and goes on from each answer", () => {
  expect(found()).toBeUndefined()
  expect(found(answer("a", null, two))).toBeUndefined()
  expect(found(answer(null, "a", one))).toEqual({ finds: finds.slice(0, 1), next: "a" })
  expect(found(answer(null, "a"), answer("a", "b", one), answer("b", null, two))).toEqual({ finds, next: null })
  expect(found(answer("a", null, two), answer(null, "a", one))).toEqual({ finds, next: null })
})

it("has each chat once, ends where a server leads back, and tells other words apart", () => {
  expect(found(answer(null, "a", one), answer("a", "a", one, two))).toEqual({ finds, next: "a" })
  expect(foundChats(models(answer(null, null, one)).chatSearch, { ...searched, term: "tuesday" })).toBeUndefined()
})

it("makes chats and messages known, and opens no thread", () => {
  const { chat } = models(answer(null, null, one, two))
  expect(chatByKey(chat, two.key)).toEqual(two)
  expect(chatMessageAt(chat, { chatKey: one.key, id: 7 })).toEqual(said)
  expect(chatMessages(chat, one.key)).toBeUndefined()
})

it("is forgotten with the sign-in", () => {
  expect(found(answer(null, null, one), { type: "SignedOut", reason: "asked" })).toBeUndefined()
})
