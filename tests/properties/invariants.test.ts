/** Each read model keeps its promises in whichever order a true story comes in, and a state that breaks one is found. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { putEntity } from "../../src/projections/entities.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { initialModels } from "../../src/projections/fold.ts"
import { brokenBetween } from "../../src/projections/invariants.ts"
import type { Log } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { aHistory, deliveries } from "../arbitraries/histories.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aChatAt, aDealAt, aMessageAt } from "../arbitraries/world-entities.ts"
import { header } from "../log/some-log.ts"

const brokenIn = (log: Log): readonly string[] => {
  const index = createLogIndex(log)
  return [...index.steps(0, index.length)].flatMap(({ before, after }) => brokenBetween(before, after))
}

describe("the promises of read models", () => {
  it("are kept in any order of what hubs and answers say", () => {
    fc.assert(
      fc.property(
        aHistory.chain(({ facts }) => deliveries(facts)),
        (envelopes) => {
          expect(brokenIn({ header, envelopes })).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })
})

const deal = aDealAt(1, 5)
const chat = aChatAt(1, 5)
const page = { keys: ["a", "b"], count: 2, asOf: 5 }

describe("a broken promise", () => {
  it.each<readonly [string, (models: ReadModels) => void]>([
    [
      "in deals, the page x lists a key twice",
      ({ deals }) => putEntity(deals.pages, "x", { ...page, keys: ["a", "a"] }),
    ],
    ["in deals, the page x lists 2 of 1", ({ deals }) => putEntity(deals.pages, "x", { ...page, count: 1 })],
    ["in deals, the deal at x has another key", ({ deals }) => putEntity(deals.byKey, "x", deal)],
    [
      "in chat, the message at x has another key",
      (models) => putEntity(models.chat.messages, "x", aMessageAt(chat, 5, chat.participants[0])),
    ],
    [
      "in chat, the messages of chat x are known from 5 to 3",
      (models) => putEntity(models.chat.spans, "x", { chatKey: "x", first: 5, last: 3 }),
    ],
    [
      "in chat, the number of unread messages of p is -1",
      (models) => void (models.chat.unread["p"] = { count: -1, asOf: 5 }),
    ],
    [
      "in chat, the message m waits to be sent, and was sent",
      ({ chat: state }) => {
        state.outgoing["m"] = { key: "m", chatKey: "x", authorKey: "p", text: "", queuedAt: "", failure: null }
        putEntity(state.sent, "m", "2026-01-01T00:00:00.000Z")
      },
    ],
    ["in commands, LoadDeals is under way without a run", ({ commands }) => void (commands.pending["LoadDeals"] = {})],
    ["in connection, it is live without both hubs", ({ connection }) => void (connection.live = true)],
    [
      "in favorites, the number of keepers of x is -2",
      ({ favorites }) => putEntity(favorites.keepers, "x", { count: -2, asOf: 5 }),
    ],
    [
      "in files, 9 of 8 bytes of the upload u are sent",
      ({ files }) =>
        void (files.uploads["u"] = {
          id: "u",
          holder: "h",
          name: "a",
          size: 8,
          sent: 9,
          state: "running",
          failure: null,
        }),
    ],
    ["in search, its answers are not those of the recent queries", ({ search }) => void (search.recent = ["q"])],
    [
      "in toasts, 4 toasts are there",
      ({ toasts }) => void (toasts.toasts = [1, 2, 3, 4].map((id) => ({ id, content: { kind: "new-build" } }))),
    ],
    [
      "in toasts, a toast is there twice",
      ({ toasts }) => void (toasts.toasts = [1, 1].map((id) => ({ id, content: { kind: "new-build" } }))),
    ],
  ])("is found: %s", (sentence, breaks) => {
    const models = initialModels()
    breaks(models)
    expect(brokenBetween(initialModels(), models)).toContain(sentence)
  })

  it("is found where a deal that had ended goes on", () => {
    const closed = foldPlain([enveloped({ type: "DealClosed", deal: { ...deal, status: "Closed" } })])
    const reopened = foldPlain([enveloped({ type: "DealLoaded", deal })])
    expect(brokenBetween(closed, reopened)).toEqual([`in deals, the deal ${deal.key} had ended, and is InProgress`])
  })

  it("is found where notifications become unread", () => {
    const [before, after] = [initialModels(), initialModels()]
    before.notifications.readUpTo = { cursor: 9, asOf: 9 }
    after.notifications.readUpTo = { cursor: 4, asOf: 9 }
    expect(brokenBetween(before, after)).toEqual(["in notifications, notifications were read up to 9, and are up to 4"])
  })
})
