/** The same events in any order, some of them twice, lead to the same read models. architecture: Events, rule 2. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Envelope } from "../../src/events/envelope.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { chatMessages } from "../../src/projections/chat.ts"
import { foldPlain } from "../../src/projections/fold.ts"
import { aHistory, deliveries } from "../arbitraries/histories.ts"

const aDelivery = aHistory.chain((history) => deliveries(history.facts).map((told) => ({ history, told })))

/** The toasts on screen depend on the order; the texts that were shown do not. */
const comparable = ({ toasts, ...models }: ReadModels): unknown => ({
  ...models,
  told: Object.keys(toasts.told.lately).toSorted(),
})

const folded = (envelopes: readonly Envelope[]): unknown => comparable(foldPlain(envelopes))

/** What an event says in toasts. */
const said = ({ event }: Envelope): readonly string[] => {
  if (event.type === "NotificationReceived") return [event.notification.id]
  if (event.type !== "ChatMessageReceived" || event.message.authorKey === event.unread.profileKey) return []
  return [event.message.key]
}

describe("any order and repetition of what hubs and answers say", () => {
  it("leads to the same read models", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, told }) => {
        expect(folded(told)).toEqual(folded(history.facts))
      }),
      { numRuns: 300 },
    )
  })

  it("changes nothing any more once all of it is known", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, told }) => {
        const known = foldPlain(history.facts)
        const before = JSON.stringify(comparable(known))
        expect(JSON.stringify(comparable(foldPlain(told, known)))).toBe(before)
      }),
    )
  })

  it("keeps the messages of a chat in the server's order", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, told }) => {
        const { chat } = foldPlain(told)
        for (const chatKey of history.end.chats.keys()) {
          const ids = (chatMessages(chat, chatKey) ?? []).map(({ id }) => id)
          expect(ids).toEqual(ids.toSorted((a, b) => a - b))
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
    )
  })

  it("draws the files of messages as the newest answer would", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, told }) => {
        const { chat } = foldPlain(told)
        for (const [chatKey, said] of history.end.messages) {
          const end = new Map(said.map(({ key, files }) => [key, files]))
          for (const { key, files } of chatMessages(chat, chatKey) ?? []) expect(files).toEqual(end.get(key))
        }
      }),
    )
  })

  it("says each thing in a toast once, at most three at a time", () => {
    fc.assert(
      fc.property(aDelivery, ({ told }) => {
        const { toasts } = foldPlain(told)
        expect(toasts.told.count).toBe(new Set(told.flatMap(said)).size)
        expect(toasts.toasts.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
