/** The demo's texts: all categories, towns and languages, and nothing that the house itself would refuse. */
import { describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { textLimits } from "../../../src/domain/limits.ts"
import { currencies } from "../../../src/domain/currencies.ts"
import { measurementUnits, minorOf } from "../../../src/domain/prices.ts"
import { graphemeCount } from "../../../src/domain/graphemes.ts"
import { cleanName, listingNameRules, multiLine, personNameRules, textAreaRules } from "../../../src/domain/text.ts"
import { en } from "../../../server/data/classificator/en.ts"
import { towns } from "../../../server/data/gazetteer.ts"
import { demoOffers, demoOrders } from "../../../server/demo/content/all.ts"
import { demoExecutants } from "../../../server/demo/content/executants.ts"
import { demoFeedback } from "../../../server/demo/content/feedback.ts"
import { anyTalks } from "../../../server/demo/content/any-talks.ts"
import { specialTalks } from "../../../server/demo/content/talks.ts"
import { pairTalks } from "../../../server/demo/talks.ts"
import { automaticPolicy } from "../../../server/domain/moderation/policy.ts"

const listings = [...demoOrders, ...demoOffers]
const demoTalks = [...specialTalks, ...anyTalks]
const longestName = 80

const refusal = (name: string, description: string) => automaticPolicy.decide({ name, description, isDuplicate: false })

const twice = (texts: readonly string[]): readonly string[] => texts.filter((text, at) => texts.indexOf(text) !== at)

const townsIn = (country: "DE" | "PL"): Set<string> =>
  new Set(listings.filter((listing) => listing.country === country).map(({ town }) => town))

const children = Object.entries(en).flatMap(([icon, [, ...names]]) => names.map((name) => `${icon}: ${name}`))

describe("the demo's listings", () => {
  it.each([
    ["orders", demoOrders],
    ["offers", demoOffers],
  ] as const)("has %s in every category", (_, some) => {
    const there = new Set(some.map(({ category: [icon, child] }) => `${icon}: ${child}`))
    expect(children.filter((child) => !there.has(child))).toEqual([])
    expect([...there].filter((child) => !children.includes(child))).toEqual([])
  })

  it.each(listings)("could have typed $name", ({ name, description, price, radiusKm }) => {
    expect(listingNameRules(name)).toEqual([])
    expect(cleanName(name)).toBe(name)
    expect(graphemeCount(name)).toBeLessThanOrEqual(longestName)
    expect(textAreaRules(description, textLimits.listingDescription)).toEqual([])
    expect(multiLine(description)).toBe(description)
    expect(refusal(name, description)).toBeNull()
    if (price !== null) expect(minorOf(price[0])).not.toBeNull()
    expect(radiusKm).toBeGreaterThan(0)
    expect(radiusKm).toBeLessThanOrEqual(200)
  })

  it("says when: orders always, offers both days or none", () => {
    expect(demoOrders.filter(({ startsInDays }) => startsInDays === null)).toEqual([])
    const inside = (days: number | null, most: number) => days !== null && days >= 1 && days <= most
    const odd = listings.filter(
      ({ startsInDays, lastsDays }) =>
        !(startsInDays === null && lastsDays === null) && !(inside(startsInDays, 60) && inside(lastsDays, 90)),
    )
    expect(odd).toEqual([])
  })

  it("is in many towns of both countries, all of the gazetteer", () => {
    const known = new Set(towns.map(({ name, country }) => `${name}, ${country}`))
    const places = [...listings, ...demoExecutants].map(({ town, country }) => `${town}, ${country}`)
    expect(places.filter((place) => !known.has(place))).toEqual([])
    expect(townsIn("DE").size).toBeGreaterThanOrEqual(40)
    expect(townsIn("PL").size).toBeGreaterThanOrEqual(20)
  })

  it("speaks all languages, and knows all currencies and units", () => {
    expect([...new Set(listings.map(({ language }) => language))].toSorted()).toEqual(languages.toSorted())
    const prices = listings.flatMap(({ price }) => (price === null ? [] : [price]))
    expect([...new Set(prices.map(([, , currency]) => currency))].toSorted()).toEqual(currencies.toSorted())
    expect([...new Set(prices.map(([, unit]) => unit))].toSorted()).toEqual(measurementUnits.toSorted())
    expect(prices.length).toBeLessThan(listings.length)
  })

  it("says nothing twice", () => {
    expect(twice(listings.map(({ name }) => name))).toEqual([])
    expect(twice(listings.map(({ description }) => description))).toEqual([])
  })
})

describe("the demo's executants", () => {
  it("are in every root category, and plainly invented", () => {
    expect([...new Set(demoExecutants.map(({ icon }) => icon))].toSorted()).toEqual(Object.keys(en).toSorted())
    expect(demoExecutants.filter(({ name }) => !name.startsWith("Demo "))).toEqual([])
    expect(twice(demoExecutants.map(({ name }) => name))).toEqual([])
  })

  it.each(demoExecutants)("could have typed $name", ({ name, description }) => {
    expect(personNameRules(name)).toEqual([])
    expect(textAreaRules(description, textLimits.profileText)).toEqual([])
    expect(refusal(name, description)).toBeNull()
  })
})

describe("the demo's talks and feedback", () => {
  it("are short talks of both sides, in six languages", () => {
    expect(demoTalks.length).toBeGreaterThanOrEqual(12)
    expect(new Set(demoTalks.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6)
    for (const { messages } of demoTalks) {
      expect(messages.length).toBeGreaterThanOrEqual(4)
      expect(messages.length).toBeLessThanOrEqual(9)
      expect(new Set(messages.map(({ from }) => from)).size).toBe(2)
      for (const { text } of messages) {
        expect(textAreaRules(text, textLimits.chatMessage)).toEqual([])
        expect(refusal("", text)).toBeNull()
      }
    }
  })

  it("are about what their listings are about", () => {
    const children = new Set<string>(Object.values(en).flatMap(([, ...names]) => names))
    expect(specialTalks.flatMap(({ about }) => about ?? []).filter((name) => !children.has(name))).toEqual([])
    const pairs = pairTalks()
    expect(pairs.length).toBeGreaterThan(30)
    const strange = pairs.filter(
      ({ story: { listing }, talk: { language, about } }) =>
        language !== listing.text.language || about?.includes(listing.text.category[1]) === false,
    )
    expect(strange.map(({ story, talk }) => [story.listing.text.name, talk.messages[0]?.text])).toEqual([])
  })

  it.each(["executant", "customer"] as const)("is feedback about each %s, mostly content", (about) => {
    const some = demoFeedback.filter((one) => one.about === about)
    const content = some.filter(({ rating }) => rating >= 4)
    expect(some.length).toBeGreaterThanOrEqual(30)
    expect(content.length / some.length).toBeGreaterThan(0.8)
    expect(content.length).toBeLessThan(some.length)
    expect(twice(some.map(({ text }) => text))).toEqual([])
    for (const { text } of some) {
      expect(textAreaRules(text, textLimits.feedbackDetails)).toEqual([])
      expect(refusal("", text)).toBeNull()
    }
  })
})
