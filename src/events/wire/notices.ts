/** Hub messages, already checked against the contract, → events. Contract: the webhooks of openapi/notifications.yaml. */
import type { AppEvent, EventOf } from "../catalogue.ts"
import { toAccount } from "./account.ts"
import { toApplication, toApplicationCounts } from "./applications.ts"
import { toChat, toChatMessage, toChatUnread } from "./chat.ts"
import { toDeal } from "./deals.ts"
import { toDealFeedbacks } from "./feedback.ts"
import { toNotification, type NotificationsWire } from "./notifications.ts"
import { toListing } from "./listings.ts"
import { toStoredFile } from "./files.ts"
import { toParticipant } from "./participants.ts"
import { toExecutant } from "./profiles.ts"

type SystemNotification = NotificationsWire["SystemNotification"]

interface ApplicationsChangeOnWire {
  readonly applications: readonly (NotificationsWire["Application"] | NotificationsWire["OfferApplication"])[]
  readonly counts: NotificationsWire["ApplicationCounts"] | null
}

const executantEvents = {
  ExecutantSubmittedEvent: "ExecutantSubmitted",
  ExecutantPublishedEvent: "ExecutantPublished",
  ExecutantModerationFailedEvent: "ExecutantRefused",
  ExecutantChangedEvent: "ExecutantChanged",
  ExecutantBlockedEvent: "ExecutantChanged",
  ExecutantUnblockedEvent: "ExecutantChanged",
} as const

const listingEvents = {
  OrderSubmittedEvent: "ListingSubmitted",
  OrderPublishedEvent: "ListingPublished",
  OrderModerationFailedEvent: "ListingRefused",
  OrderArchivedEvent: "ListingArchived",
  OrderExpiredEvent: "ListingArchived",
  OrderCanceledEvent: "ListingChanged",
  OrderExpiringSoonEvent: "ListingChanged",
  OrderBlockedEvent: "ListingChanged",
  OrderUnblockedEvent: "ListingChanged",
  OrderClosedEvent: "ListingChanged",
  OrderChangedEvent: "ListingChanged",
  OfferSubmittedEvent: "ListingSubmitted",
  OfferPublishedEvent: "ListingPublished",
  OfferModerationFailedEvent: "ListingRefused",
  OfferArchivedEvent: "ListingArchived",
  OfferExpiredEvent: "ListingArchived",
  OfferCanceledEvent: "ListingChanged",
  OfferExpiringSoonEvent: "ListingChanged",
  OfferBlockedEvent: "ListingChanged",
  OfferUnblockedEvent: "ListingChanged",
  OfferClosedEvent: "ListingChanged",
  OfferChangedEvent: "ListingChanged",
} as const

const applicationEvents = {
  ApplicationCreatedEvent: "ApplicationSent",
  ApplicationCanceledEvent: "ApplicationCanceled",
  ApplicationAcceptedEvent: "ApplicationAccepted",
  ApplicationRejectedEvent: "ApplicationRejected",
  ApplicationsReadEvent: "ApplicationsRead",
  ApplicationChangedEvent: "ApplicationChanged",
  OfferApplicationCreatedEvent: "ApplicationSent",
  OfferApplicationCanceledEvent: "ApplicationCanceled",
  OfferApplicationAcceptedEvent: "ApplicationAccepted",
  OfferApplicationRejectedEvent: "ApplicationRejected",
  OfferApplicationsReadEvent: "ApplicationsRead",
  OfferApplicationChangedEvent: "ApplicationChanged",
} as const

const dealEvents = {
  DealCreatedEvent: "DealCreated",
  DealClosedEvent: "DealClosed",
  DealCanceledEvent: "DealCanceled",
} as const

/** The contract has more messages than this client shows; those are noted in its log (E3). */
const ignored = ({ type }: { readonly type: string }): AppEvent => ({ type: "NoticeIgnored", notice: type })

const applicationsChange = (
  { applications, counts }: ApplicationsChangeOnWire,
  asOf: number,
): Pick<EventOf<"ApplicationSent">, "applications" | "counts"> => ({
  applications: applications.map((one) => toApplication(one, asOf)),
  counts: counts === null ? null : toApplicationCounts(counts, asOf),
})

/** Normalises a message of the system hub. */
export const systemEvent = (notice: SystemNotification): AppEvent => {
  if (notice.type === "ChatTypingEvent") return { type: "ChatTypingHeard", ...notice.metadata }
  const asOf = notice.cursor
  switch (notice.type) {
    case "AccountCreatedEvent":
      return { type: "AccountCreated", account: toAccount(notice.metadata.account, asOf) }
    case "AccountChangedEvent":
    case "AccountBlockedEvent":
    case "AccountUnblockedEvent":
      return { type: "AccountChanged", account: toAccount(notice.metadata.account, asOf) }
    case "AccountDeletedEvent":
      return { type: "SignedOut", reason: "accountDeleted" }
    case "ActiveProfileSwitchedEvent":
      return { type: "ActiveProfileSwitched", account: toAccount(notice.metadata.account, asOf) }
    case "ExecutantSubmittedEvent":
    case "ExecutantPublishedEvent":
    case "ExecutantModerationFailedEvent":
    case "ExecutantChangedEvent":
    case "ExecutantBlockedEvent":
    case "ExecutantUnblockedEvent":
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
      return { type: listingEvents[notice.type], listing: toListing(notice.metadata.order, asOf) }
    case "OfferSubmittedEvent":
    case "OfferPublishedEvent":
    case "OfferModerationFailedEvent":
    case "OfferArchivedEvent":
    case "OfferExpiredEvent":
    case "OfferCanceledEvent":
    case "OfferExpiringSoonEvent":
    case "OfferBlockedEvent":
    case "OfferUnblockedEvent":
    case "OfferClosedEvent":
    case "OfferChangedEvent":
      return { type: listingEvents[notice.type], listing: toListing(notice.metadata.offer, asOf) }
    case "ApplicationCreatedEvent":
    case "ApplicationCanceledEvent":
    case "ApplicationAcceptedEvent":
    case "ApplicationRejectedEvent":
    case "ApplicationsReadEvent":
    case "ApplicationChangedEvent": {
      const { orderKey, ...change } = notice.metadata
      return { type: applicationEvents[notice.type], listingKey: orderKey, ...applicationsChange(change, asOf) }
    }
    case "OfferApplicationCreatedEvent":
    case "OfferApplicationCanceledEvent":
    case "OfferApplicationAcceptedEvent":
    case "OfferApplicationRejectedEvent":
    case "OfferApplicationsReadEvent":
    case "OfferApplicationChangedEvent": {
      const { offerKey, ...change } = notice.metadata
      return { type: applicationEvents[notice.type], listingKey: offerKey, ...applicationsChange(change, asOf) }
    }
    case "DealCreatedEvent":
    case "DealClosedEvent":
    case "DealCanceledEvent":
      return { type: dealEvents[notice.type], deal: toDeal(notice.metadata.deal, asOf) }
    case "FeedbackCreatedEvent":
    case "FeedbackRevealedEvent":
    case "FeedbackRemovedEvent": {
      const { dealKey, feedbacks } = notice.metadata
      return { type: "DealFeedbacksChanged", dealKey, feedbacks: toDealFeedbacks(feedbacks), asOf }
    }
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
        message: toChatMessage(notice.metadata.message, asOf),
        unread: toChatUnread(notice.metadata.unread, asOf),
      }
    case "FileThumbnailAddedEvent":
      return { type: "FileThumbnailAdded", file: toStoredFile(notice.metadata.file), asOf }
    case "ChatMessageRemovedEvent":
    case "ChatMessageFileRemovedEvent":
      return {
        type: notice.type === "ChatMessageRemovedEvent" ? "ChatMessageRemoved" : "ChatMessageFilesRemoved",
        chat: toChat(notice.metadata.chat, asOf),
        message: toChatMessage(notice.metadata.message, asOf),
        unread: toChatUnread(notice.metadata.unread, asOf),
      }
    case "ParticipantChangedEvent":
      return { type: "ParticipantChanged", participant: toParticipant(notice.metadata.participant), asOf }
    case "FavoriteAddedEvent":
    case "FavoriteRemovedEvent": {
      const { kind, key, listingKey, count } = notice.metadata
      return notice.type === "FavoriteAddedEvent"
        ? { type: "FavoriteAdded", kind, key, listingKey, count, asOf }
        : { type: "FavoriteRemoved", kind, listingKey, count, asOf }
    }
    case "ListingFavoritesChangedEvent": {
      const { listingKey, favorites } = notice.metadata
      return { type: "ListingFavoritesCounted", counts: [{ listingKey, count: favorites }], asOf }
    }
    case "NotificationsReadEvent": {
      const { id, readUpTo, unreadCount } = notice.metadata
      return { type: "NotificationsRead", id, readUpTo, unread: unreadCount, asOf }
    }
    default:
      return ignored(notice)
  }
}

/** Normalises a message of the user hub. */
export const userEvent = (wire: NotificationsWire["UserNotification"]): AppEvent => ({
  type: "NotificationReceived",
  notification: toNotification(wire, wire.cursor),
  unread: wire.unreadCount,
})
