/** Each new message of the other side, and each own one that failed, is announced once. experience: Chat. */
import { describe, expect, it } from "vitest"
import type { ChatMessage } from "../../../src/domain/chat.ts"
import type { OutgoingMessage } from "../../../src/projections/chat.ts"
import { newlySaid } from "../../../src/ui/screens/chat/newly-said.ts"

const message = (id: number, authorKey: string): ChatMessage => ({
  key: `m${id}`,
  id,
  chatKey: "c",
  authorKey,
  authorName: authorKey,
  text: `text ${id}`,
  type: "Text",
  sentAt: "2026-03-02T10:00:00.000Z",
  context: null,
  files: [],
  filesEnd: null,
  isRemoved: false,
  asOf: 1,
})

const outgoing = (key: string, failure: OutgoingMessage["failure"]): OutgoingMessage => ({
  key,
  chatKey: "c",
  authorKey: "me",
  text: key,
  queuedAt: "2026-03-02T10:30:00.000Z",
  failure,
})

const none = { outgoing: [], profileKey: "me", upTo: 0, failed: new Set<string>() }
const refused = { _tag: "ServerFault", traceId: null } as const

describe("what is newly said", () => {
  it("is what the other side wrote after what was heard", () => {
    const { news, upTo } = newlySaid({
      ...none,
      messages: [message(1, "anna"), message(2, "me"), message(3, "anna")],
      upTo: 1,
    })
    expect(news).toEqual([{ name: "anna", message: message(3, "anna") }])
    expect(upTo).toBe(3)
  })

  it("is nothing of what was taken back before it was heard", () => {
    const messages = [{ ...message(1, "anna"), isRemoved: true }]
    expect(newlySaid({ ...none, messages })).toMatchObject({ news: [], upTo: 1 })
  })

  it("is nothing when older messages come in", () => {
    const { news, upTo } = newlySaid({ ...none, messages: [message(1, "anna"), message(5, "anna")], upTo: 5 })
    expect(news).toEqual([])
    expect(upTo).toBe(5)
  })

  it("is an own message that was not sent, once for each time", () => {
    const failing = { ...none, messages: [], outgoing: [outgoing("hello", refused)] }
    const first = newlySaid(failing)
    expect(first.news).toMatchObject([{ name: null, message: { text: "hello" } }])
    expect(newlySaid({ ...failing, failed: first.failed }).news).toEqual([])
    const again = newlySaid({ ...failing, outgoing: [outgoing("hello", null)], failed: first.failed })
    expect(newlySaid({ ...failing, failed: again.failed }).news).toHaveLength(1)
  })
})
