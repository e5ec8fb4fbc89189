/**
 * Read models let go of what nothing in sight needs: what is left is bounded, shows nothing wrong, and whatever the address
 * names stays. Law 25.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lettingGoEvery, readModelBounds } from "../../src/domain/limits.ts"
import type { Envelope } from "../../src/events/envelope.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { chatMessages } from "../../src/projections/chat-lists.ts"
import { dealByKey } from "../../src/projections/deals.ts"
import type { Entities } from "../../src/projections/entities.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { applyTo, initialModels } from "../../src/projections/fold.ts"
import { entityCount } from "../../src/projections/letting-go.ts"
import { keepSmall } from "../../src/projections/retention.ts"
import { aHistory, deliveries } from "../arbitraries/histories.ts"
import { keyOf, kinds } from "../arbitraries/keys.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { answer } from "../arbitraries/world-answers.ts"
import { aChatAt, aMessageAt } from "../arbitraries/world-entities.ts"
import { createWorkload } from "../bench/workload.ts"
import { shown } from "./shown-pages.ts"

interface Diet {
  /** The events after which something is let go of, repeated until all is folded. */
  readonly after: readonly boolean[]
  /** So many of each kind stay. */
  readonly most: number
}

const aDiet: fc.Arbitrary<Diet> = fc.record({
  after: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
  most: fc.integer({ min: 0, max: 3 }),
})

const boundsOf = (most: number) => ({ entities: { above: 3 * most, most }, pages: { above: most, most } })

const folded = (envelopes: readonly Envelope[], { after, most }: Diet, models = initialModels()): ReadModels => {
  envelopes.forEach((envelope, index) => {
    applyTo(models, [envelope], keepSmall)
    if (after[index % after.length] === true) keepSmall(models, boundsOf(most))
  })
  return models
}

const aDelivery = aHistory.chain((history) => deliveries(history.facts).map((delivered) => ({ history, delivered })))

/** The route as a fact, so that read models have something in sight. */
const at = (path: string, search = ""): Envelope => enveloped({ type: "RouteChanged", path, search })

const collectionsOf = (models: ReadModels): readonly (readonly [string, Entities<unknown>])[] => [
  ["own listings", models.listings.own],
  ["applications", models.applications.byKey],
  ["deals", models.deals.byKey],
  ["chats", models.chat.chats],
  ["messages", models.chat.messages],
  ["ranges of messages", models.chat.spans],
  ["sent messages", models.chat.sent],
  ["notifications", models.notifications.byId],
  ["who types", models.chatPresence.typing],
]

describe("read models that have let go of something", () => {
  it("show a page that agrees with a fresh answer, or says that it is stale", () => {
    let [agreed, behind] = [0, 0]
    fc.assert(
      fc.property(aDelivery, aDiet, ({ history, delivered }, diet) => {
        const models = folded(delivered, diet)
        for (const question of history.questions) {
          const fresh = answer(history.end, question)
          const page = shown(models, fresh)
          if (page === null || page === undefined) continue
          if (page.stale) {
            behind += 1
            continue
          }
          const now = shown(foldPlain([enveloped(fresh)]), fresh)
          expect({ question, ...page }).toEqual({ question, ...now })
          agreed += 1
        }
      }),
      { numRuns: 500 },
    )
    expect(agreed).toBeGreaterThan(100)
    expect(behind).toBeGreaterThan(20)
  })

  it("know a page again once it was asked for again", () => {
    fc.assert(
      fc.property(aDelivery, aDiet, ({ history, delivered }, diet) => {
        for (const question of history.questions) {
          const fresh = answer(history.end, question)
          const page = shown(
            foldPlain([enveloped(fresh)], () => folded(delivered, diet)),
            fresh,
          )
          if (page !== null) expect(page).toMatchObject({ stale: false })
        }
      }),
    )
  })

  it("keep whatever the address names", () => {
    fc.assert(
      fc.property(aHistory, aDiet, fc.nat(), ({ end, facts }, diet, which) => {
        const whole = foldPlain(facts)
        const [deals, chats] = [[...end.deals.keys()], [...end.chats.keys()]]
        const [deal, chat] = [deals[which % deals.length], chats[which % chats.length]]
        if (deal !== undefined) {
          const { deals: kept } = folded(facts, diet, foldPlain([at(`/deals/${deal}`)]))
          expect(dealByKey(kept, deal)).toEqual(dealByKey(whole.deals, deal))
        }
        if (chat !== undefined) {
          const { chat: kept } = folded(facts, diet, foldPlain([at("/chat", `?chatId=${chat}`)]))
          expect(chatMessages(kept, chat)).toEqual(chatMessages(whole.chat, chat))
        }
      }),
      { numRuns: 300 },
    )
  })

  it("show the end of a conversation without a gap, or know nothing of it", () => {
    const chat = aChatAt(1, 1)
    const one = aMessageAt(chat, 1, chat.participants[0])
    const messages = Array.from({ length: 9 }, (_, n) => ({
      ...one,
      key: keyOf(kinds.message, n),
      id: n + 1,
      asOf: n + 1,
    }))
    // The first message was taken back last, so that it is the newest fact of all.
    const removed = { ...one, ...messages[0], isRemoved: true, asOf: 10 }
    const facts = [
      ...messages.map((message) => enveloped({ type: "ChatMessageSent", message })),
      enveloped({ type: "ChatMessageRemoved", chat: null, message: removed, unread: null }),
    ]
    fc.assert(
      fc.property(aDiet, (diet) => {
        const models = folded(facts, diet)
        keepSmall(models, boundsOf(diet.most))
        const left = (chatMessages(models.chat, chat.key) ?? []).map(({ id }) => id)
        expect(left).toEqual(left.map((_, index) => 10 - left.length + index))
      }),
    )
  })

  it("come to the same in batches and one by one, and stay small over a busy day", () => {
    const workload = createWorkload(7)
    // The last event is one after which something is let go of.
    const envelopes = workload.next(30 * lettingGoEvery)
    const models = foldPlain(envelopes)
    const { entities, pages } = readModelBounds
    for (const [name, kind] of collectionsOf(models)) {
      const most = name.startsWith("pages") ? pages.above : entities.above
      expect({ name, isBounded: entityCount(kind) <= most }).toEqual({ name, isBounded: true })
    }
    const oneByOne = initialModels()
    for (const envelope of envelopes) applyTo(oneByOne, [envelope], keepSmall)
    expect(JSON.stringify(oneByOne)).toBe(JSON.stringify(models))
  })
})
