/** Where a notification leads when it is opened. Spec §2 Pop-up notifications; D80, D81. */
import type { Notification } from "./notifications.ts"

/** The event a notification tells of, by the name that the app gives it: `OrderPublishedEvent` is `OrderPublished`. */
export const notificationKind = (type: string): string => type.replace(/Event$/u, "")

type Told = Pick<Notification, "source" | "type" | "subject">

/** Everybody else's order is looked at from outside. */
const ofOrder = ({ type, subject: { orderKey } }: Told): string | null => {
  if (orderKey === undefined) return null
  const isOwn = notificationKind(type) !== "OrderForExecutantsPublished"
  return isOwn ? `/orders/${orderKey}/view/details` : `/orders/${orderKey}`
}

/** The owner reads who applied; the applicant reads what became of the application. */
const ofApplication = ({ type, subject: { orderKey, dealKey, profileKey } }: Told): string | null => {
  switch (notificationKind(type)) {
    case "ApplicationCreated":
    case "ApplicationCanceled":
      return orderKey === undefined ? null : `/orders/${orderKey}/view/applications`
    case "ApplicationAccepted":
      return dealKey === undefined ? "/applications/executant" : ofDeal(dealKey, profileKey)
    case "ApplicationRejected":
      return "/applications/executant?page=1&at=archive"
    default:
      return orderKey === undefined ? null : `/orders/${orderKey}`
  }
}

const ofDeal = (dealKey: string, profileKey: string | undefined): string =>
  profileKey === undefined ? `/deals/${dealKey}` : `/deals/${dealKey}?participantKey=${profileKey}`

const ofChat = ({ subject: { chatKey, profileKey } }: Told): string | null => {
  if (chatKey === undefined) return null
  return profileKey === undefined ? `/chat?chatId=${chatKey}` : `/chat?participantKey=${profileKey}&chatId=${chatKey}`
}

/** A path inside the app, or null when there is nothing to see. */
export const notificationTarget = (notification: Told): string | null => {
  const { source, type, subject } = notification
  switch (source) {
    case "Order":
      return ofOrder(notification)
    case "Application":
      return ofApplication(notification)
    case "Deal":
    case "Feedback":
      return subject.dealKey === undefined ? null : ofDeal(subject.dealKey, subject.profileKey)
    case "Executant":
      return notificationKind(type) === "ExecutantPublished" ? "/search?type=orders" : null
    case "Chat":
      return ofChat(notification)
    case "Offer":
    case "OfferApplication":
    case "Account":
    case "Content":
      return null
  }
}
