/** Everything that a person of the slice can ask the server: how it is asked, and what the read models then answer. */
import type { Command } from "../../src/commands/catalogue.ts"
import { applicationTabs, interests } from "../../src/domain/applications.ts"
import { dealTabs } from "../../src/domain/deals.ts"
import { listingKinds, type ListingId, type ListingKind } from "../../src/domain/listings.ts"
import type { ReceivedQuery } from "../../src/domain/queries.ts"
import { ownOrders, type OwnList, ownListTabs } from "../../src/domain/own-lists.ts"
import { notificationFilterNames } from "../../src/domain/notifications.ts"
import type { Side } from "../../src/domain/participants.ts"
import { ownAccount } from "../../src/projections/account.ts"
import { applicationsPage } from "../../src/projections/application-lists.ts"
import { applicationByKey, applicationCounts, type ApplicationsList } from "../../src/projections/applications.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { chatByKey, unreadOfProfile } from "../../src/projections/chat.ts"
import { chatGapAfter, chatMessages, chatsPage } from "../../src/projections/chat-lists.ts"
import { dealsPage } from "../../src/projections/deal-lists.ts"
import { dealByKey } from "../../src/projections/deals.ts"
import { dealFeedbacks } from "../../src/projections/deal-feedbacks.ts"
import { keepersOf } from "../../src/projections/favorite-listings.ts"
import { isFavorite } from "../../src/projections/favorites.ts"
import { favoritesPage } from "../../src/projections/favorites-page.ts"
import { unreadNotifications } from "../../src/projections/notifications.ts"
import { notificationById, notificationsPage } from "../../src/projections/notification-lists.ts"
import { ownListing } from "../../src/projections/listings.ts"
import { ownListingsPage } from "../../src/projections/own-listing-lists.ts"
import type { Page } from "../../src/projections/pages.ts"
import { ownExecutants } from "../../src/projections/profiles.ts"
import { takesAll } from "../share.ts"

export interface Question {
  readonly about: string
  readonly command: Command
  readonly page?: (models: ReadModels) => Page | undefined
  /**
   * The news of the list name what is new by its key alone, so that even the whole list must be asked for again (E272).
   */
  readonly isByKey?: true
  readonly answer: (models: ReadModels) => unknown
}

/** A list: its page, and each thing on it. */
const list = (
  about: string,
  command: Command,
  page: (models: ReadModels) => Page | undefined,
  thing: (models: ReadModels, key: string) => unknown,
): Question => ({
  about,
  command,
  page,
  answer: (models) => {
    const found = page(models)
    return found && { keys: found.keys, count: found.count, things: found.keys.map((key) => thing(models, key)) }
  },
})

const applications = (about: string, command: Command, of: ApplicationsList): Question =>
  list(
    about,
    command,
    (models) => applicationsPage(models.applications, of),
    (models, key) => applicationByKey(models.applications, key),
  )

/** The name by which questions call the listings of a kind. */
const nameOf: Readonly<Record<ListingKind, string>> = { Order: "order", Offer: "offer" }

const ofOwnList = ({ kind, executantKey }: OwnList): readonly Question[] =>
  ownListTabs.map((tab) => {
    const of = { kind, executantKey, query: { tab, page: 1 } }
    return list(
      `own ${nameOf[kind]}s ${tab}`,
      { type: "LoadOwnListings", ...of },
      (models) => ownListingsPage(models.listings, of),
      (models, key) => ownListing(models.listings, { kind, key }),
    )
  })

/** The usual run asks for one filter in both orders: what folds a page looks at filter and order apart. E223. */
export const ofAccount = (): readonly Question[] => [
  { about: "account", command: { type: "LoadAccount" }, answer: ({ account }) => ownAccount(account) },
  {
    about: "executants",
    command: { type: "LoadExecutants" },
    answer: ({ profiles }) => ownExecutants(profiles, undefined),
  },
  {
    about: "unread notifications",
    command: { type: "CountUnreadNotifications" },
    answer: ({ notifications }) => unreadNotifications(notifications),
  },
  ...notificationFilterNames.flatMap((filter) =>
    (takesAll || filter === "unread" ? (["desc", "asc"] as const) : (["desc"] as const)).map((order) => {
      const query = { filter, order, page: 1 }
      return list(
        `notifications ${filter} ${order}`,
        { type: "LoadNotifications", query },
        (models) => notificationsPage(models.notifications, query),
        (models, id) => notificationById(models.notifications, id),
      )
    }),
  ),
  ...ofOwnList(ownOrders),
  ...listingKinds.map((kind) => {
    const of = { kind, page: 1 }
    const favoritesOfKind = list(
      `favorite ${nameOf[kind]}s`,
      { type: "LoadFavorites", ...of },
      ({ favorites }) => favoritesPage(favorites, of),
      ({ favorites }, key) => isFavorite(favorites, { kind, key }),
    )
    return { ...favoritesOfKind, isByKey: true as const }
  }),
]

/** The archive has no sorting out. */
const received: readonly ReceivedQuery[] = applicationTabs.flatMap((tab) =>
  (tab === "active" ? interests : (["all"] as const)).map((interest) => ({ tab, interest, page: 1 })),
)

export const ofListing = (id: ListingId): readonly Question[] => [
  {
    about: nameOf[id.kind],
    command: { type: "LoadListing", ...id },
    answer: ({ listings }) => ownListing(listings, id),
  },
  {
    about: "application counts",
    command: { type: "LoadApplicationCounts", kind: id.kind, listingKey: id.key },
    answer: (models) => applicationCounts(models.applications, id.key),
  },
  {
    about: `who keeps the ${nameOf[id.kind]}`,
    command: { type: "CountListingFavorites", kind: id.kind, keys: [id.key] },
    answer: ({ favorites }) => keepersOf(favorites, id.key),
  },
  ...received.map((query) => {
    const { tab, interest } = query
    return applications(
      `applications to ${nameOf[id.kind]} ${tab}${interest === "all" ? "" : `, ${interest}`}`,
      { type: "LoadListingApplications", kind: id.kind, listingKey: id.key, query },
      { of: "listing", key: id.key, query },
    )
  }),
]

const ofApplicant = (kind: ListingKind, profileKey: string): readonly Question[] =>
  applicationTabs.map((tab) => {
    const query = { tab, page: 1 }
    return applications(
      `own applications ${tab}`,
      { type: "LoadSentApplications", kind, profileKey, query },
      { of: "applicant", key: profileKey, query },
    )
  })

export const ofProfile = (profileKey: string, side: Side): readonly Question[] => [
  ...(side === "executant" ? ofOwnList({ kind: "Offer", executantKey: profileKey }) : []),
  ...ofApplicant(side === "executant" ? "Order" : "Offer", profileKey),
  ...dealTabs.map((tab) => {
    const query = { tab, page: 1 }
    return list(
      `deals ${tab}`,
      { type: "LoadDeals", profileKey, side, query },
      (models) => dealsPage(models.deals, { profileKey, query }),
      (models, key) => dealByKey(models.deals, key),
    )
  }),
  list(
    "chats",
    { type: "LoadChats", profileKey, side, page: 1 },
    (models) => chatsPage(models.chat, { profileKey, page: 1 }),
    (models, key) => chatByKey(models.chat, key),
  ),
  {
    about: "unread messages",
    command: { type: "CountChatUnread", profileKey, side },
    answer: ({ chat }) => unreadOfProfile(chat, profileKey),
  },
]

export const ofChat = (chatKey: string, participantKey: string): Question => ({
  about: "thread",
  command: { type: "LoadChatMessages", chatKey, participantKey, before: null },
  answer: ({ chat }) => ({ messages: chatMessages(chat, chatKey), gapAfter: chatGapAfter(chat, chatKey) }),
})

export const ofDeal = (key: string, participantKey: string): readonly Question[] => [
  {
    about: "deal",
    command: { type: "LoadDeal", key, participantKey },
    answer: ({ deals }) => dealByKey(deals, key),
  },
  {
    about: "feedback of the deal",
    command: { type: "LoadDealFeedbacks", dealKey: key, participantKey },
    answer: ({ feedback }) => dealFeedbacks(feedback, key),
  },
]
