/**
 * The number of unread ones is the count of the newest fact that says it, whichever was heard last. Spec §2
 * Notifications.
 */
import { describe, expect, it } from "vitest"
import type { NotificationEvent } from "../../src/events/notifications.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { isNotificationCountKnown, unreadNotifications } from "../../src/projections/notifications.ts"
import { enveloped } from "../arbitraries/logs.ts"

const folded = (...events: readonly NotificationEvent[]) =>
  foldPlain(events.map((event) => enveloped(event))).notifications
const unread = (...events: readonly NotificationEvent[]): number => unreadNotifications(folded(...events))

const counted = (count: number, asOf: number): NotificationEvent => ({
  type: "NotificationsUnreadCounted",
  count,
  asOf,
})

const received = (count: number, asOf: number): NotificationEvent => ({
  type: "NotificationReceived",
  unread: count,
  notification: {
    id: `n${asOf}`,
    createdAt: "2026-03-01T10:00:00.000Z",
    source: "Deal",
    type: "DealCreatedEvent",
    isRead: false,
    level: "Info",
    subject: {},
    cursor: asOf,
    asOf,
  },
})

const read = (count: number, asOf: number): NotificationEvent => ({
  type: "NotificationsRead",
  id: "n2",
  readUpTo: 0,
  unread: count,
  asOf,
})

describe("the number of unread notifications", () => {
  it("is not known, which is not none, until somebody says it", () => {
    expect(isNotificationCountKnown(folded())).toBe(false)
    expect(isNotificationCountKnown(folded(counted(0, 1)))).toBe(true)
  })

  it.each<readonly [string, (count: number, asOf: number) => NotificationEvent]>([
    ["is asked for", counted],
    ["comes with a new one", received],
    ["comes with one that was read", read],
  ])("moves when it %s, and not back when that is older than what is known", (_, said) => {
    expect(unread(counted(3, 5), said(7, 6))).toBe(7)
    expect(unread(counted(3, 5), said(7, 4))).toBe(3)
  })
})
