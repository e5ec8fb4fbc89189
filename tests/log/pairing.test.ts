/** Two logs of one trade are compared by what both know: cursors of one account, dates of two. architecture: Replay. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Deal } from "../../src/domain/deals.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import type { RecordedEnvelope } from "../../src/log/codec.ts"
import { createLogIndex, type LogIndex } from "../../src/log/log-index.ts"
import { pairOf } from "../../src/log/pairing.ts"
import { pathText } from "../../src/log/readable.ts"
import { createPseudonyms } from "../../src/log/pseudonyms.ts"
import { redact } from "../../src/log/redaction.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { momentOf } from "../arbitraries/keys.ts"
import { aChatAt, aDealAt, aMessageAt, anAccountAt, me, myExecutant } from "../arbitraries/world-entities.ts"
import { busyLog, header } from "./some-log.ts"

/** An event that a hub brought under a cursor, or an answer. */
type Told = readonly [number, AppEvent] | AppEvent

const isTold = (one: Told): one is readonly [number, AppEvent] => Array.isArray(one)

/** The log of a device, with pseudonyms of its own. */
const deviceLog = (device: number, all: readonly Told[]): LogIndex => {
  const by = { hide: createPseudonyms(new Uint8Array(32).fill(device)), productSlug: "handra" }
  const envelopes = all.map((one, index): RecordedEnvelope => {
    if (!isTold(one)) return enveloped(one, index + 1)
    return { ...enveloped(one[1], index + 1, "hub"), cause: `system-notifications/${one[0]}` }
  })
  return createLogIndex({ header, envelopes: envelopes.map((one) => redact(one, by)) })
}

type DealNews = readonly [cursor: number, type: "DealCreated" | "DealClosed", deal: Deal]

const told = ([cursor, type, deal]: DealNews): Told => [cursor, { type, deal }]

const account: AppEvent = { type: "AccountLoaded", account: anAccountAt(1, me) }
const another: AppEvent = { type: "AccountLoaded", account: { ...anAccountAt(1, myExecutant), key: myExecutant } }
const dealAt = (at: number, fields: Partial<Deal> = {}): Deal => ({
  ...aDealAt(1, at),
  number: 1,
  createdDate: momentOf(10),
  ...fields,
})
const made: DealNews = [10, "DealCreated", dealAt(10)]
const closed: DealNews = [12, "DealClosed", dealAt(12, { status: "Closed" })]
const later: Told = [14, { type: "NotificationsRead", id: null, readUpTo: 1, unread: 0, asOf: 14 }]

const pair = (one: LogIndex, other: LogIndex) => pairOf(one, other, one.length)

const found = (one: LogIndex, other: LogIndex) => {
  const { first } = pair(one, other)
  return first === null
    ? null
    : {
        has: first.has,
        asOf: first.fact.asOf,
        other: first.other?.asOf,
        paths: first.changes.map((c) => pathText(c.path)),
      }
}

describe("two devices of one account", () => {
  it("differ where one was not told of what the other knows", () => {
    const one = deviceLog(1, [account, told(made), told(closed), later])
    const other = deviceLog(2, [account, told(made), later])
    expect(pair(one, other).isOneAccount).toBe(true)
    expect(found(one, other)).toEqual({ has: 0, asOf: 12, other: 10, paths: ["status", "updatedDate"] })
    expect(found(other, one)).toMatchObject({ has: 1, asOf: 12, other: 10 })
  })

  it("are alike where one was not told yet, was away, or has read something newer", () => {
    const one = deviceLog(1, [account, told(made), told(closed), later])
    const newer: AppEvent = { type: "DealLoaded", deal: dealAt(15, { status: "Closed", updatedDate: momentOf(12) }) }
    for (const heard of [
      [account, told(made)],
      [account, told(made), { type: "GapFilled" }, later],
      [account, told(made), newer, later],
    ] satisfies (readonly Told[])[])
      expect(found(one, deviceLog(2, heard))).toBeNull()
  })

  it("differ where they show two things as of one moment", () => {
    const counted = (count: number): AppEvent => ({ type: "NotificationsUnreadCounted", count, asOf: 9 })
    const [one, other] = [deviceLog(1, [account, counted(3)]), deviceLog(2, [account, counted(2)])]
    expect(found(one, other)).toEqual({ has: 0, asOf: 9, other: 9, paths: ["count"] })
  })

  it("differ by the lengths of texts that are hidden, and not by their pseudonyms", () => {
    const described = (description: string): readonly Told[] => [
      account,
      [10, { type: "DealCreated", deal: dealAt(10, { description }) }],
    ]
    const one = deviceLog(1, described("Mow the lawn."))
    expect(found(one, deviceLog(2, described("Mow the lawn.")))).toBeNull()
    expect(found(one, deviceLog(2, described("Mow the lawns.")))?.paths).toEqual(["description"])
  })

  it("differ where one shows a conversation without one of its messages", () => {
    const chat = aChatAt(1, 2)
    const [author] = chat.participants
    const messages = [1, 2, 3].map((id) => ({ ...aMessageAt(chat, id, author), id }))
    const loaded = (some: typeof messages): AppEvent => ({
      type: "ChatMessagesLoaded",
      chatKey: chat.key,
      messages: some,
    })
    const one = deviceLog(1, [account, loaded(messages)])
    const other = deviceLog(2, [account, loaded(messages.filter(({ id }) => id !== 2))])
    expect(found(one, other)).toEqual({ has: 0, asOf: 2, other: undefined, paths: [] })
    expect(found(one, deviceLog(2, [account, loaded(messages.slice(1))]))).toBeNull()
  })

  it("are alike wherever one of them ends, and differ first by what one of them lost", () => {
    const epoch = Date.parse(momentOf(0))
    const { envelopes } = busyLog(3, 300)
    const life = (envelopes as readonly Envelope[]).map(({ event, at, origin }): Told =>
      origin === "hub" ? [(Date.parse(at) - epoch) / 1_000, event] : event,
    )
    const whole = deviceLog(1, [account, ...life])
    const changes = life.flatMap((one, at) => (isTold(one) && one[1].type === "DealCreated" ? [at] : []))
    fc.assert(
      fc.property(fc.nat({ max: life.length }), fc.constantFrom(...changes), (end, lost) => {
        expect(pair(whole, deviceLog(2, [account, ...life.slice(0, end)])).first).toBeNull()
        const first = found(whole, deviceLog(2, [account, ...life.toSpliced(lost, 1)]))
        const [cursor] = life[lost] as readonly [number, AppEvent]
        expect([null, cursor]).toContain(first?.asOf ?? null)
      }),
      { numRuns: 5 },
    )
  })
})

describe("two accounts of one trade", () => {
  const mine = (all: readonly Told[]): LogIndex => deviceLog(1, [account, ...all])
  /** The other side's cursors are its own. */
  const theirs = (all: readonly Told[]): LogIndex => deviceLog(2, [another, ...all])
  const shift = ([cursor, type, deal]: DealNews): Told => told([cursor + 500, type, { ...deal, asOf: cursor + 500 }])

  it("differ where one still shows what the other knows the end of, by the server's dates", () => {
    const news: Told = [530, { type: "DealCreated", deal: { ...aDealAt(2, 530), updatedDate: momentOf(20) } }]
    const [one, other] = [mine([told(made), told(closed)]), theirs([shift(made), news])]
    expect(pair(one, other).isOneAccount).toBe(false)
    expect(found(one, other)).toEqual({
      has: 0,
      asOf: Date.parse(momentOf(12)),
      other: Date.parse(momentOf(10)),
      paths: ["status"],
    })
    expect(found(one, theirs([shift(made)]))).toBeNull()
    expect(found(one, theirs([shift(made), shift(closed), news]))).toBeNull()
  })

  it("differ where one never shows a deal of its own that the other has", () => {
    const between: Deal = { ...aDealAt(2, 10), createdDate: momentOf(10) }
    const one = mine([told([10, "DealCreated", between])])
    const newsAt = (cursor: number, at: number): Told => [
      cursor,
      { type: "DealCreated", deal: { ...aDealAt(6, cursor), createdDate: momentOf(at), updatedDate: momentOf(at) } },
    ]
    const [before, after] = [newsAt(501, 5), newsAt(520, 20)]
    expect(found(one, theirs([before, after]))).toEqual({
      ...{ has: 0, asOf: Date.parse(momentOf(10)) },
      ...{ other: undefined, paths: [] },
    })
    // A log that ends before, or was away meanwhile, or is of neither side, need not show it.
    for (const heard of [[before], [before, { type: "GapFilled" }, after]] satisfies (readonly Told[])[])
      expect(found(one, theirs(heard))).toBeNull()
    expect(found(mine([told(made)]), theirs([before, after]))).toBeNull()
  })

  it("say of which kinds the facts are that they share", () => {
    expect(pair(mine([told(made)]), theirs([shift(made)])).compared).toEqual({ "deals.byKey": 2 })
  })
})
