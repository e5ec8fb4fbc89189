/** Notifications stand under their days, in the order in which they came. Spec §2 Notifications. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { byDay } from "../../../src/ui/screens/notifications/news-days.ts"

describe("the days of a list", () => {
  it("part where the local day changes", () => {
    const days = byDay([
      { key: "c", at: "2026-03-03T12:00:00.000Z" },
      { key: "b", at: "2026-03-02T12:30:00.000Z" },
      { key: "a", at: "2026-03-02T12:00:00.000Z" },
    ])
    expect(days.map(({ keys }) => keys)).toEqual([["c"], ["b", "a"]])
  })

  it("are none for no notifications", () => expect(byDay([])).toEqual([]))

  it("lose, add and move nothing", () => {
    const moment = fc
      .date({ min: new Date("2026-01-01"), max: new Date("2026-02-01"), noInvalidDate: true })
      .map((date) => date.toISOString())
    fc.assert(
      fc.property(fc.array(moment), (moments) => {
        const sorted = moments.toSorted()
        const days = byDay(sorted.map((at, index) => ({ key: String(index), at })))
        expect(days.flatMap(({ keys }) => keys)).toEqual(sorted.map((_, index) => String(index)))
        expect(new Set(days.map(({ key }) => key)).size).toBe(days.length)
      }),
    )
  })
})
