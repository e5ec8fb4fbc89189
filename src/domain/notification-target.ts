/** Answers where a notification leads when it is opened. Spec §2 Pop-up notifications. */
import type { ListingKind } from "./listings.ts"
import type { Notification } from "./notifications.ts"
import { listingRooms, profileRooms, rooms, sentApplicationsRooms, type OwnerTab } from "./routes.ts"

/** The event a notification reports, by the name that the app gives it: `OrderPublishedEvent` is `OrderPublished`. */
export const notificationKind = (type: string): string => type.replace(/Event$/u, "")

type OpenedNotification = Pick<Notification, "source" | "type" | "subject">

/** The names of a listing's key in the subject, by kind. */
const keyNames = { Order: "orderKey", Offer: "offerKey" } as const satisfies Readonly<Record<ListingKind, unknown>>

/** Names the profile that it is for, which becomes the active one there (D15). */
const asProfile = (path: string, profileKey: string | undefined): string =>
  profileKey === undefined ? path : `${path}${path.includes("?") ? "&" : "?"}participantKey=${profileKey}`

/** The owner's page of a listing, as the profile whose it is (D15). */
const ofOwner = (kind: ListingKind, key: string, tab: OwnerTab, profileKey: string | undefined): string =>
  asProfile(`${listingRooms[kind]}/${key}/view/${tab}`, profileKey)

/** Everybody else's listing is looked at from outside, as the profile that was notified of it. */
const ofListing = (kind: ListingKind, { type, subject }: OpenedNotification): string | null => {
  const key = subject[keyNames[kind]]
  if (key === undefined) return null
  const isOwn = notificationKind(type) !== "OrderForExecutantsPublished"
  return isOwn
    ? ofOwner(kind, key, "details", subject.profileKey)
    : asProfile(`${listingRooms[kind]}/${key}`, subject.profileKey)
}

/** The owner reads who applied; the applicant reads what became of the application. */
const ofApplication = (kind: ListingKind, { type, subject }: OpenedNotification): string | null => {
  const { dealKey, profileKey } = subject
  const sent = (tab: string): string => asProfile(`${sentApplicationsRooms[kind]}?page=1&at=${tab}`, profileKey)
  const key = subject[keyNames[kind]]
  switch (notificationKind(type).replace(/^Offer/u, "")) {
    case "ApplicationCreated":
    case "ApplicationCanceled":
      return key === undefined ? null : ofOwner(kind, key, "applications", profileKey)
    case "ApplicationAccepted":
      return dealKey === undefined ? sent("active") : ofDeal(dealKey, profileKey)
    case "ApplicationRejected":
      return sent("archive")
    default:
      return key === undefined ? null : `${listingRooms[kind]}/${key}`
  }
}

const ofDeal = (dealKey: string, profileKey: string | undefined): string =>
  asProfile(`${rooms.deals}/${dealKey}`, profileKey)

const ofChat = ({ subject: { chatKey, profileKey } }: OpenedNotification): string | null => {
  if (chatKey === undefined) return null
  return profileKey === undefined
    ? `${rooms.chat}?chatId=${chatKey}`
    : `${asProfile(rooms.chat, profileKey)}&chatId=${chatKey}`
}

/** Where something can be done about it: passwords and devices, and the words with whoever blocked it (E351). */
const ofAccount = ({ type }: OpenedNotification): string | null => {
  switch (notificationKind(type)) {
    case "PersonalDataChanged":
    case "SignInFailedRepeatedly":
      return rooms.settings
    case "AccountBlocked":
      return rooms.support
    default:
      return null
  }
}

/** The own page says how the profile stands, and why; one that was approved goes looking for orders (E277). */
const ofExecutant = ({ type, subject: { profileKey } }: OpenedNotification): string =>
  asProfile(
    notificationKind(type) === "ExecutantPublished" ? `${rooms.search}?type=orders` : profileRooms.Executant,
    profileKey,
  )

/** A path inside the app, or null when there is nothing to see. */
export const notificationTarget = (notification: OpenedNotification): string | null => {
  const { source, subject } = notification
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
      return ofExecutant(notification)
    case "Chat":
      return ofChat(notification)
    case "Account":
      return ofAccount(notification)
    case "Content":
      return null
  }
}
