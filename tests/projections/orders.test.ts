/** What became of an order under review: the list that it leaves tells. Spec §2 `/orders`; E195. */
import { describe, expect, it } from "vitest"
import type { Order } from "../../src/domain/orders.ts"
import type { OrderEvent } from "../../src/events/orders.ts"
import { foldPlain } from "../../src/projections/fold.ts"
import { justPublished } from "../../src/projections/orders.ts"
import { enveloped } from "../arbitraries/logs.ts"

const order = (key: string, status: Order["status"], asOf: number): Order => ({
  key,
  name: key,
  description: "",
  categoryKey: "painting",
  price: { byAgreement: true, rate: null },
  startDate: "2026-03-05",
  endDate: "2026-03-09",
  files: [],
  customer: {
    key: "mira",
    name: "Mira",
    type: "Customer",
    photo: null,
    rating: { value: null, counts: [0, 0, 0, 0, 0] },
  },
  views: 0,
  applications: 0,
  createdDate: "2026-03-01T10:00:00.000Z",
  updatedDate: `2026-03-01T10:00:0${asOf}.000Z`,
  status,
  versionStatus: status === "OnModeration" ? "OnModeration" : "Published",
  versionKey: "version",
  reason: null,
  hidden: false,
  asOf,
})

const folded = (...events: readonly OrderEvent[]) => foldPlain(events.map((event) => enveloped(event))).orders

const reviewed: OrderEvent = {
  type: "OwnOrdersPageLoaded",
  query: { tab: "moderation", page: 1 },
  count: 1,
  orders: [order("gate", "OnModeration", 1)],
  asOf: 1,
}

describe("an order that was published", () => {
  it("is known to have left the list of those under review", () => {
    expect(justPublished(folded(reviewed), undefined)).toBeUndefined()
    const state = folded(reviewed, { type: "OrderPublished", order: order("gate", "Published", 2) })
    expect(justPublished(state, undefined)?.key).toBe("gate")
  })

  it("is known as the one just sent, also where the list came after it", () => {
    const sent: readonly OrderEvent[] = [
      { type: "OrderDraftTaken", draftId: "draft", orderKey: "roof" },
      { type: "OrderPublished", order: order("roof", "Published", 3) },
    ]
    expect(justPublished(folded(...sent), undefined)?.key).toBe("roof")
    expect(
      justPublished(folded({ type: "OrderPublished", order: order("old", "Published", 3) }), undefined),
    ).toBeUndefined()
  })
})
