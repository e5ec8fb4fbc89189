/** Notifications as any server could send them. Spec §3 Notification. */
import * as fc from "fast-check"
import { dealCancelReasons } from "../../src/domain/deal-cancelling.ts"
import { refusalReasons } from "../../src/domain/moderation.ts"
import {
  notificationLevels,
  notificationSources,
  type Notification,
  type NotificationSubject,
} from "../../src/domain/notifications.ts"
import { aCount, aCursor, aKey, aMoment, someText } from "./values.ts"

const aSubject: fc.Arbitrary<NotificationSubject> = fc.record(
  {
    profileKey: aKey("profile"),
    orderKey: aKey("order"),
    orderName: someText,
    offerKey: aKey("order"),
    offerName: someText,
    applicationKey: aKey("application"),
    dealKey: aKey("deal"),
    dealNumber: aCount,
    chatKey: aKey("chat"),
    executantKey: aKey("profile"),
    executantName: someText,
    customerName: someText,
    reason: fc.constantFrom(...refusalReasons),
    cancelingReason: fc.constantFrom(...dealCancelReasons),
    outcome: fc.constantFrom("Upheld", "Dismissed"),
  },
  { requiredKeys: [] },
)

export const aNotification: fc.Arbitrary<Notification> = fc.record({
  id: aKey("notification", 9),
  createdAt: aMoment,
  source: fc.constantFrom(...notificationSources),
  type: fc.constantFrom("OrderPublishedEvent", "DealCreatedEvent", "SomethingNewEvent"),
  isRead: fc.boolean(),
  level: fc.constantFrom(...notificationLevels),
  subject: aSubject,
  cursor: aCursor,
  asOf: aCursor,
})
