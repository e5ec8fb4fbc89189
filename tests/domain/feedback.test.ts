/** When feedback may be left, and when it is seen. Spec §3 Feedback. */
import { describe, expect, it } from "vitest"
import { feedbackRefusal, revealOf } from "../../src/domain/feedback-period.ts"

const closedDate = "2026-03-01T10:00:00.000Z"
const periodEnds = "2026-03-15T10:00:00.000Z"
const justAfter = "2026-03-15T10:00:00.001Z"

describe("feedback", () => {
  const closed = { status: "Closed", closedDate } as const

  it("may be left once, until fourteen days after the deal was closed", () => {
    expect(feedbackRefusal(closed, { hasGiven: false, now: closedDate })).toBeNull()
    expect(feedbackRefusal(closed, { hasGiven: false, now: periodEnds })).toBeNull()
    expect(feedbackRefusal(closed, { hasGiven: false, now: justAfter })).toBe("FeedbackPeriodExpiredException")
    expect(feedbackRefusal(closed, { hasGiven: true, now: closedDate })).toBe("FeedbackAlreadyExistsException")
  })

  it.each([
    { status: "InProgress", closedDate: null },
    { status: "Canceled", closedDate },
    { status: "Closed", closedDate: null },
  ] as const)("can't be left about a deal that is $status, closed on $closedDate", (deal) => {
    expect(feedbackRefusal(deal, { hasGiven: false, now: closedDate })).toBe("DealInvalidStateException")
  })

  it.each([
    ["immediate", false, true],
    ["immediate", true, true],
    ["double-blind", false, false],
    ["double-blind", true, true],
  ] as const)("(%s) is seen at once, if both have given theirs (%s): %s", (reveal, bothGiven, isRevealed) => {
    expect(revealOf(reveal, { closedDate, bothGiven })).toEqual({ isRevealed, revealAt: periodEnds })
  })
})
