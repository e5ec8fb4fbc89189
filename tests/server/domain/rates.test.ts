/** A rate knows how often is too often, and when something may be tried again. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Refusal } from "../../../server/contract/refusals.ts"
import { requireRate, windowStart } from "../../../server/domain/rates.ts"

type Limit = Parameters<typeof requireRate>[0]

const refusalOf = (limit: { readonly most: number; readonly windowMs: number }, recent: readonly Date[]): unknown => {
  try {
    requireRate(limit as Limit, recent)
    return null
  } catch (error) {
    return error
  }
}

const minute = { most: 3, windowMs: 60_000 }
const at = (seconds: number): Date => new Date(Date.UTC(2026, 2, 1, 12, 0, seconds))

describe("a rate", () => {
  it("allows as many as it says, and one more when the oldest has left the window", () => {
    expect(refusalOf(minute, [at(1), at(2)])).toBeNull()
    expect(refusalOf(minute, [at(9), at(1), at(5)])).toMatchObject({
      status: 400,
      type: "TooManyRequestsException",
      details: { retryAt: "2026-03-01T12:01:01.000Z" },
    })
    expect(refusalOf(minute, [at(1), at(2), at(3), at(4)])).toMatchObject({
      details: { retryAt: "2026-03-01T12:01:02.000Z" },
    })
    expect(windowStart(minute as Limit, at(61))).toEqual(at(1))
  })

  it("lets through whoever waits as long as they are told, and nobody sooner", () => {
    const moments = fc.array(fc.nat(59_999), { maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), moments, (most, agoMs) => {
        const limit = { most, windowMs: 60_000 }
        const now = at(0).getTime()
        const past = agoMs.map((ms) => new Date(now - ms))
        const refusal = refusalOf(limit, past)
        expect(refusal === null).toBe(past.length < most)
        if (!(refusal instanceof Refusal)) return
        const retryAt = Date.parse(String(refusal.details?.["retryAt"]))
        expect(retryAt).toBeGreaterThan(now)
        const recentAt = (moment: number) => past.filter((one) => one > windowStart(limit as Limit, new Date(moment)))
        expect(refusalOf(limit, recentAt(retryAt))).toBeNull()
        expect(refusalOf(limit, recentAt(retryAt - 1))).not.toBeNull()
      }),
    )
  })
})
