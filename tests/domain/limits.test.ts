/** The limits that no contract states are those of the decisions. Spec §9. */
import { expect, it } from "vitest"
import { applicationLockout, feedbackPeriodMs, maxToasts, toastTimesMs } from "../../src/domain/limits.ts"
import { rateLimits } from "../../src/domain/rate-limits.ts"
import { radiusChoices } from "../../src/domain/locations.ts"
import { outboxTimes } from "../../src/commands/outbox.ts"

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

it("waits as long as was decided", () => {
  expect(applicationLockout).toEqual({ lastsMs: day, forgivenWithinMs: 5 * minute })
  expect(feedbackPeriodMs).toBe(14 * day)
  expect(maxToasts).toBe(3)
  expect(toastTimesMs).toEqual({ long: 10_000, short: 5_000, uploadDone: 3_000, stays: 0 })
})

it("lets people do what can be abused as often as was decided", () => {
  expect(Object.entries(rateLimits).map(([what, { most, windowMs }]) => [what, most, windowMs])).toEqual([
    ["listings", 30, day],
    ["applications", 30, day],
    ["chatMessages", 20, minute],
    ["newChats", 5, hour],
    ["supportLetters", 5, hour],
    ["complaints", 10, day],
    ["translations", 60, minute],
    ["uploads", 100, hour],
    ["accountData", 5, day],
    ["chatSearches", 60, minute],
    ["chatTyping", 60, minute],
  ])
})

it("offers the radii that were decided", () => {
  expect(radiusChoices).toEqual([5, 10, 20, 30, 50, 100, 150, 200])
})

it("repeats a chat message for up to seven days", () => {
  expect(outboxTimes.mostAttempts * outboxTimes.longestDelayMs).toBe(7 * day)
})
