/** A listing's days: of the calendar, from today, in order, at most two years ahead. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dateRules } from "../../src/domain/date-rules.ts"
import { isCalendarDate } from "../../src/domain/dates.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (n: number): string => new Date(Date.UTC(2024, 0, 1) + n * dayMs).toISOString().slice(0, 10)
const today = fc.integer({ min: 0, max: 3_000 })

describe("a day", () => {
  it("is one of the calendar, and nothing else", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (y, m, d) => {
          const text = [String(y).padStart(4, "0"), String(m).padStart(2, "0"), String(d).padStart(2, "0")].join("-")
          const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
          const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0
          expect(isCalendarDate(text), text).toBe(d >= 1 && d <= days)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it.each(["", "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01T00:00:00Z", " 2026-01-01", "٢٠٢٦-٠١-٠١"])(
    "is not %j",
    (text) => void expect(isCalendarDate(text)).toBe(false),
  )
})

describe("a listing's days", () => {
  it("may be any from today on, the end not before the start, the start at most two years ahead", () => {
    fc.assert(
      fc.property(
        today,
        fc.integer({ min: -400, max: 900 }),
        fc.integer({ min: -50, max: 900 }),
        (now, ahead, length) => {
          const [startDate, endDate] = [dayOf(now + ahead), dayOf(now + ahead + length)]
          const last = `${Number(dayOf(now).slice(0, 4)) + 2}${dayOf(now).slice(4)}`
          const rules = dateRules({ startDate, endDate, today: dayOf(now) })
          const start = ahead < 0 ? ["inThePast"] : startDate > last ? ["tooFarAhead"] : []
          expect(rules.startDate).toEqual(start)
          expect(rules.endDate).toEqual(start.length === 0 && length < 0 ? ["endBeforeStart"] : [])
        },
      ),
      { numRuns: 500 },
    )
  })

  it("may end on the day they start, which a missing end means", () => {
    const rules = { startDate: [], endDate: [] }
    expect(dateRules({ startDate: "2026-05-01", endDate: "2026-05-01", today: "2026-05-01" })).toEqual(rules)
    expect(dateRules({ startDate: "2026-05-01", endDate: "", today: "2026-05-01" })).toEqual(rules)
  })

  it("may stay although they have passed, where they are on the market already", () => {
    const standing = { startDate: "2026-04-01", endDate: "2026-04-20" }
    const of = (startDate: string, endDate: string) => dateRules({ startDate, endDate, today: "2026-05-01", standing })
    const fine = { startDate: [], endDate: [] }
    expect(of("2026-04-01", "2026-04-20")).toEqual(fine)
    expect(of("2026-04-01", "2026-05-01")).toEqual(fine)
    expect(of("2026-05-02", "2026-05-03")).toEqual(fine)
    expect(of("2026-04-02", "2026-05-01")).toEqual({ startDate: ["inThePast"], endDate: [] })
    expect(of("2026-04-01", "2026-04-30")).toEqual({ startDate: [], endDate: ["inThePast"] })
    expect(of("2026-04-01", "2026-03-31")).toEqual({ startDate: [], endDate: ["endBeforeStart"] })
  })

  it("need a start, and say what is no day", () => {
    const of = (startDate: string, endDate: string) => dateRules({ startDate, endDate, today: "2026-05-01" })
    expect(of("", "2026-05-01")).toEqual({ startDate: ["required"], endDate: [] })
    expect(of("2026-02-30", "soon")).toEqual({ startDate: ["invalidFormat"], endDate: ["invalidFormat"] })
  })

  it("count two years from a leap day to the day before 1 March", () => {
    const of = (startDate: string) => dateRules({ startDate, endDate: "", today: "2028-02-29" }).startDate
    expect(of("2030-02-28")).toEqual([])
    expect(of("2030-03-01")).toEqual(["tooFarAhead"])
  })
})
