/** A status that only a newer contract knows allows nothing, and stands in a tab where nothing is asked. */
import { describe, expect, it } from "vitest"
import {
  applicationLifecycle,
  applicationTabOf,
  isAcceptedApplication,
  isEndedApplication,
  isOpenApplication,
} from "../../src/domain/applications.ts"
import { dealLifecycle, dealTabOf, isCalledOffDeal, isDoneDeal, isRunningDeal } from "../../src/domain/deals.ts"
import { isDraftExecutant, isPublishedExecutant, isWaitingExecutant } from "../../src/domain/executant-statuses.ts"
import { feedbackRefusal } from "../../src/domain/feedback-period.ts"
import { itemLifecycle } from "../../src/domain/listing-lifecycle.ts"
import { canRepublish, canRevise, movesOf } from "../../src/domain/listing-moves.ts"
import { isOnMarket, isPublishedItem } from "../../src/domain/listing-statuses.ts"
import { ownListTabOf } from "../../src/domain/own-lists.ts"
import { executantLifecycle } from "../../src/domain/profiles.ts"
import { nextStep } from "../../src/ui/screens/listings/own/listing-next.ts"

const status = "Unknown"

describe("an unknown status", () => {
  it("is in no lifecycle's moves", () => {
    for (const lifecycle of [itemLifecycle, applicationLifecycle, dealLifecycle, executantLifecycle])
      expect(lifecycle[status]).toEqual({})
  })

  it.each([true, false])("lets an owner do nothing with a listing (hidden: %s)", (hidden) => {
    const listing = { status, hidden, versionStatus: status, reason: "Other" } as const
    expect([movesOf(listing), canRevise(listing), canRepublish(listing)]).toEqual([[], false, false])
    expect([isOnMarket(listing), isPublishedItem(status), ownListTabOf(listing)]).toEqual([false, false, "archive"])
    expect(nextStep(listing, { unread: 0, open: 0 })).toBeNull()
  })

  it("lets nobody answer an application, nor end or rate a deal", () => {
    expect([isOpenApplication, isAcceptedApplication, isEndedApplication].map((is) => is(status))).not.toContain(true)
    expect([isRunningDeal, isDoneDeal, isCalledOffDeal].map((is) => is(status))).not.toContain(true)
    expect([applicationTabOf(status), dealTabOf(status)]).toEqual([null, "archive"])
    const closedDate = "2026-03-02T10:00:00.000Z"
    expect(feedbackRefusal({ status, closedDate }, { hasGiven: false, now: closedDate })).not.toBeNull()
  })

  it("makes no profile one that may work, nor one to be sent", () => {
    const asked = [isPublishedExecutant, isWaitingExecutant, isDraftExecutant].map((is) => is(status))
    expect(asked).toEqual([false, false, false])
  })
})
