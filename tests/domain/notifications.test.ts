/** Each filter lets through the notifications it is for. Spec §2 Query parameters and lists. */
import { describe, expect, it } from "vitest"
import {
  notificationFilterNames,
  notificationSources,
  passesNotificationFilter,
  type NotificationFilterName,
  type NotificationSource,
} from "../../src/domain/notifications.ts"

const filterOf: Readonly<Record<NotificationSource, NotificationFilterName>> = {
  Deal: "deals",
  Feedback: "deals",
  Application: "applications",
  OfferApplication: "applications",
  Chat: "chat",
  Order: "content",
  Offer: "content",
  Executant: "content",
  Content: "content",
  Account: "content",
}

const passed = (source: NotificationSource, isRead: boolean): readonly NotificationFilterName[] =>
  notificationFilterNames.filter((name) => passesNotificationFilter({ source, isRead }, name)).toSorted()

describe("a notification", () => {
  it.each(notificationSources)("of %s passes the filter of its kind, and what takes all", (source) => {
    expect(passed(source, true)).toEqual(["all", filterOf[source]].toSorted())
    expect(passed(source, false)).toEqual(["all", "unread", filterOf[source]].toSorted())
  })
})
