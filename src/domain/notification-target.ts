/** Where a notification leads when it is opened. Spec §2 Pop-up notifications; D15, D80, D81. */
import type { ListingKind } from "./listings.ts"
import type { Notification } from "./notifications.ts"
import type { OwnerTab } from "./routes.ts"

/** The event a notification tells of, by the name that the app gives it: `OrderPublishedEvent` is `OrderPublished`. */
export const notificationKind = (type: string): string => type.replace(/Event$/u, "")

type Told = Pick<Notification, "source" | "type" | "subject">

/** Addresses and names of the listings of each kind, in which notifications of theirs differ. */
const faces = {
  Order: { room: "/orders", key: "orderKey", sent: "/applications/executant" },
  Offer: { room: "/offers", key: "offerKey", sent: "/applications/customer" },
} as const satisfies Readonly<Record<ListingKind, unknown>>

/** The owner's page of a listing, as the profile whose it is (D15). */
const ofOwner = (kind: ListingKind, key: string, tab: OwnerTab, profileKey: string | undefined): string =>
  `${faces[kind].room}/${key}/view/${tab}${profileKey === undefined ? "" : `?participantKey=${profileKey}`}`

/** Everybody else's listing is looked at from outside. */
const ofListing = (kind: ListingKind, { type, subject }: Told): string | null => {
  const key = subject[faces[kind].key]
  if (key === undefined) return null
  const isOwn = notificationKind(type) !== "OrderForExecutantsPublished"
  return isOwn ? ofOwner(kind, key, "details", subject.profileKey) : `${faces[kind].room}/${key}`
}

/** The owner reads who applied; the applicant reads what became of the application. */
const ofApplication = (kind: ListingKind, { type, subject }: Told): string | null => {
  const { dealKey, profileKey } = subject
  const { room, key: name, sent } = faces[kind]
  const key = subject[name]
  switch (notificationKind(type).replace(/^Offer/u, "")) {
    case "ApplicationCreated":
    case "ApplicationCanceled":
      return key === undefined ? null : ofOwner(kind, key, "applications", profileKey)
    case "ApplicationAccepted":
      return dealKey === undefined ? sent : ofDeal(dealKey, profileKey)
    case "ApplicationRejected":
      return `${sent}?page=1&at=archive`
    default:
      return key === undefined ? null : `${room}/${key}`
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
    case "Offer":
      return ofListing(source, notification)
    case "Application":
      return ofApplication("Order", notification)
    case "OfferApplication":
      return ofApplication("Offer", notification)
    case "Deal":
    case "Feedback":
      return subject.dealKey === undefined ? null : ofDeal(subject.dealKey, subject.profileKey)
    case "Executant":
      return notificationKind(type) === "ExecutantPublished" ? "/search?type=orders" : null
    case "Chat":
      return ofChat(notification)
    case "Account":
    case "Content":
      return null
  }
}
