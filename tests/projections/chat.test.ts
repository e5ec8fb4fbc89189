/** Messages in the server's order, where some are missing, and the outbox. Spec §3 Chat. */
import { describe, expect, it } from "vitest"
import { otherParticipant, type QueuedMessage } from "../../src/domain/chat.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { isUnreadKnown, unreadOfProfile } from "../../src/projections/chat.ts"
import {
  chatGapAfter,
  chatMessages,
  chatPassage,
  chatTranslation,
  chatsPage,
  knownChatEnds,
  outgoingMessages,
} from "../../src/projections/chat-lists.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { momentOf } from "../arbitraries/keys.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aChatAt, aMessageAt, me } from "../arbitraries/world-entities.ts"

const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).chat

const chat = aChatAt(1, 1)
const [mine, theirs] = chat.participants
const message = (id: number) => ({ ...aMessageAt(chat, id, theirs), id })
const loaded = (...ids: readonly number[]): AppEvent => ({
  type: "ChatMessagesLoaded",
  chatKey: chat.key,
  messages: ids.map(message),
})
const received = (id: number, lastId = id): AppEvent => ({
  type: "ChatMessageReceived",
  chat: { ...chat, asOf: id + 1, lastMessage: message(lastId) },
  message: message(id),
  unread: { profileKey: me, count: id, asOf: id + 1 },
})

describe("the messages of a chat", () => {
  const idsIn = (...events: readonly AppEvent[]) => chatMessages(after(...events), chat.key)?.map(({ id }) => id)

  it("are in the server's order, each once, however they were heard", () => {
    expect(idsIn()).toBeUndefined()
    expect(idsIn(loaded())).toEqual([])
    expect(idsIn(loaded(3, 4), loaded(1, 2), received(5), received(5))).toEqual([1, 2, 3, 4, 5])
    expect(idsIn(loaded(), received(7), loaded(6))).toEqual([6, 7])
  })
})

describe("messages around one that was found", () => {
  const passage = (...ids: readonly number[]): AppEvent => ({
    type: "ChatPassageLoaded",
    chatKey: chat.key,
    messages: ids.map(message),
  })
  const around = (id: number, ...events: readonly AppEvent[]) =>
    chatPassage(after(...events), { chatKey: chat.key, id })?.map((one) => one.id)

  it("go as far as there is no gap, and leave the thread as it is", () => {
    const events = [loaded(8, 9), passage(2, 3, 4)]
    expect(around(3, ...events)).toEqual([2, 3, 4])
    expect(around(6, ...events)).toBeUndefined()
    expect(chatMessages(after(...events), chat.key)?.map(({ id }) => id)).toEqual([8, 9])
    expect(knownChatEnds(after(...events))).toEqual([{ chatKey: chat.key, after: 9 }])
  })

  it("are one with the newest once what was between them is known", () => {
    const events = [loaded(8, 9), passage(2, 3, 4), passage(5, 6, 7), received(10)]
    expect(around(3, ...events)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it("may be taken back without all that was said since being missed", () => {
    const removed: AppEvent = {
      type: "ChatMessageRemoved",
      chat: null,
      message: { ...message(2), text: "", isRemoved: true, asOf: 99 },
      unread: null,
    }
    const models = after(loaded(8, 9), passage(1, 2, 3), removed)
    expect(chatPassage(models, { chatKey: chat.key, id: 1 })?.map(({ isRemoved }) => isRemoved)).toEqual([
      false,
      true,
      false,
    ])
    expect(chatMessages(models, chat.key)?.map(({ id }) => id)).toEqual([8, 9])
  })
})

describe("a message that its author took back", () => {
  const removed: AppEvent = {
    type: "ChatMessageRemoved",
    chat: { ...chat, asOf: 9, lastMessage: null },
    message: { ...message(2), text: "", isRemoved: true, asOf: 9 },
    unread: { profileKey: me, count: 0, asOf: 9 },
  }
  const isRemoved = (...events: readonly AppEvent[]) =>
    chatMessages(after(...events), chat.key)?.find(({ id }) => id === 2)?.isRemoved

  it("stays in its place, whatever older answers come after", () => {
    expect(isRemoved(loaded(1, 2, 3), removed)).toBe(true)
    expect(isRemoved(removed, loaded(1, 2, 3))).toBe(true)
    expect(isRemoved(removed, received(2))).toBe(true)
  })

  it("is told in no toast any longer", () => {
    const events = [received(2), removed].map((event) => enveloped(event))
    expect(foldPlain(events.slice(0, 1)).toasts.toasts).toHaveLength(1)
    expect(foldPlain(events).toasts.toasts).toEqual([])
  })
})

describe("a gap among the messages of a chat", () => {
  const gap = (...events: readonly AppEvent[]) => chatGapAfter(after(...events), chat.key)

  it("begins after the last one before it", () => {
    expect(gap(loaded(1, 2), received(3))).toBeNull()
    expect(gap(loaded(1, 2), received(4))).toBe(2)
    expect(gap(loaded(1, 2), received(4), loaded(3))).toBeNull()
    expect(gap(loaded(2, 3), received(7), received(5))).toBe(3)
  })

  it("is at the end when the chat's last message is not known", () => {
    expect(gap(loaded(1, 2), received(3, 5))).toBe(3)
    expect(gap(loaded(), { type: "ChatCreated", chat: { ...chat, lastMessage: message(2) }, unread: null })).toBe(0)
    expect(gap(loaded())).toBeNull()
  })

  it("is where a chat is asked for anew; one without a gap from its end on", () => {
    const ends = (...events: readonly AppEvent[]) => knownChatEnds(after(...events))
    expect(ends()).toEqual([])
    expect(ends(loaded())).toEqual([{ chatKey: chat.key, after: 0 }])
    expect(ends(loaded(1, 2), received(3))).toEqual([{ chatKey: chat.key, after: 3 }])
    expect(ends(loaded(1, 2), received(4))).toEqual([{ chatKey: chat.key, after: 2 }])
  })
})

describe("a message in the outbox", () => {
  const queued = (key: string, at: number): QueuedMessage => ({
    key,
    chatKey: chat.key,
    authorKey: mine.key,
    text: key,
    queuedAt: momentOf(at),
  })
  const wait = (...messages: readonly QueuedMessage[]): readonly AppEvent[] =>
    messages.map((one) => ({ type: "ChatMessageQueued", message: one }))
  const waiting = (...events: readonly AppEvent[]) =>
    outgoingMessages(after(...events), chat.key).map(({ key, failure }) => [key, failure])
  const sent: AppEvent = { type: "ChatMessageSent", message: message(3) }
  const first = queued(message(3).key, 2)

  it("waits in the order in which it was written", () => {
    expect(waiting(...wait(queued("b", 2), queued("c", 3), queued("a", 1)))).toEqual([
      ["a", null],
      ["b", null],
      ["c", null],
    ])
    expect(outgoingMessages(after(...wait(first)), "another chat")).toEqual([])
  })

  it("waits no longer once it has arrived, also when it is queued again", () => {
    expect(waiting(...wait(first), sent)).toEqual([])
    expect(waiting(...wait(first), sent, ...wait(first))).toEqual([])
  })

  it("says why it was refused, until it is removed", () => {
    const failure = { _tag: "Forbidden" } as const
    const refused: AppEvent = { type: "ChatMessageRefused", messageKey: first.key, failure }
    expect(waiting(...wait(first), refused)).toEqual([[first.key, failure]])
    expect(waiting(refused)).toEqual([])
    expect(waiting(...wait(first), refused, { type: "ChatMessageDiscarded", messageKey: first.key })).toEqual([])
  })
})

describe("chats", () => {
  it("are of two profiles, each of which sees the other", () => {
    expect([mine.key, theirs.key].map((key) => otherParticipant(chat, key).key)).toEqual([theirs.key, mine.key])
  })

  it("are listed by who spoke last, then by when they began", () => {
    const spoken = { ...chat, lastMessage: { ...message(1), sentAt: momentOf(9) } }
    const [quiet, newer] = [aChatAt(3, 5), aChatAt(5, 7)]
    const state = after({
      type: "ChatsLoaded",
      profileKey: me,
      page: 1,
      count: 3,
      chats: [quiet, newer, spoken],
      asOf: 10,
    })
    expect(chatsPage(state, { profileKey: me, page: 1 })?.keys).toEqual([spoken.key, newer.key, quiet.key])
  })

  it("count what a profile has not read by the newest fact", () => {
    const state = after(received(3), received(2))
    expect([isUnreadKnown(state, me), unreadOfProfile(state, me)]).toEqual([true, 3])
    expect([isUnreadKnown(state, theirs.key), unreadOfProfile(state, theirs.key)]).toEqual([false, 0])
  })
})

describe("a translation", () => {
  it("is kept for each language of a message", () => {
    const translated = (language: "de-DE" | "pl-PL", text: string): AppEvent => ({
      type: "ChatMessageTranslated",
      messageKey: "m1",
      language,
      text,
    })
    const state = after(translated("de-DE", "Guten Tag"), translated("pl-PL", "Dzień dobry"))
    expect(chatTranslation(state, { messageKey: "m1", language: "de-DE" })).toBe("Guten Tag")
    expect(chatTranslation(state, { messageKey: "m1", language: "pl-PL" })).toBe("Dzień dobry")
    expect(chatTranslation(state, { messageKey: "m1", language: "fr-FR" })).toBeUndefined()
  })
})
