/**
 * The same events in any order, some of them twice, lead to the same read models. architecture: Events, rule 2. Law 2.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Envelope } from "../../src/events/envelope.ts"
import { orderedJson } from "../../src/log/hashes.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { chatMessages } from "../../src/projections/chat-lists.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { aHistory, deliveries, lived, type History } from "../arbitraries/histories.ts"
import { runs } from "./runs.ts"

const aDelivery = aHistory.chain((history) => deliveries(history.facts).map((delivered) => ({ history, delivered })))

/** As JSON, since neither the toasts on screen nor the places of entities are the same in any order. */
const comparable = ({ toasts, ...models }: ReadModels): string =>
  orderedJson({ ...models, shown: Object.keys(toasts.shown.lately).toSorted() })

const folded = (envelopes: readonly Envelope[]): unknown => JSON.parse(comparable(foldPlain(envelopes)))

const asked = { question: "messages", which: 5, tab: 0, page: 1 } as const
const drawnFor = (which: number) => ({ change: "drawThumbnail", which, state: 0 }) as const
const readIn = (which: number) => ({ change: "readChat", which, state: 0 }) as const
const removedFrom = (which: number) => ({ change: "removeMessage", which, state: 0 }) as const

/** Lives that the small server and the fold once told apart, in the order in which they were lived. */
const pictures: readonly [{ readonly history: History; readonly delivered: readonly Envelope[] }][] = [
  [drawnFor(32), asked], // chat 32 has no file, and the one of chat 5 was sent at cursor 32
  [asked, drawnFor(32)],
  [drawnFor(5), asked, drawnFor(5)],
  [readIn(49), drawnFor(49), removedFrom(49)], // nobody has said anything in chat 49
].map((steps) => {
  const history = lived(5, steps)
  return [{ history, delivered: history.facts }]
})

/** Answers the keys of what an event says in toasts. */
const said = ({ event }: Envelope): readonly string[] => {
  if (event.type === "NotificationReceived") return [event.notification.id]
  if (event.type !== "ChatMessageReceived" || event.message.authorKey === event.unread.profileKey) return []
  return [event.message.key]
}

/** Ten times as many cases in the long run, and there may be others at work. */
describe("any order and repetition of what hubs and answers say", { timeout: 120_000 }, () => {
  it("leads to the same read models", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, delivered }) => {
        expect(folded(delivered)).toEqual(folded(history.facts))
      }),
      runs(300),
    )
  })

  it("changes nothing any more once all of it is known", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, delivered }) => {
        const known = foldPlain(history.facts)
        const before = comparable(known)
        expect(comparable(foldPlain(delivered, () => known))).toBe(before)
      }),
      runs(100),
    )
  })

  it("keeps the messages of a chat in the server's order", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, delivered }) => {
        const { chat } = foldPlain(delivered)
        for (const chatKey of history.end.chats.keys()) {
          const ids = (chatMessages(chat, chatKey) ?? []).map(({ id }) => id)
          expect(ids).toEqual(ids.toSorted((a, b) => a - b))
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
      runs(100),
    )
  })

  it("draws the files of messages as the newest answer would", () => {
    fc.assert(
      fc.property(aDelivery, ({ history, delivered }) => {
        const { chat } = foldPlain(delivered)
        for (const [chatKey, said] of history.end.messages) {
          const end = new Map(said.map(({ key, files }) => [key, files]))
          for (const { key, files } of chatMessages(chat, chatKey) ?? []) expect(files).toEqual(end.get(key))
        }
      }),
      { ...runs(100), examples: [...pictures] },
    )
  })

  it("says each thing in a toast once, at most three at a time", () => {
    fc.assert(
      fc.property(aDelivery, ({ delivered }) => {
        const { toasts } = foldPlain(delivered)
        expect(toasts.shown.count).toBe(new Set(delivered.flatMap(said)).size)
        expect(toasts.toasts.length).toBeLessThanOrEqual(3)
      }),
      runs(100),
    )
  })
})
