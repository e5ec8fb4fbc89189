/**
 * Every recorded envelope becomes one of today's, or unknown with a reason; upcasting never throws. architecture:
 * Events, rule 5. Law 6.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { eventVersions } from "../../src/events/versions.ts"
import type { RecordedEnvelope, RecordedEvent } from "../../src/log/codec.ts"
import { replayLog } from "../../src/log/replay.ts"
import { eventTypes } from "../../src/log/redaction-catalogue.ts"
import { createUpcast, upcast, type Upcaster } from "../../src/log/upcasters.ts"
import { aHeader, enveloped, someEnvelopes } from "../arbitraries/logs.ts"

const aType = fc.oneof(
  fc.constantFrom<string>(...eventTypes),
  fc.constantFrom("OrderPosted", "__proto__", "constructor", "toString", ""),
  fc.string(),
)

const anyRecorded: fc.Arbitrary<RecordedEnvelope> = fc
  .tuple(aType, fc.dictionary(fc.string(), fc.jsonValue()), fc.integer({ min: 1, max: 9 }))
  .map(([type, fields, v]) => ({ ...enveloped({ type: "SignedIn" }), v, event: { ...fields, type } }))

describe("upcasting", () => {
  it("is total", () => {
    fc.assert(
      fc.property(anyRecorded, (recorded) => {
        const read = upcast(recorded)
        if ("envelope" in read) expect(eventTypes).toContain(read.envelope.event.type)
        else if ("dropped" in read) expect(read.dropped).toBe(recorded)
        else {
          expect(read.unknown).toBe(recorded)
          expect(read.why).not.toBe("")
        }
      }),
      { numRuns: 1000 },
    )
  })

  it("leaves today's events as they are", () => {
    fc.assert(
      fc.property(someEnvelopes(), (envelopes) => {
        for (const envelope of envelopes) expect(upcast(envelope)).toEqual({ envelope })
      }),
    )
  })

  it("is total over any upcasters: some rename in circles, some throw, some lead nowhere", () => {
    const names = ["A", "B", "C"]
    const renamed =
      (type: string): Upcaster =>
      () => ({ type })
    const gone: Upcaster = () => null
    const failing: Upcaster = () => {
      throw new Error("It had no price.")
    }
    const anUpcaster: fc.Arbitrary<Upcaster> = fc.oneof(
      fc.constant((event: RecordedEvent) => event),
      fc.constantFrom(...names, "D").map(renamed),
      fc.constantFrom(failing, gone),
    )
    const aTable = fc.dictionary(fc.constantFrom(...names), fc.dictionary(fc.constantFrom("1", "2"), anUpcaster))
    fc.assert(
      fc.property(aTable, fc.constantFrom(...names, "D"), fc.integer({ min: 1, max: 3 }), (upcasters, type, v) => {
        const read = createUpcast({ upcasters, isKnown: (one) => one === "A" || one === "B", versionOf: () => 3 })({
          ...enveloped({ type: "SignedIn" }),
          v,
          event: { type },
        })
        if ("envelope" in read) expect(read.envelope.v).toBe(3)
        else if ("unknown" in read) expect(read.why).toMatch(/\.$|Error/u)
      }),
      { numRuns: 500 },
    )
  })

  it("goes version by version, and from an old name to the new one", () => {
    const toCurrent = createUpcast({
      upcasters: {
        OrderPosted: { 1: ({ type: _, ...rest }) => ({ type: "ListingSubmitted", ...rest }) },
        ListingSubmitted: { 1: (event) => ({ ...event, price: null }) as RecordedEvent },
      },
      isKnown: (type) => type === "ListingSubmitted",
      versionOf: () => 2,
    })
    const old: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type: "OrderPosted" } }
    expect(toCurrent(old)).toMatchObject({ envelope: { v: 2, event: { type: "ListingSubmitted", price: null } } })
  })
})

describe("an event that is gone", () => {
  it.each([
    ["OrderDraftTaken", { draftId: "d1", orderKey: "o1" }],
    ["ListingDraftTaken", { draftId: "d1", listingKey: "o1" }],
  ])("%s is dropped", (type, was) => {
    const recorded: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type, ...was } }
    expect(upcast(recorded)).toEqual({ dropped: recorded })
  })

  it("leaves no note in a replay, and its number is no gap", () => {
    const recorded = ["SignedIn", "ListingDraftTaken", "SignedIn"].map((type, index): RecordedEnvelope => ({
      ...enveloped({ type: "SignedIn" }),
      seq: index + 1,
      event: { type },
    }))
    const [header] = fc.sample(aHeader, 1)
    if (header === undefined) throw new Error("There is no header.")
    const { notes, violations } = replayLog({ header, envelopes: recorded })
    expect([notes, violations]).toEqual([[], []])
  })
})

describe("chat events of version 1", () => {
  const said = { key: "m1", text: "Hello!" }
  const about = { ...said, context: null, files: [], filesEnd: null, isRemoved: false, asOf: 0 }
  const cases: readonly (readonly [string, object, object])[] = [
    ["ChatMessageSent", { message: said }, { message: about }],
    ["ChatMessagesLoaded", { messages: [said, said] }, { messages: [about, about] }],
    ["ChatCreated", { chat: { lastMessage: null } }, { chat: { lastMessage: null } }],
    ["ChatRead", { chat: { lastMessage: said } }, { chat: { lastMessage: about } }],
    ["ChatsLoaded", { chats: [{ lastMessage: said }] }, { chats: [{ lastMessage: about }] }],
    [
      "ChatMessageReceived",
      { chat: { lastMessage: said }, message: said },
      { chat: { lastMessage: about }, message: about },
    ],
  ]

  it.each(cases)("%s is about no listing, has no files, and is still there", (type, before, after) => {
    const recorded: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type, ...before } }
    expect(upcast(recorded)).toEqual({ envelope: { ...recorded, v: 4, event: { type, ...after } } })
  })
})

describe("deal events from before their listing had a kind and a place", () => {
  const deal = { subject: { key: "o1" } }
  const sorted = { subject: { key: "o1", kind: "Order" } }
  const placed = { subject: { key: "o1", kind: "Order", place: null } }

  it.each([
    ["DealLoaded", 1, 3, { deal }, { deal: placed }],
    ["DealCreated", 1, 3, { deal }, { deal: placed }],
    ["DealsPageLoaded", 1, 3, { deals: [deal, deal] }, { deals: [placed, placed] }],
    ["DealsPageLoaded", 2, 3, { deals: [sorted] }, { deals: [placed] }],
    ["DealClosed", 1, 2, { deal: sorted }, { deal: placed }],
    ["DealCanceled", 1, 2, { deal: sorted }, { deal: placed }],
  ])("%s of version %d is of an order, somewhere", (type, v, today, was, is) => {
    const recorded: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), v, event: { type, ...was } }
    expect(upcast(recorded)).toEqual({ envelope: { ...recorded, v: today, event: { type, ...is } } })
  })
})

describe("events about orders, from before there were listings", () => {
  const participant = { key: "p1" }
  const was = { key: "o1", customer: participant, views: 2 }
  const is = { kind: "Order", key: "o1", owner: participant, views: 2, place: null }
  const applied = { key: "a1", order: { key: "o1", name: "Gate" } }
  const applies = { key: "a1", listing: { kind: "Order", key: "o1", name: "Gate" } }
  const change = [
    { orderKey: "o1", applications: [applied], counts: null },
    { listingKey: "o1", applications: [applies], counts: null },
  ] as const
  const query = { tab: "active", page: 1 }

  const cases: readonly (readonly [before: string, after: string, before: object, after: object])[] = [
    ...["Loaded", "Submitted", "Published", "Refused", "Archived", "Changed"].map(
      (what) => [`Order${what}`, `Listing${what}`, { order: was }, { listing: is }] as const,
    ),
    ["PublicOrderLoaded", "PublicListingLoaded", { order: was }, { listing: is }],
    ["OrderUnavailable", "ListingUnavailable", { key: "o1" }, { kind: "Order", key: "o1" }],
    [
      "OwnOrdersPageLoaded",
      "OwnListingsPageLoaded",
      { query, count: 1, orders: [was], asOf: 3 },
      { kind: "Order", executantKey: null, query, count: 1, listings: [is], asOf: 3 },
    ],
    [
      "OrderApplicationsPageLoaded",
      "ListingApplicationsPageLoaded",
      { orderKey: "o1", query, applications: [applied] },
      { listingKey: "o1", query: { ...query, interest: "all" }, applications: [applies] },
    ],
    [
      "ExecutantApplicationsPageLoaded",
      "SentApplicationsPageLoaded",
      { executantKey: "e1", query, applications: [applied] },
      { profileKey: "e1", query, applications: [applies] },
    ],
    ["ApplicationCountsLoaded", "ApplicationCountsLoaded", { orderKey: "o1" }, { listingKey: "o1" }],
    ...["Sent", "Canceled", "Accepted", "Rejected", "Changed"].map(
      (what) => [`Application${what}`, `Application${what}`, ...change] as const,
    ),
    ["ApplicationsRead", "ApplicationsRead", ...change],
    [
      "SearchAnswered",
      "SearchAnswered",
      { query: { type: "orders", term: "gate" }, orders: [was] },
      {
        query: { kind: "Order", term: "gate", minPrice: null, maxPrice: null, place: null },
        listings: [is],
      },
    ],
    ["UploadStarted", "UploadStarted", { id: "f1", orderKey: "o1" }, { id: "f1", holder: "o1" }],
  ]

  it.each(cases)("%s is %s of an order", (before, after, old, now) => {
    const recorded: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type: before, ...old } }
    const v = (eventVersions as Readonly<Record<string, number>>)[after] ?? 1
    expect(upcast(recorded)).toEqual({ envelope: { ...recorded, v, event: { type: after, ...now } } })
  })
})
