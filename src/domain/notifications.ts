/** The notifications to an account. Spec §3 Notification. */
import type { ComplaintStatus } from "./complaints.ts"
import type { DealCancelReason } from "./deal-cancelling.ts"
import type { RefusalReason } from "./moderation.ts"

export const notificationSources = [
  "Order",
  "Offer",
  "Account",
  "Application",
  "OfferApplication",
  "Executant",
  "Content",
  "Deal",
  "Feedback",
  "Chat",
] as const
export type NotificationSource = (typeof notificationSources)[number]

/** The types of notifications; clients know that there may be more one day (D81). */
export const notificationTypes = [
  "AccountCreatedEvent",
  "PersonalDataChangedEvent",
  "AccountBlockedEvent",
  "AccountUnblockedEvent",
  "SignInFailedRepeatedlyEvent",
  "ExecutantPublishedEvent",
  "ExecutantModerationFailedEvent",
  "ExecutantBlockedEvent",
  "ExecutantUnblockedEvent",
  "OrderPublishedEvent",
  "OrderForExecutantsPublishedEvent",
  "OrderModerationFailedEvent",
  "OrderExpiredEvent",
  "OrderExpiringSoonEvent",
  "OrderBlockedEvent",
  "OrderUnblockedEvent",
  "OfferPublishedEvent",
  "OfferModerationFailedEvent",
  "OfferExpiredEvent",
  "OfferExpiringSoonEvent",
  "OfferBlockedEvent",
  "OfferUnblockedEvent",
  "ApplicationCreatedEvent",
  "ApplicationCanceledEvent",
  "ApplicationRejectedEvent",
  "OfferApplicationCreatedEvent",
  "OfferApplicationCanceledEvent",
  "OfferApplicationRejectedEvent",
  "DealCreatedEvent",
  "DealClosedEvent",
  "DealCanceledEvent",
  "FeedbackCreatedEvent",
  "ComplaintCreatedEvent",
  "ComplaintClosedEvent",
  "FilePublishingFailedEvent",
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notificationLevels = ["Info", "Success", "Warning", "Error"] as const
export type NotificationLevel = (typeof notificationLevels)[number]

export interface NotificationSubject {
  readonly profileKey?: string
  readonly orderKey?: string
  readonly orderName?: string
  readonly offerKey?: string
  readonly offerName?: string
  readonly applicationKey?: string
  readonly dealKey?: string
  readonly dealNumber?: number
  readonly chatKey?: string
  readonly executantKey?: string
  readonly executantName?: string
  readonly customerName?: string
  readonly reason?: RefusalReason
  readonly cancelingReason?: DealCancelReason
  readonly outcome?: Exclude<ComplaintStatus, "Open"> // of a complaint
}

export interface Notification {
  readonly id: string
  readonly createdAt: string
  readonly source: NotificationSource
  readonly type: string // an event name of spec §3; unknown ones get neutral words (D81)
  readonly isRead: boolean
  readonly level: NotificationLevel
  readonly subject: NotificationSubject
  readonly cursor: number // the account's cursor when it came about
  readonly asOf: number
}

export const notificationFilterNames = ["all", "unread", "deals", "applications", "content", "chat"] as const
export type NotificationFilterName = (typeof notificationFilterNames)[number]

export const notificationFilters: Readonly<Record<NotificationFilterName, string | null>> = {
  all: null,
  unread: "IsRead eq false",
  deals: "Source eq Deal or Source eq Feedback",
  applications: "Source eq Application or Source eq OfferApplication",
  content: "Source eq Order or Source eq Offer or Source eq Executant or Source eq Content or Source eq Account",
  chat: "Source eq Chat",
}

/** The same question put to a notification that we hold. */
export const passesNotificationFilter = (
  notification: Pick<Notification, "source" | "isRead">,
  filter: NotificationFilterName,
): boolean => {
  const { source, isRead } = notification
  switch (filter) {
    case "all":
      return true
    case "unread":
      return !isRead
    case "deals":
      return source === "Deal" || source === "Feedback"
    case "applications":
      return source === "Application" || source === "OfferApplication"
    case "chat":
      return source === "Chat"
    case "content":
      return ["Order", "Offer", "Executant", "Content", "Account"].includes(source)
  }
}
