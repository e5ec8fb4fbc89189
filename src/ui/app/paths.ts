/** Addresses of the app, built in one place. Spec §2 Routes. */
import { withParameters } from "../../domain/address-parameters.ts"
import type { ListingStep } from "../../domain/listing-steps.ts"
import type { ListingId, ListingKind } from "../../domain/listings.ts"
import type { ModalArgument, ModalArguments, ModalName } from "../../domain/modals.ts"
import type { TrailQuery } from "../../domain/moderation-tasks.ts"
import type { ProfileId } from "../../domain/profiles.ts"
import {
  applicationsParams,
  dealsParams,
  favoritesParams,
  feedbackParams,
  notificationsParams,
  ownListingsParams,
  receivedParams,
  type ApplicationsQuery,
  type DealsQuery,
  type FavoritesQuery,
  type FeedbackQuery,
  type NotificationsQuery,
  type OwnListingsQuery,
  type ReceivedQuery,
} from "../../domain/queries.ts"
import { listingRooms, ownPage, profileRooms, rooms, sentApplicationsRooms } from "../../domain/routes.ts"
import { searchParams, type SearchQuery, type SearchView } from "../../domain/search.ts"

export const paths = {
  home: "/",
  callback: "/auth/callback",
  search: (query: SearchQuery, view: SearchView = "list") =>
    `${rooms.search}?${searchParams(query).toString()}${view === "map" ? "&view=map" : ""}`,
  ownListings: (kind: ListingKind, query: OwnListingsQuery) =>
    `${listingRooms[kind]}?${ownListingsParams(kind, query).toString()}`,
  newListing: (kind: ListingKind) => `${listingRooms[kind]}/new`,
  /** The key may come from an address. */
  editListing: ({ kind, key }: ListingId) => `${listingRooms[kind]}/${encodeURIComponent(key)}/edit`,
  /** A new one that begins with the words of another. */
  copyListing: ({ kind, key }: ListingId) => `${listingRooms[kind]}/new?${withParameters({ copyOf: key }).toString()}`,
  /** `form`: the path of a new listing or of one that is written anew; `copyOf`: the key of the one that a new one copies. */
  listingFormStep: (form: string, step: ListingStep, copyOf: string | null = null) =>
    `${form}?${withParameters(copyOf === null ? { step } : { copyOf, step }).toString()}`,
  publicListing: ({ kind, key }: ListingId) => `${listingRooms[kind]}/${key}`,
  listingDetails: ({ kind, key }: ListingId) => `${listingRooms[kind]}/${key}/view/details`,
  /** As the profile whose it is, whichever is active (D15). */
  ownersListing: ({ kind, key }: ListingId, ownerKey: string) =>
    `${listingRooms[kind]}/${key}/view/details?participantKey=${ownerKey}`,
  listingApplications: ({ kind, key }: ListingId, query: ReceivedQuery = { tab: "active", page: 1, interest: "all" }) =>
    `${listingRooms[kind]}/${key}/view/applications?${receivedParams(query).toString()}`,
  sentApplications: (kind: ListingKind, query: ApplicationsQuery) =>
    `${sentApplicationsRooms[kind]}?${applicationsParams(query).toString()}`,
  favorites: (query: FavoritesQuery) => `${rooms.favorites}?${favoritesParams(query).toString()}`,
  deals: (query: DealsQuery) => `${rooms.deals}?${dealsParams(query).toString()}`,
  deal: (key: string, participantKey: string) => `${rooms.deals}/${key}?participantKey=${participantKey}`,
  profile: (id: ProfileId) => `${profileRooms[id.type]}/${id.key}`,
  profileFeedback: (id: ProfileId, query: FeedbackQuery) =>
    `${profileRooms[id.type]}/${id.key}?${feedbackParams(query).toString()}`,
  ownProfile: ({ type }: Pick<ProfileId, "type">) => profileRooms[type],
  chats: (profileKey: string) => `${rooms.chat}?participantKey=${profileKey}`,
  chat: (profileKey: string, chatKey: string) => `${rooms.chat}?participantKey=${profileKey}&chatId=${chatKey}`,
  chatMessage: (profileKey: string, { chatKey, id }: { readonly chatKey: string; readonly id: number }) =>
    `${rooms.chat}?participantKey=${profileKey}&chatId=${chatKey}&messageId=${id}`,
  notifications: (query: NotificationsQuery) => `${rooms.notifications}?${notificationsParams(query).toString()}`,
  moderation: rooms.moderation,
  moderationBlocks: `${rooms.moderation}/blocks`,
  moderationTrail: ({ filter, page }: TrailQuery) =>
    `${rooms.moderation}/audit?${withParameters({ page: String(page), filter }).toString()}`,
  moderationTask: (key: string) => `${rooms.moderation}/queue/${encodeURIComponent(key)}`,
  support: rooms.support,
  faq: "/support/faq",
  privacy: "/support/privacy",
  about: "/support/about",
  terms: "/support/ua",
  other: "/other",
  settings: "/settings",
  my: ownPage,
  testing: "/testing",
} as const

/** The argument of a modal that says where to go on. */
export const goingOnTo = (path: string): { readonly then?: string } => {
  const args = new Map([["then", path]])
  return Object.fromEntries(args)
}

/** A page of ours with a modal over it, to go to at once. */
export const modalOver = <Name extends ModalName>(
  href: string,
  modal: Name,
  args: ModalArguments<Name> = {},
): string => {
  const [path = "", search = ""] = href.split("?")
  return withModal({ path, search }, modal, args)
}

/** The same address with a modal over it (D17): Back closes it. */
export const withModal = <Name extends ModalName>(
  location: { readonly path: string; readonly search: string },
  modal: Name,
  args: ModalArguments<Name> = {},
): string => {
  const params = withoutModalParams(location.search)
  params.set("modal", modal)
  for (const [name, value] of Object.entries(args as Readonly<Record<string, string>>))
    params.set(`modal.${name}`, value)
  return `${location.path}?${params.toString()}`
}

const partOf = (search: string, isModals: boolean): string =>
  search
    .split("&")
    .filter((parameter) => /^\??modal[.=]/u.test(parameter) === isModals)
    .join("&")

/** Answers the part of an encoded query string that is the page's own, as it was written. */
export const pageSearch = (search: string): string => partOf(search, false)

/** The same address of a page with the modal that an encoded query string names, if any. */
export const withSameModal = (href: string, search: string): string => {
  const modal = partOf(search, true)
  return modal === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${modal}`
}

const withoutModalParams = (search: string): URLSearchParams => new URLSearchParams(pageSearch(search))

export const withoutModal = (location: { readonly path: string; readonly search: string }): string => {
  const rest = withoutModalParams(location.search).toString()
  return rest === "" ? location.path : `${location.path}?${rest}`
}

/** The open modal and its arguments, null when there is none; its name may be any text. */
export const openModal = (
  search: string,
): { readonly name: string; readonly arg: (name: ModalArgument) => string | null } | null => {
  const params = new URLSearchParams(search)
  const name = params.get("modal")
  return name === null ? null : { name, arg: (key) => params.get(`modal.${key}`) }
}
