/** A thread shows messages in the server's order, with days, one unread line and each message's delivery. */
import { describe, expect, it } from "vitest"
import type { ChatMessage } from "../../../src/domain/chat.ts"
import type { OutgoingMessage } from "../../../src/projections/chat.ts"
import type { Upload } from "../../../src/projections/files.ts"
import { deliveryWith, isSendable, threadItems, type ThreadMessage } from "../../../src/ui/screens/chat/thread-items.ts"

const message = (id: number, authorKey: string, sentAt: string): ChatMessage => ({
  key: `m${id}`,
  id,
  chatKey: "c",
  authorKey,
  authorName: authorKey,
  text: `text ${id}`,
  type: "Text",
  sentAt,
  context: null,
  files: [],
  filesEnd: null,
  isRemoved: false,
  asOf: 1,
})

const waiting = (key: string, failure: OutgoingMessage["failure"] = null): OutgoingMessage => ({
  key,
  chatKey: "c",
  authorKey: "me",
  text: key,
  queuedAt: "2026-03-02T10:30:00.000Z",
  failure,
})

const thread = (messages: readonly ChatMessage[], more: Partial<Parameters<typeof threadItems>[0]> = {}) =>
  threadItems({ messages, outgoing: [], profileKey: "me", readByOther: 0, unreadAfter: null, ...more })

const words = (items: readonly ThreadMessage[]): readonly string[] =>
  items.flatMap(({ key, startsDay, startsUnread }) => [
    ...(startsDay ? ["day"] : []),
    ...(startsUnread ? ["unread"] : []),
    key,
  ])

const monday = "2026-03-02T10:00:00.000Z"
const tuesday = "2026-03-03T10:00:00.000Z"

describe("a thread", () => {
  it("puts a day before the first message of that day", () => {
    const items = thread([message(1, "me", monday), message(2, "anna", monday), message(3, "anna", tuesday)])
    expect(words(items)).toEqual(["day", "m1", "m2", "day", "m3"])
  })

  it("draws one unread line, before the other side's first unread message", () => {
    const messages = [message(1, "anna", monday), message(2, "me", monday), message(3, "anna", monday)]
    expect(words(thread(messages, { unreadAfter: 1 }))).toEqual(["day", "m1", "m2", "unread", "m3"])
    expect(words(thread(messages, { unreadAfter: 3 }))).not.toContain("unread")
    expect(words(thread(messages))).not.toContain("unread")
  })

  it("says of our messages alone how far they got", () => {
    const messages = [message(1, "me", monday), message(2, "anna", monday), message(3, "me", monday)]
    const outgoing = [waiting("w1"), waiting("w2", { _tag: "NotFound" })]
    const deliveries = thread(messages, { readByOther: 1, outgoing }).map(({ delivery }) => delivery)
    expect(deliveries).toEqual(["read", null, "sent", "sending", "failed"])
  })

  it("says what messages are about, and keeps what waits as it was", () => {
    const context = { type: "Order", key: "o", name: "Paint a kitchen" } as const
    const [first, second] = thread([{ ...message(1, "me", monday), context }], { outgoing: [waiting("w1")] })
    expect(first).toMatchObject({ about: context, waiting: null })
    expect(second).toMatchObject({ about: null, waiting: waiting("w1") })
  })

  it("keeps what waits last, even when its clock is behind", () => {
    expect(words(thread([message(1, "anna", tuesday)], { outgoing: [waiting("w1")] }))).toEqual([
      "day",
      "m1",
      "day",
      "w1",
    ])
  })

  it("groups an author's messages of a few minutes", () => {
    const items = thread([
      message(1, "anna", "2026-03-02T10:00:00.000Z"),
      message(2, "anna", "2026-03-02T10:02:00.000Z"),
      message(3, "me", "2026-03-02T10:03:00.000Z"),
      message(4, "me", "2026-03-02T10:20:00.000Z"),
    ])
    // The day stands above the first.
    expect(items.map(({ startsGroup }) => startsGroup)).toEqual([false, false, true, true])
  })

  it("keeps the rows that one more message changes nothing of", () => {
    const messages = [message(1, "me", monday), message(2, "anna", monday), message(3, "me", tuesday)]
    const before = thread(messages)
    const more = thread([...messages, message(4, "anna", tuesday)])
    expect(more.slice(0, 3).every((row, index) => row === before[index])).toBe(true)
    const read = thread(messages, { readByOther: 1 })
    expect(read.map((row, index) => row === before[index])).toEqual([false, true, true])
  })
})

describe("a message with files on their way", () => {
  const upload = (state: Upload["state"]): Upload => ({
    id: state,
    holder: "m1",
    name: "plan.pdf",
    size: 9,
    sent: 0,
    state,
    failure: null,
  })
  const sent = { id: 1, text: "See the plan.", delivery: "sent" } as const
  const wordless = { id: null, text: "", delivery: "sending" } as const

  it("is being sent as long as one of them is", () => {
    expect(deliveryWith(sent, [upload("failed"), upload("running")])).toBe("sending")
    expect(deliveryWith(sent, [upload("failed")])).toBe("sent")
    expect(deliveryWith(sent, [])).toBe("sent")
  })

  it("was not sent where it has no words and none has arrived", () => {
    expect(deliveryWith(wordless, [upload("running")])).toBe("sending")
    expect(deliveryWith(wordless, [upload("failed")])).toBe("failed")
  })

  it("stays failed while its words could not be sent", () =>
    expect(deliveryWith({ ...sent, id: null, delivery: "failed" }, [upload("running")])).toBe("failed"))

  it("of the other side has no delivery", () =>
    expect(deliveryWith({ ...sent, delivery: null }, [upload("running")])).toBeNull())

  it("can be sent without words, but not with too many", () => {
    expect(isSendable({ length: 0, most: 2_000, files: 1 })).toBe(true)
    expect(isSendable({ length: 0, most: 2_000, files: 0 })).toBe(false)
    expect(isSendable({ length: 2_001, most: 2_000, files: 1 })).toBe(false)
  })
})
