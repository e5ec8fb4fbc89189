/**
 * Every recorded envelope becomes one of today's, or unknown with a reason; upcasting never throws. architecture:
 * Events, rule 5.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { RecordedEnvelope, RecordedEvent } from "../../src/log/codec.ts"
import { eventTypes } from "../../src/log/redaction-catalogue.ts"
import { createUpcast, upcast, type Upcaster } from "../../src/log/upcasters.ts"
import { enveloped, someEnvelopes } from "../arbitraries/logs.ts"

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
    const failing: Upcaster = () => {
      throw new Error("It had no price.")
    }
    const anUpcaster: fc.Arbitrary<Upcaster> = fc.oneof(
      fc.constant((event: RecordedEvent) => event),
      fc.constantFrom(...names, "D").map(renamed),
      fc.constant(failing),
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
        else expect(read.why).toMatch(/\.$|Error/u)
      }),
      { numRuns: 500 },
    )
  })

  it("goes version by version, and from an old name to the new one", () => {
    const toCurrent = createUpcast({
      upcasters: {
        OrderPosted: { 1: ({ type: _, ...rest }) => ({ type: "OrderSubmitted", ...rest }) },
        OrderSubmitted: { 1: (event) => ({ ...event, price: null }) as RecordedEvent },
      },
      isKnown: (type) => type === "OrderSubmitted",
      versionOf: () => 2,
    })
    const old: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type: "OrderPosted" } }
    expect(toCurrent(old)).toMatchObject({ envelope: { v: 2, event: { type: "OrderSubmitted", price: null } } })
  })
})

describe("chat events of version 1", () => {
  const said = { key: "m1", text: "Hello!" }
  const about = { ...said, context: null }
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

  it.each(cases)("%s is about no listing", (type, before, after) => {
    const recorded: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type, ...before } }
    expect(upcast(recorded)).toEqual({ envelope: { ...recorded, v: 2, event: { type, ...after } } })
  })
})

describe("deal events of version 1", () => {
  const { before, after } = { before: { subject: { key: "o1" } }, after: { subject: { key: "o1", kind: "Order" } } }

  it.each([
    ["DealLoaded", { deal: before }, { deal: after }],
    ["DealCreated", { deal: before }, { deal: after }],
    ["DealsPageLoaded", { deals: [before, before] }, { deals: [after, after] }],
  ])("%s is of an order", (type, was, is) => {
    const recorded: RecordedEnvelope = { ...enveloped({ type: "SignedIn" }), event: { type, ...was } }
    expect(upcast(recorded)).toEqual({ envelope: { ...recorded, v: 2, event: { type, ...is } } })
  })
})
