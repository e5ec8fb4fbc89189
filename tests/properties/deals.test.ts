/** Deals, feedback and complaints for any input: rules that hold whatever is asked. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { feedbackCount, ratingOf } from "../../server/views/ratings.ts"
import { complaintReasons, complaintTargets } from "../../src/domain/complaints.ts"
import { dealLifecycle, dealStatusNumbers, type DealMove, type DealStatus } from "../../src/domain/deals.ts"
import { feedbackReveals } from "../../src/domain/feedback.ts"
import { feedbackRefusal, revealOf } from "../../src/domain/feedback-period.ts"
import { feedbackPeriodMs } from "../../src/domain/limits.ts"

const aCount = fc.nat({ max: 1_000 })
const someCounts = fc.record({ 1: aCount, 2: aCount, 3: aCount, 4: aCount, 5: aCount })
const aMs = fc.integer({ min: Date.parse("2020-01-01"), max: Date.parse("2040-01-01") })
const moment = (ms: number): string => new Date(ms).toISOString()
const aStatus = fc.constantFrom(...(Object.keys(dealStatusNumbers) as DealStatus[]))
const aMove = fc.constantFrom<DealMove>("close", "cancel")

describe("a rating", () => {
  it("is between the worst and the best mark that was given, to one decimal, and counts all", () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const rating = ratingOf(counts)
        const given = ([1, 2, 3, 4, 5] as const).filter((mark) => counts[mark] > 0)
        const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
        expect(feedbackCount(rating)).toBe(total)
        if (total === 0) return expect(rating.value).toBeNull()
        const value = rating.value ?? 0
        expect(value).toBeGreaterThanOrEqual(Math.min(...given))
        expect(value).toBeLessThanOrEqual(Math.max(...given))
        expect(Math.round(value * 10) / 10).toBe(value)
      }),
    )
  })

  it("never falls by a better mark than the mean", () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const before = ratingOf(counts).value ?? 0
        const after = ratingOf({ ...counts, 5: counts[5] + 1 }).value ?? 0
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe("a deal", () => {
  it("ends once, whatever is tried", () => {
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 6 }), (moves) => {
        const statuses: DealStatus[] = []
        for (const move of moves) {
          const before = statuses.at(-1) ?? "InProgress"
          statuses.push(dealLifecycle[before][move] ?? before)
        }
        expect(new Set(statuses).size).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe("feedback", () => {
  it("may be left exactly once, of closed deals, within the period", () => {
    fc.assert(
      fc.property(
        aStatus,
        aMs,
        fc.integer({ min: 0, max: 2 * feedbackPeriodMs }),
        fc.boolean(),
        (status, at, later, hasGiven) => {
          const closedDate = status === "Closed" ? moment(at) : null
          const refusal = feedbackRefusal({ status, closedDate }, { hasGiven, now: moment(at + later) })
          const may = status === "Closed" && !hasGiven && later <= feedbackPeriodMs
          expect(refusal === null).toBe(may)
        },
      ),
    )
  })

  it("is never revealed later than the period, and double-blind only once both are given", () => {
    fc.assert(
      fc.property(fc.constantFrom(...feedbackReveals), aMs, fc.boolean(), (reveal, at, bothGiven) => {
        const { isRevealed, revealAt } = revealOf(reveal, { closedDate: moment(at), bothGiven })
        expect(isRevealed).toBe(reveal === "immediate" || bothGiven)
        expect(Date.parse(revealAt) - at).toBe(feedbackPeriodMs)
      }),
    )
  })
})

describe("complaints", () => {
  it("have one of two sets of reasons, with another one in both", () => {
    fc.assert(
      fc.property(fc.constantFrom(...complaintTargets), fc.boolean(), (target, hadDeal) => {
        const reasons = complaintReasons(target, hadDeal)
        expect([reasons.length, reasons.at(-1)]).toEqual([5, "OtherReason"])
        const isConduct = reasons.includes("IncorrectPrice")
        expect(isConduct).toBe(target === "Deal" || (hadDeal && (target === "Executant" || target === "Customer")))
        expect(reasons.includes("Fraud")).toBe(!isConduct)
      }),
    )
  })
})
