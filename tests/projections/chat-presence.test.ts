/**
 * The people who write and who are online are known by facts that come with their time: in any order, any of them
 * twice.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { isOnlineKnown, isOnlineNow, isTyping } from "../../src/projections/chat-presence.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { momentOf } from "../arbitraries/keys.ts"
import { stream } from "../arbitraries/logs.ts"
import { aChatAt, aMessageAt, me } from "../arbitraries/world-entities.ts"

const chat = aChatAt(1, 1)
const [, writer] = chat.participants
const of = { chatKey: chat.key, participantKey: writer.key }
const unread = { profileKey: me, count: 1, asOf: 1 }

const heard = (minute: number): AppEvent => ({ type: "ChatTypingHeard", ...of, at: momentOf(minute) })
const ended = (minute: number): AppEvent => ({ type: "ChatTypingEnded", ...of, at: momentOf(minute) })
const said = (minute: number): AppEvent => ({
  type: "ChatMessageReceived",
  chat,
  message: { ...aMessageAt(chat, minute, writer), sentAt: momentOf(minute) },
  unread,
})
const online = (minute: number, ...participantKeys: readonly string[]): AppEvent => ({
  type: "ChatOnlineLoaded",
  profileKey: me,
  participantKeys,
  at: momentOf(minute),
})
const passed = (minute: number): AppEvent => ({ type: "ChatOnlineEnded", profileKey: me, at: momentOf(minute) })

const models = (...events: readonly AppEvent[]) => foldPlain(stream(events)).chatPresence
const writes = (...events: readonly AppEvent[]) => isTyping(models(...events), of)
const isThere = (...events: readonly AppEvent[]) =>
  isOnlineNow(models(...events), { profileKey: me, participantKey: writer.key })

describe("writing", () => {
  it("shows from what was heard until it ends, or the message is there", () => {
    expect(writes()).toBe(false)
    expect(writes(heard(1))).toBe(true)
    expect(writes(heard(1), ended(1))).toBe(false)
    expect(writes(heard(1), heard(2), ended(1))).toBe(true)
    expect(writes(heard(1), said(2))).toBe(false)
    expect(writes(said(2), heard(1))).toBe(false)
    expect(writes(said(2), heard(3))).toBe(true)
    expect(writes(heard(1), { type: "SignedOut", reason: "expired" })).toBe(false)
  })

  it("is of one person in one chat", () => {
    const state = models(heard(1))
    expect(isTyping(state, { ...of, participantKey: me })).toBe(false)
    expect(isTyping(state, { ...of, chatKey: aChatAt(2, 1).key })).toBe(false)
  })
})

describe("being online", () => {
  it("is what the latest answer says, for as long as it holds", () => {
    expect(isThere()).toBe(false)
    expect(isThere(online(1, writer.key))).toBe(true)
    expect(isThere(online(1, writer.key), online(2))).toBe(false)
    expect(isThere(online(2), online(1, writer.key))).toBe(false)
    expect(isThere(online(1, writer.key), passed(1))).toBe(false)
    expect(isThere(online(1, writer.key), online(2, writer.key), passed(1))).toBe(true)
    expect(isOnlineKnown(models(passed(1)), me)).toBe(false)
    // Or a page that nobody looks at would ask for ever.
    expect(isOnlineKnown(models(online(1), passed(1)), me)).toBe(true)
  })
})

const minutes = fc.integer({ min: 1, max: 4 })
const aFact = fc.oneof(
  ...[heard, ended, said, passed].map((fact) => minutes.map(fact)),
  minutes.map((minute) => online(minute, ...(minute % 2 === 0 ? [writer.key] : []))),
)

it("comes to the same whatever the order, and however often it is told", () => {
  const reports = fc
    .array(aFact, { maxLength: 8 })
    .chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 })),
    )
  fc.assert(
    fc.property(reports, ([facts, again]) => {
      expect(models(...again)).toEqual(models(...facts))
    }),
  )
})
