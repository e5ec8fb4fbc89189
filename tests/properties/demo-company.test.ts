/** The demo company does no more for anybody than it may, whatever it notices. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { classificator } from "../../server/data/classificator.ts"
import type { Plan } from "../../server/demo-company/acts.ts"
import { decide } from "../../server/demo-company/deciding.ts"
import { createDiary, usualLimits } from "../../server/demo-company/diary.ts"
import { nothingSaid, type Colleague, type Party, type Sight, type Talk } from "../../server/demo-company/sights.ts"
import { tradeOf } from "../../server/demo-company/trades.ts"
import { words } from "../../server/demo-company/words/spoken.ts"
import { languages, type Language } from "../../src/domain/languages.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { runs } from "./runs.ts"

const trade = fc.constantFrom(...classificator.map(({ key }) => tradeOf(key)))
const language = fc.constantFrom(...languages)
/** The signs of a text where something was not there. */
const holes = /undefined|null|NaN|\[object/u
const name = fc.string({ minLength: 2, maxLength: 255, unit: "grapheme" }).filter((text) => !holes.test(text))

const colleague: fc.Arbitrary<Colleague> = fc.oneof(
  fc.record({
    key: fc.uuid(),
    side: fc.constant("Customer" as const),
    owner: fc.constantFrom("a", "b", "c"),
    trade: fc.constant(null),
  }),
  fc.record({
    key: fc.uuid(),
    side: fc.constant("Executant" as const),
    owner: fc.constantFrom("a", "b", "c"),
    trade,
  }),
)
const by: fc.Arbitrary<Party> = fc.record({
  key: fc.uuid(),
  type: fc.constantFrom("Customer" as const, "Executant" as const),
  name,
})
const price = fc.option(
  fc.record({
    value: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
    measurementUnit: fc.constantFrom("Service" as const, "Day" as const, "Hour" as const),
    currency: fc.record({ code: fc.constantFrom("EUR" as const, "PLN" as const) }),
  }),
)
const listing = fc.record({
  kind: fc.constantFrom("Order" as const, "Offer" as const),
  key: fc.uuid(),
  name,
  price: price.map((rate) => ({ byAgreement: rate === null, rate })),
})
const saying = fc.oneof(
  fc.string({ maxLength: 300, unit: "grapheme" }),
  fc.constantFrom("", "How much?", "Hello", "Wann können Sie kommen?", "thanks 👍", "No", "Ja, gern"),
)

const sight = (me: Colleague): fc.Arbitrary<Sight> =>
  fc.oneof(
    fc.record({ saw: fc.constant("Listing" as const), listing, by, trade, language }),
    fc.record({
      saw: fc.constant("Application" as const),
      me: fc.constant(me),
      by,
      listing,
      applicationKey: fc.uuid(),
    }),
    fc.record({ saw: fc.constant("Withdrawal" as const), by, applicationKey: fc.uuid() }),
    fc.record({
      saw: fc.constant("Message" as const),
      me: fc.constant(me),
      by,
      chatKey: fc.uuid(),
      messageKey: fc.uuid(),
      text: saying,
      language,
    }),
    fc.record({ saw: fc.constant("Deal" as const), me: fc.constant(me), by, dealKey: fc.uuid(), listing }),
    fc.record({
      saw: fc.constant("DealEnd" as const),
      me: fc.constant(me),
      by,
      dealKey: fc.uuid(),
      how: fc.constantFrom("Closed" as const, "Canceled" as const),
    }),
  )

const situation = fc
  .tuple(fc.array(colleague, { maxLength: 8 }), colleague, fc.boolean())
  .chain(([others, me, isFree]) =>
    fc.record({
      colleagues: fc.constant(isFree ? [...others, me] : others),
      sight: sight(me),
      talk: fc.record({ language: fc.option(language), about: fc.option(listing), hasDeal: fc.boolean() }),
    }),
  )

const textOf = ({ act }: Plan): string | null => {
  if (act.do === "Say") return act.text
  return act.do === "Rate" ? act.details : null
}

const storyMs = 120_000

describe("a decision", () => {
  it("speaks of its listing first: a conversation that begins with it is named by it", () => {
    fc.assert(
      fc.property(situation, ({ colleagues, sight: seen, talk }) => {
        if (!("listing" in seen)) return
        const said = decide(seen, colleagues, talk).plans.flatMap(({ act }) => (act.do === "Say" ? [act] : []))
        expect(said.slice(0, 1).every(({ about }) => about === seen.listing)).toBe(true)
      }),
      runs(300),
    )
  })

  it("is about who did something, by those who are free, in words, and soon", () => {
    fc.assert(
      fc.property(situation, ({ colleagues, sight: seen, talk }) => {
        const { plans, talks } = decide(seen, colleagues, talk)
        for (const plan of plans) {
          expect(colleagues).toContain(plan.as)
          expect(plan.afterMs).toBeGreaterThan(0)
          expect(plan.afterMs).toBeLessThan(storyMs)
          if (plan.act.do === "Say") expect(plan.act.to).toBe(seen.by)
          if (plan.act.do === "Rate") expect(plan.act.whom).toBe(seen.by)
          const text = textOf(plan)
          if (text === null) continue
          expect(text).not.toMatch(holes)
          expect(text.trim()).not.toBe("")
          expect([...text].length).toBeLessThan(textLimits.chatMessage.max)
        }
        for (const [pair] of talks) expect(pair.endsWith(`/${seen.by.key}`)).toBe(true)
        expect(decide(seen, colleagues, talk)).toEqual({ over: expect.any(Array), plans, talks })
      }),
      runs(300),
    )
  })

  it("sends at most two different people to a listing, of whom one writes", () => {
    fc.assert(
      fc.property(situation, ({ colleagues, sight: seen, talk }) => {
        if (seen.saw !== "Listing") return
        const { plans } = decide(seen, colleagues, talk)
        const applied = plans.filter(({ act }) => act.do === "Apply")
        expect(applied.length).toBeLessThanOrEqual(2)
        expect(new Set(applied.map(({ as }) => as.owner)).size).toBe(applied.length)
        expect(plans.length - applied.length).toBe(Math.min(1, applied.length))
        const side = seen.listing.kind === "Order" ? "Executant" : "Customer"
        for (const { as } of applied) expect(as.side).toBe(side)
        const works = ({ owner }: Colleague): boolean =>
          colleagues.some((one) => one.owner === owner && one.side === "Executant")
        if (seen.listing.kind === "Offer") expect(applied.some(({ as }) => works(as))).toBe(false)
        if (seen.listing.kind === "Order") for (const { as } of applied) expect(as.trade).toBe(seen.trade)
      }),
      runs(300),
    )
  })

  it("answers a message once, instead of what it had not answered yet", () => {
    fc.assert(
      fc.property(situation, ({ colleagues, sight: seen, talk }) => {
        if (seen.saw !== "Message" || !colleagues.includes(seen.me)) return
        const { over, plans } = decide(seen, colleagues, talk)
        expect(plans.map(({ act }) => act.do)).toEqual(["ReadChat", "Say"])
        expect(over).toEqual([...new Set(plans.map(({ topic }) => topic))])
      }),
      runs(300),
    )
  })
})

describe("the diary", () => {
  const me: Colleague = { key: "me", side: "Customer", owner: "a", trade: null }
  const plan = (afterMs: number, topic = "t"): Plan => ({
    afterMs,
    topic,
    as: me,
    act: { do: "Close", dealKey: topic },
  })
  const flood = fc.array(fc.tuple(fc.constantFrom("x", "y"), fc.integer({ min: 0, max: 60_000 })), { maxLength: 200 })

  it("does for one what it would do without the others", () => {
    fc.assert(
      fc.property(flood, fc.integer({ min: 1, max: 60_000 }), (others, afterMs) => {
        const diary = createDiary(usualLimits)
        for (const [person, after] of others) diary.add(person, [plan(after)], 0)
        diary.add("me", [plan(afterMs, "mine")], 0)
        for (const [person] of others) diary.next(person, afterMs - 1)
        expect(diary.next("me", afterMs - 1)).toBeNull()
        expect(diary.next("me", afterMs)).toEqual(plan(afterMs, "mine"))
      }),
      runs(200),
    )
  })

  it("does no more for anybody than it may, however much there is, and in the order of time", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 300 }), (delays) => {
        const diary = createDiary(usualLimits)
        const done: number[] = []
        for (let now = 0; now < usualLimits.windowMs; now += usualLimits.gapMs) {
          diary.add("me", [plan(delays[done.length % delays.length] ?? 0)], now)
          if (diary.next("me", now) !== null) done.push(now)
        }
        expect(done.length).toBeLessThanOrEqual(usualLimits.acts)
        diary.add(
          "her",
          delays.map((delay) => plan(delay)),
          0,
        )
        const taken = Array.from({ length: 400 }, (_, turn) => diary.next("her", 6_000 + turn * usualLimits.gapMs))
        const due = taken.flatMap((one) => one?.afterMs ?? [])
        expect(due.length).toBe(Math.min(delays.length, usualLimits.waiting))
        expect(due).toEqual(due.toSorted((a, b) => a - b))
      }),
      runs(20),
    )
  })

  it("gives up what is over, and what nobody came back for", () => {
    const diary = createDiary(usualLimits)
    diary.add("me", [plan(10, "a"), plan(20, "b")], 0)
    diary.giveUp("a")
    expect(diary.next("me", 100)?.topic).toBe("b")
    diary.add("me", [plan(10, "a")], 200)
    diary.giveUp("a", "somebody else")
    expect(diary.next("me", 1_000)?.topic).toBe("a")
    diary.add("me", [plan(10, "a")], 1_000)
    diary.giveUp("a", me.key)
    expect(diary.next("me", 2_000)).toBeNull()
    diary.add("me", [plan(10, "late")], 0)
    expect(diary.next("me", usualLimits.patienceMs + 20)).toBeNull()
  })

  it("counts the listings of an hour", () => {
    const diary = createDiary(usualLimits)
    const taken = Array.from({ length: 10 }, () => diary.takeListing("me", 5))
    expect(taken.filter((one) => one)).toHaveLength(usualLimits.listings)
    expect(diary.takeListing("her", 5)).toBe(true)
    expect(diary.takeListing("me", 5 + usualLimits.listingsWindowMs)).toBe(true)
  })
})

describe("a message", () => {
  const me: Colleague = { key: "me", side: "Customer", owner: "a", trade: null }
  const her: Party = { key: "her", type: "Executant", name: "Her" }
  const bySomebody = { saw: "Message", me, by: her, chatKey: "chat", messageKey: "message" } as const
  const answeredIn = (text: string, language: Language, before: Talk): Language | null | undefined =>
    decide({ ...bySomebody, text, language }, [me], before).talks[0]?.[1].language

  it("is answered in its own language, and otherwise in that of the talk", () => {
    const german = { ...nothingSaid, language: "de-DE" } as const
    expect(answeredIn("What about the garden, when would you do it?", "en-US", german)).toBe("en-US")
    expect(answeredIn("Können Sie am Montag?", "en-US", { ...german, language: "fr-FR" })).toBe("de-DE")
    for (const text of ["👍", "", "super", "um neun"]) expect(answeredIn(text, "en-US", german)).toBe("de-DE")
  })

  it("that begins a talk is answered as the server says that it is written", () => {
    for (const language of languages) expect(answeredIn("ok", language, nothingSaid)).toBe(language)
  })

  it("says a price as people write it", () => {
    const rate = { value: 250.5, measurementUnit: "Hour", currency: { code: "EUR" } } as const
    expect(words["en-US"].price(rate)).toBe("250.50 EUR an hour")
    expect(words["de-DE"].price({ ...rate, value: 20 })).toBe("20 EUR in der Stunde")
  })
})
