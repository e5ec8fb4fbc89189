/** A push is small whatever the names are, in every language, and never says more than names. */
import fc from "fast-check"
import { expect, it } from "vitest"
import type { PushPayload } from "../../../server/contract/pushes.ts"
import { pushTitles } from "../../../server/data/push-titles.ts"
import { maxPayloadBytes, pushMessage, type Pushed } from "../../../server/push/wording.ts"
import { languages, type Language } from "../../../src/domain/languages.ts"
import { notificationSources } from "../../../src/domain/notifications.ts"

const key = "4c1f6a52-6a0b-4d7e-9d51-3a51f4b6c001"
const createdAt = "2026-01-02T03:04:05.678Z"

const said = (pushed: Partial<Pushed>, language: Language = "en-US"): PushPayload => {
  const all: Pushed = { key, source: "Order", type: "OrderPublishedEvent", subject: {}, createdAt, ...pushed }
  return pushMessage(all, language).payload
}

/** A name that takes many bytes: beyond ASCII, escaped in JSON, one character of hundreds, or half of a pair. */
const name = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom("\u0001", '"', "\\", "🧑‍🎨", "ў", "\ud83e"), maxLength: 300 }),
  fc.nat({ max: 5_000 }).map((marks) => `a${"\u0301".repeat(marks)}`),
)

const pushed: fc.Arbitrary<Pushed> = fc.record({
  key: fc.uuid(),
  source: fc.constantFrom(...notificationSources),
  type: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(...Object.keys(pushTitles["en-US"]).map((kind) => `${kind}Event`)),
  ),
  createdAt: fc.constant(createdAt),
  subject: fc.record(
    {
      profileKey: fc.uuid(),
      orderKey: fc.uuid(),
      orderName: name,
      offerKey: fc.uuid(),
      offerName: name,
      applicationKey: fc.uuid(),
      dealKey: fc.uuid(),
      dealNumber: fc.nat(),
      chatKey: fc.uuid(),
      executantKey: fc.uuid(),
      executantName: name,
      customerName: name,
    },
    { requiredKeys: [] },
  ),
})

it("is small, whole and inside the app, whatever it is about", () => {
  fc.assert(
    fc.property(pushed, fc.constantFrom(...languages), (about, language) => {
      const { payload, topic } = pushMessage(about, language)
      expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(maxPayloadBytes)
      expect(topic).toMatch(/^[\w-]{32}$/u)
      const { title, target } = payload
      expect(Object.values(pushTitles[language])).toContain(title)
      expect(target).toMatch(/^\/\w/u)
    }),
    { numRuns: 1_000 },
  )
})

it("has different words for different kinds in each language", () => {
  for (const language of languages) {
    const titles = Object.values(pushTitles[language])
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.every((title) => title.length <= 60)).toBe(true)
  }
})

it("says the same of orders, offers and profiles, and neutral words of what it does not know", () => {
  const kinds = ["OrderExpiredEvent", "OfferExpiredEvent", "OfferApplicationCreatedEvent", "ExecutantBlockedEvent"]
  expect(kinds.map((type) => said({ type }).title)).toEqual([
    "Its time is over",
    "Its time is over",
    "New application",
    "Taken off by moderation",
  ])
  expect(["toString", "SomethingEvent"].map((type) => said({ type }).title)).toEqual(
    Array.from({ length: 2 }, () => "There is news for you"),
  )
})

it("names who and what, but not why", () => {
  const subject = { profileKey: key, orderKey: key, applicationKey: key, orderName: "Kitchen", executantName: "Bo" }
  const type = "ApplicationCreatedEvent"
  expect(said({ source: "Application", type, subject }, "pl-PL")).toMatchObject({
    title: "Nowe zgłoszenie",
    text: "Bo · Kitchen",
    tag: `Application/${key}`,
    target: `/orders/${key}/view/applications?participantKey=${key}`,
  })
  const deal = { profileKey: key, dealKey: key, dealNumber: 1234, orderKey: key, orderName: "Kitchen" }
  expect(said({ source: "Deal", type: "DealClosedEvent", subject: deal })).toMatchObject({
    text: "No.\u00A01\u00A0234 · Kitchen",
    tag: `Deal/${key}`,
    target: `/deals/${key}?participantKey=${key}`,
  })
  const refused = { orderName: "Kitchen", reason: "ContactDetails" } as const
  expect(said({ type: "OrderModerationFailedEvent", subject: refused }).text).toBe("Kitchen")
})

it("cuts between characters", () => {
  const { text } = said({ subject: { orderName: "🧑‍🎨".repeat(200) } })
  expect(text).toMatch(/^(?:🧑‍🎨)+…$/u)
})
