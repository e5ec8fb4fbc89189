/**
 * Answers whether the open page shows the very thing that a toast would announce: the thing's own page, or a list that
 * holds its entry. A list that something only leaves does not show it. One rule for all toasts, of the address alone.
 * Spec §2.
 */
import type { AddressParameters } from "../domain/address-parameters.ts"
import type { ModalName, ModalParameter } from "../domain/modals.ts"
import { passesNotificationFilter, type NotificationType } from "../domain/notifications.ts"
import { listingKinds, type ListingKind } from "../domain/listings.ts"
import { notificationsQuery, receivedQuery } from "../domain/queries.ts"
import { listingRooms, profileRooms, rooms, sentApplicationsRooms } from "../domain/routes.ts"
import type { ToastContent } from "./toast-content.ts"

export interface Route {
  readonly path: string
  readonly search: string
}

type NotificationShown = Extract<ToastContent, { readonly kind: "notification" }>

/** The thing that the address says is open; null for each part that it does not name. */
interface Place {
  readonly params: AddressParameters
  readonly isOpen: (modal: ModalName) => boolean
  readonly chat: string | null
  readonly deal: string | null
  /** The tab of the owner's page of a listing. */
  readonly own: { readonly key: string; readonly tab: string } | null
  /** The public page of a listing. */
  readonly public: string | null
  readonly path: string
}

const placeOf = ({ path, search }: Route): Place => {
  const params = new URLSearchParams(search)
  const [, first = "", key = null, view, tab = "details"] = path.split("/")
  const room = `/${first}`
  const isListing = Object.values<string>(listingRooms).includes(room)
  const ofModal = (parameter: ModalParameter): string | null => params.get(parameter)
  const isOpen = (modal: ModalName): boolean => ofModal("modal") === modal
  return {
    params,
    isOpen,
    chat: path === rooms.chat ? params.get("chatId") : null,
    deal: room === rooms.deals ? key : isOpen("deal-made") ? ofModal("modal.deal") : null,
    own: isListing && key !== null && view === "view" ? { key, tab } : null,
    public: isListing && view === undefined && key !== "new" ? key : null,
    path,
  }
}

const isSame = (shown: string | null | undefined, key: string | undefined): boolean =>
  key !== undefined && shown === key

/** New ones stand at the top of the first page of those that are active. */
const showsApplicants = ({ own, params }: Place, listingKey: string | undefined): boolean => {
  const { tab, page, interest } = receivedQuery(params)
  const areNewOnesHere = tab === "active" && interest !== "aside" && page === 1
  return own?.tab === "applications" && isSame(own.key, listingKey) && areNewOnesHere
}

const isInNotifications = ({ path, params }: Place, { source }: NotificationShown): boolean => {
  if (path !== rooms.notifications) return false
  const { filter, order, page } = notificationsQuery(params)
  return page === 1 && order === "desc" && passesNotificationFilter({ source, isRead: false }, filter)
}

const showsSubject = (place: Place, { source, type, subject }: NotificationShown): boolean => {
  const is = (known: NotificationType): boolean => type === known // a newer server may know more (D81)
  const { orderKey, offerKey, dealKey, chatKey } = subject
  const listingKey = orderKey ?? offerKey
  const showsSent = (kind: ListingKind): boolean =>
    place.path === sentApplicationsRooms[kind] || isSame(place.public, listingKey)
  switch (source) {
    case "Chat":
      return isSame(place.chat, chatKey)
    case "Deal":
      return (
        isSame(place.deal, dealKey) || (is("DealCreatedEvent") && showsSent(orderKey === undefined ? "Offer" : "Order"))
      )
    case "Application":
      return is("ApplicationRejectedEvent") ? showsSent("Order") : showsApplicants(place, orderKey)
    case "OfferApplication":
      return is("OfferApplicationRejectedEvent") ? showsSent("Offer") : showsApplicants(place, offerKey)
    case "Order":
      return isSame(is("OrderForExecutantsPublishedEvent") ? place.public : place.own?.key, orderKey)
    case "Offer":
      return isSame(place.own?.key, offerKey)
    case "Executant":
      return place.isOpen("switch-profile")
    case "Feedback":
      return isSame(place.deal, dealKey)
    case "Content":
      return is("ComplaintCreatedEvent") && place.isOpen("report")
    case "Account":
      return false
  }
}

const ownProfiles: readonly string[] = Object.values(profileRooms)

/** The form of a listing, of a new one or of one that is there. */
const isForm = (kind: ListingKind, path: string): boolean => {
  const room = `${listingRooms[kind]}/`
  return path.startsWith(room) && /^(?:new|[^/]+\/edit)$/u.test(path.slice(room.length))
}

const isAnyForm = (path: string): boolean => listingKinds.some((kind) => isForm(kind, path))

/** Commands that follow the words of a form, which shows their failures itself, each with its retry (E254). */
const goesWithForm: ReadonlySet<string> = new Set(["ChangeListingPlace", "RemoveListingFiles"])

export const isOnScreen = (route: Route, content: ToastContent): boolean => {
  // Reading the whole address for each message of a burst costs more than all else that is folded of it.
  if (content.kind === "chat" && route.path !== rooms.chat) return false
  const place = placeOf(route)
  switch (content.kind) {
    case "chat":
      return place.chat === content.chatKey
    case "notification":
      return isInNotifications(place, content) || showsSubject(place, content)
    case "send-on-moderation":
      // The form ends in a page with this as its title, and then in the listing's own, which says how it stands; a public
      // one, and the profile's own, say how one's profile stands.
      return content.of === "Executant"
        ? place.public !== null || ownProfiles.includes(place.path)
        : isForm(content.of, place.path) || place.own !== null
    case "listing-moved":
      // The owner's page shows how the listing stands now, but not the way back.
      return !content.canUndo && place.own?.key === content.listing.key
    case "api-error":
      return goesWithForm.has(content.command) && isAnyForm(place.path)
    case "favorite-removed":
    case "acting-as":
    case "new-build":
      return false
  }
}

/** Files that are sent with a form, in a chat, or to the own profile, stand in rows of their own, each with its progress and its end. */
export const showsUploads = ({ path }: Route): boolean =>
  isAnyForm(path) || ownProfiles.includes(path) || path === rooms.chat
