/** Hub messages, already checked against the contract, → events. Contract: the webhooks of openapi/notifications.yaml. */
import type { AppEvent } from "../catalogue.ts"
import { toAccount } from "./account.ts"
import { toApplication, toApplicationCounts } from "./applications.ts"
import { toChat, toChatMessage, toChatUnread } from "./chat.ts"
import { toDeal } from "./deals.ts"
import { toNotification, type NotificationsWire } from "./notifications.ts"
import { toOrder } from "./orders.ts"
import { toExecutant } from "./profiles.ts"

type SystemNotification = NotificationsWire["SystemNotification"]

const executantEvents = {
  ExecutantSubmittedEvent: "ExecutantSubmitted",
  ExecutantPublishedEvent: "ExecutantPublished",
  ExecutantModerationFailedEvent: "ExecutantRefused",
} as const

const orderEvents = {
  OrderSubmittedEvent: "OrderSubmitted",
  OrderPublishedEvent: "OrderPublished",
  OrderModerationFailedEvent: "OrderRefused",
  OrderArchivedEvent: "OrderArchived",
  OrderExpiredEvent: "OrderArchived",
  OrderCanceledEvent: "OrderChanged",
  OrderExpiringSoonEvent: "OrderChanged",
  OrderBlockedEvent: "OrderChanged",
  OrderUnblockedEvent: "OrderChanged",
  OrderClosedEvent: "OrderChanged",
  OrderChangedEvent: "OrderChanged",
} as const

const applicationEvents = {
  ApplicationCreatedEvent: "ApplicationSent",
  ApplicationCanceledEvent: "ApplicationCanceled",
  ApplicationAcceptedEvent: "ApplicationAccepted",
  ApplicationRejectedEvent: "ApplicationRejected",
  ApplicationsReadEvent: "ApplicationsRead",
  ApplicationChangedEvent: "ApplicationChanged",
} as const

/** The contract has more messages than this client shows; those are noted in its log (E3). */
const ignored = ({ type }: { readonly type: string }): AppEvent => ({ type: "NoticeIgnored", notice: type })

/** What a message of the system hub says. */
export const systemEvent = (notice: SystemNotification): AppEvent => {
  const asOf = notice.cursor
  switch (notice.type) {
    case "AccountCreatedEvent":
      return { type: "AccountCreated", account: toAccount(notice.metadata.account, asOf) }
    case "AccountChangedEvent":
      return { type: "AccountChanged", account: toAccount(notice.metadata.account, asOf) }
    case "ActiveProfileSwitchedEvent":
      return { type: "ActiveProfileSwitched", account: toAccount(notice.metadata.account, asOf) }
    case "ExecutantSubmittedEvent":
    case "ExecutantPublishedEvent":
    case "ExecutantModerationFailedEvent":
      return { type: executantEvents[notice.type], executant: toExecutant(notice.metadata.executant, asOf) }
    case "OrderSubmittedEvent":
    case "OrderPublishedEvent":
    case "OrderModerationFailedEvent":
    case "OrderArchivedEvent":
    case "OrderExpiredEvent":
    case "OrderCanceledEvent":
    case "OrderExpiringSoonEvent":
    case "OrderBlockedEvent":
    case "OrderUnblockedEvent":
    case "OrderClosedEvent":
    case "OrderChangedEvent":
      return { type: orderEvents[notice.type], order: toOrder(notice.metadata.order, asOf) }
    case "ApplicationCreatedEvent":
    case "ApplicationCanceledEvent":
    case "ApplicationAcceptedEvent":
    case "ApplicationRejectedEvent":
    case "ApplicationsReadEvent":
    case "ApplicationChangedEvent": {
      const { orderKey, applications, counts } = notice.metadata
      return {
        type: applicationEvents[notice.type],
        orderKey,
        applications: applications.map((one) => toApplication(one, asOf)),
        counts: counts === null ? null : toApplicationCounts(counts, asOf),
      }
    }
    case "DealCreatedEvent":
      return { type: "DealCreated", deal: toDeal(notice.metadata.deal, asOf) }
    case "ChatCreatedEvent":
    case "ChatReadEvent":
      return {
        type: notice.type === "ChatCreatedEvent" ? "ChatCreated" : "ChatRead",
        chat: toChat(notice.metadata.chat, asOf),
        unread: toChatUnread(notice.metadata.unread, asOf),
      }
    case "ChatMessageSentEvent":
    case "ChatMessageFileSentEvent":
      return {
        type: "ChatMessageReceived",
        chat: toChat(notice.metadata.chat, asOf),
        message: toChatMessage(notice.metadata.message),
        unread: toChatUnread(notice.metadata.unread, asOf),
      }
    case "NotificationsReadEvent": {
      const { id, readUpTo, unreadCount } = notice.metadata
      return { type: "NotificationsRead", id, readUpTo, unread: unreadCount, asOf }
    }
    default:
      return ignored(notice)
  }
}

/** What a message of the user hub says. */
export const userEvent = (wire: NotificationsWire["UserNotification"]): AppEvent => ({
  type: "NotificationReceived",
  notification: toNotification(wire, wire.cursor),
  unread: wire.unreadCount,
})
