/** What accepting an application does to the others, before anybody consents to it. D43, D58. */
import { describe, expect, it } from "vitest"
import { othersWaiting, type ApplicationCounts } from "../../src/domain/applications.ts"

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
