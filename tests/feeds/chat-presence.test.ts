/** A sign of presence ends by itself, a while after it was last heard of. */
import { Subject } from "rxjs"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { presenceTimes } from "../../src/domain/real-time.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import { startPresenceFeed } from "../../src/feeds/chat-presence.ts"
import { momentOf } from "../arbitraries/keys.ts"
import { enveloped } from "../arbitraries/logs.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const envelopes = new Subject<Envelope>()
  const emitted: AppEvent[] = []
  startPresenceFeed(envelopes, (events) => void emitted.push(...events))
  return { emitted, hear: (event: AppEvent) => envelopes.next(enveloped(event)) }
}

const of = { chatKey: "a", participantKey: "b" } as const
const heard = (minute: number): AppEvent => ({ type: "ChatTypingHeard", ...of, at: momentOf(minute) })
const ended = (minute: number): AppEvent => ({ type: "ChatTypingEnded", ...of, at: momentOf(minute) })
const { typingShownMs, onlineShownMs } = presenceTimes

it("ends writing that is not heard of again, and each once", () => {
  const { emitted, hear } = setUp()
  hear(heard(1))
  vi.advanceTimersByTime(typingShownMs - 1)
  hear(heard(2))
  hear(heard(1)) // late
  vi.advanceTimersByTime(typingShownMs - 1)
  expect(emitted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(emitted).toEqual([ended(2)])
  vi.advanceTimersByTime(typingShownMs)
  expect(emitted).toHaveLength(1)
})

it("ends an answer about who is online, and nothing of whoever has signed out", () => {
  const { emitted, hear } = setUp()
  const answer = { type: "ChatOnlineLoaded", profileKey: "a", participantKeys: ["b"], at: momentOf(1) } as const
  hear(answer)
  vi.advanceTimersByTime(onlineShownMs)
  expect(emitted).toEqual([{ type: "ChatOnlineEnded", profileKey: "a", at: momentOf(1) }])
  hear(answer)
  hear(heard(1))
  hear({ type: "SignedOut", reason: "expired" })
  vi.advanceTimersByTime(onlineShownMs)
  expect(emitted).toHaveLength(1)
})
