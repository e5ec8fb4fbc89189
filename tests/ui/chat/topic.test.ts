/** The next message is about the listing that somebody came with, said once. */
import { describe, expect, it } from "vitest"
import type { ChatMessage, ChatMessageContext } from "../../../src/domain/chat.ts"
import type { Failure } from "../../../src/domain/failures.ts"
import type { OutgoingMessage } from "../../../src/projections/chat.ts"
import { sentAgain } from "../../../src/ui/screens/chat/use-send.ts"
import { newTopic, topicIn } from "../../../src/ui/screens/chat/use-topic.ts"

const kitchen: ChatMessageContext = { type: "Order", key: "o1", name: "Paint a kitchen" }
const hall: ChatMessageContext = { type: "Offer", key: "o2", name: "Paint a hall" }

const said = (id: number, context: ChatMessageContext | null): ChatMessage => ({
  key: `m${id}`,
  id,
  chatKey: "c",
  authorKey: "me",
  authorName: "Me",
  text: "Hello!",
  type: "Text",
  sentAt: "2026-03-02T10:00:00.000Z",
  context,
  files: [],
  filesEnd: null,
  isRemoved: false,
  asOf: 1,
})

describe("a topic", () => {
  it("is what came with the page, and nothing that others may have put there", () => {
    expect(topicIn({ about: kitchen, more: 1 })).toEqual(kitchen)
    for (const state of [null, undefined, "about", {}, { about: null }, { about: { ...kitchen, type: "Deal" } }])
      expect(topicIn(state)).toBeNull()
    expect(topicIn({ about: { type: "Order", key: 1, name: "Paint" } })).toBeNull()
  })

  it("need not be said again while it is the one that was talked about last", () => {
    expect(newTopic(kitchen, [])).toBe(kitchen)
    expect(newTopic(kitchen, [said(1, kitchen), said(2, null)])).toBeNull()
    expect(newTopic(kitchen, [said(1, kitchen), said(2, hall)])).toBe(kitchen)
    expect(newTopic(null, [said(1, hall)])).toBeNull()
  })
})

describe("a message that is sent again", () => {
  const message = { key: "m", chatKey: "c", authorKey: "me", text: "Hello!", queuedAt: "2026-03-02T10:30:00.000Z" }
  const refused = (errors: Record<string, readonly string[]>): Failure => ({
    _tag: "Refused",
    reason: "ValidationException",
    errors,
    details: {},
    traceId: null,
  })
  const again = (failure: Failure | null, context?: OutgoingMessage["context"]) =>
    sentAgain({ ...message, failure, ...(context !== undefined && { context }) })

  it("is the same, whatever went wrong", () => {
    expect(again({ _tag: "NotFound" })).toEqual(message)
    expect(again(refused({ messageContent: ["required"] }), hall)).toEqual({ ...message, context: hall })
  })

  it("is about nothing when that was what was refused", () =>
    expect(again(refused({ "context.key": ["unknownValue"] }), hall)).toEqual(message))
})
