/** The others' applications end when one is accepted, and one may be sent again only when the rules say so. */
import { describe, expect, it } from "vitest"
import {
  applicantOf,
  applicationTabOf,
  canApplyAgain,
  lockoutEnd,
  othersWaiting,
  ownerOf,
  type ApplicationCounts,
} from "../../src/domain/applications.ts"
import { anApplicationAt } from "../arbitraries/world-entities.ts"

const counts = (sent: number): ApplicationCounts => ({
  all: 9,
  interested: 9,
  notInterested: 0,
  unread: 0,
  byStatus: { Sent: sent, Accepted: 1, Canceled: 2, Rejected: 3 },
  asOf: 1,
})

describe("who else waits for an answer", () => {
  it("is everybody whose application is open, but for the one that is answered", () => {
    expect(othersWaiting(counts(4), "Sent")).toBe(3)
    expect(othersWaiting(counts(1), "Sent")).toBe(0)
    expect(othersWaiting(counts(2), "Accepted")).toBe(2)
  })

  it("is nobody where the counts are older than the application", () => {
    expect(othersWaiting(counts(0), "Sent")).toBe(0)
  })
})

describe("applying again", () => {
  const sentAt = "2026-03-01T10:00:00.000Z"
  const fiveMinutesOn = "2026-03-01T10:05:00.000Z"
  const later = "2026-03-01T10:05:00.001Z"

  it("is possible a day after the application ended", () => {
    expect(lockoutEnd({ end: "Rejected", sentAt, endedAt: sentAt })).toBe("2026-03-02T10:00:00.000Z")
    expect(lockoutEnd({ end: "Canceled", sentAt, endedAt: later })).toBe("2026-03-02T10:05:00.001Z")
  })

  it("is possible at once where it was withdrawn within five minutes", () => {
    expect(lockoutEnd({ end: "Canceled", sentAt, endedAt: fiveMinutesOn })).toBeNull()
    expect(lockoutEnd({ end: "Rejected", sentAt, endedAt: fiveMinutesOn })).not.toBeNull()
  })

  it("is possible from the end of the lockout on", () => {
    expect(canApplyAgain(null, sentAt)).toBe(true)
    expect(canApplyAgain(fiveMinutesOn, sentAt)).toBe(false)
    expect(canApplyAgain(fiveMinutesOn, fiveMinutesOn)).toBe(true)
    expect(canApplyAgain(fiveMinutesOn, later)).toBe(true)
  })
})

describe("an application", () => {
  it("is in the list of its status; an accepted one is a deal", () => {
    const statuses = ["Sent", "Accepted", "Canceled", "Rejected"] as const
    expect(statuses.map(applicationTabOf)).toEqual(["active", null, "archive", "archive"])
  })

  it.each([
    ["Order", 4, "customer", "executant"],
    ["Offer", 2, "executant", "customer"],
  ] as const)("to a listing of kind %s is between its owner and who applied", (kind, number, owner, applicant) => {
    const application = anApplicationAt(number, 1, "Sent")
    expect(application.listing.kind).toBe(kind)
    expect(ownerOf(application)).toBe(application[owner])
    expect(applicantOf(application)).toBe(application[applicant])
  })
})
