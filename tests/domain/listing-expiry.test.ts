/** When a listing ends, and that it is told when that is soon. */
import { describe, expect, it } from "vitest"
import { daysToEnd, lastDayOf } from "../../src/domain/listing-expiry.ts"

const order = {
  kind: "Order",
  status: "Published",
  startDate: "2026-04-01",
  endDate: "2026-04-10",
  updatedDate: "2026-03-20T10:00:00.000Z",
} as const

describe("the last day of a listing", () => {
  it("is an order's end, and an offer's where that is another than its start", () => {
    expect(lastDayOf(order)).toBe("2026-04-10")
    expect(lastDayOf({ ...order, endDate: order.startDate })).toBe("2026-04-01")
    expect(lastDayOf({ ...order, kind: "Offer" })).toBe("2026-04-10")
    expect(lastDayOf({ ...order, kind: "Offer", endDate: order.startDate })).toBeNull()
  })

  it("is told from three days before, until it is over", () => {
    const days = ["2026-04-06", "2026-04-07", "2026-04-09", "2026-04-10", "2026-04-11"]
    expect(days.map((today) => daysToEnd(order, today))).toEqual([null, 3, 1, 0, null])
  })

  it("is told a day before of a short life, and never on the day that it was chosen on", () => {
    const daysLeft = (endDate: string) =>
      ["2026-04-01", "2026-04-02", "2026-04-03", "2026-04-04", "2026-04-05"].map((today) =>
        daysToEnd({ ...order, endDate, updatedDate: "2026-04-01T09:00:00.000Z" }, today),
      )
    expect(daysLeft("2026-04-01")).toEqual([null, null, null, null, null])
    expect(daysLeft("2026-04-02")).toEqual([null, 0, null, null, null])
    expect(daysLeft("2026-04-04")).toEqual([null, null, 1, 0, null])
    expect(daysLeft("2026-04-08")).toEqual([null, null, null, null, 3])
  })

  it("is told of what is on the market alone", () => {
    expect(daysToEnd({ ...order, status: "Archived" }, "2026-04-09")).toBeNull()
    expect(daysToEnd({ ...order, kind: "Offer", endDate: order.startDate }, "2026-04-01")).toBeNull()
  })
})
