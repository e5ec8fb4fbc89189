/** Two logs stand at the same moment by what both were told, and by their devices' clocks elsewhere. architecture: Theatre. */
import { describe, expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { alignmentOf, searchLearned, type LearnedFacts } from "../../src/log/alignment.ts"
import type { RecordedEnvelope } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aChatAt, aDealAt, aMessageAt, anAccountAt, me, myExecutant } from "../arbitraries/world-entities.ts"
import { goldenLog } from "../theatre/golden-log.ts"
import { header } from "./some-log.ts"

const learnedOf = (envelopes: readonly RecordedEnvelope[]): LearnedFacts => {
  const search = searchLearned(createLogIndex({ header, envelopes }))
  let step = search.next()
  while (step.done !== true) step = search.next()
  return step.value
}

type News = AppEvent | readonly [cursor: number, AppEvent]

const logOf = (...all: readonly News[]): readonly RecordedEnvelope[] =>
  all.map((one, index) =>
    "type" in one
      ? enveloped(one, index + 1)
      : { ...enveloped(one[1], index + 1, "hub"), cause: `system-notifications/${one[0]}` },
  )

const route = (n: number): AppEvent => ({ type: "RouteChanged", path: `/${n}`, search: "" })
const account: AppEvent = { type: "AccountLoaded", account: anAccountAt(1, me) }
const another: AppEvent = { type: "AccountLoaded", account: { ...anAccountAt(1, myExecutant), key: myExecutant } }
const deal = (at: number): AppEvent => ({ type: "DealCreated", deal: aDealAt(at, at) })
const message = (at: number): AppEvent => {
  const chat = aChatAt(1, at)
  return {
    type: "ChatMessageReceived",
    chat,
    message: aMessageAt(chat, at, chat.participants[0]),
    unread: { profileKey: me, count: 1, asOf: at },
  }
}

describe("two tabs of one account", () => {
  const one = logOf(account, route(1), [30, deal(30)], route(2), [40, deal(40)])
  const other = logOf(account, [20, deal(20)], [30, deal(30)], route(3), route(4), [40, deal(40)], route(5))
  const { of, shared } = alignmentOf(learnedOf(one), learnedOf(other), other.length)

  it("stand where both know as much, whatever their clocks say", () => {
    expect(shared).toBeGreaterThanOrEqual(2)
    for (const byTime of [0, 4, 7]) {
      expect(of(3, byTime).by).toBe("facts")
      expect(of(3, byTime).count).toBeGreaterThanOrEqual(3)
      expect(of(3, byTime).count).toBeLessThanOrEqual(5)
      expect(of(5, byTime).count).toBeGreaterThanOrEqual(6)
    }
  })

  it("go by their clocks between two facts", () => {
    expect([3, 4, 5].map((byTime) => of(3, byTime).count)).toEqual([3, 4, 5])
  })
})

describe("two accounts", () => {
  it("stand where both know of the same messages and deals", () => {
    const one = logOf(account, message(50), route(1), message(60))
    const other = logOf(another, route(2), message(50), route(3), route(4), message(60))
    const { of } = alignmentOf(learnedOf(one), learnedOf(other), other.length)
    expect(of(2, 0)).toEqual({ count: 3, by: "facts" })
    expect(of(3, 99)).toEqual({ count: 5, by: "facts" })
    expect(of(4, 0)).toEqual({ count: 6, by: "facts" })
  })

  it("go by their clocks where nothing was told to both, and not beyond the first that was", () => {
    const one = logOf(account, route(1), message(50))
    const other = logOf(another, route(2), route(3), message(50))
    const { of } = alignmentOf(learnedOf(one), learnedOf(other), other.length)
    expect(of(2, 2)).toEqual({ count: 2, by: "time" })
    expect(of(2, 4)).toEqual({ count: 3, by: "time" })
    const strangers = alignmentOf(learnedOf(one), learnedOf(logOf(another, route(1))), 2)
    expect(strangers).toMatchObject({ shared: 0 })
    expect(strangers.of(3, 1)).toEqual({ count: 1, by: "time" })
  })
})

it("a log stands beside itself at the same event, but for those between two facts", () => {
  const learned = learnedOf(goldenLog.envelopes)
  const { length } = goldenLog.envelopes
  const { of } = alignmentOf(learned, learned, length)
  for (let count = 0; count <= length; count += 1) expect(of(count, count).count).toBe(count)
})
