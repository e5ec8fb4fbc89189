/** The small server's answers to each question of the slice, read at the account's present cursor. */
import {
  applicantOf,
  applicationTabOf,
  applicationTabs,
  interests,
  isReceivedIn,
} from "../../src/domain/applications.ts"
import { dealTabOf, dealTabs } from "../../src/domain/deals.ts"
import { listSizes } from "../../src/domain/limits.ts"
import { listingKinds } from "../../src/domain/listings.ts"
import { ownOrders, ownListTabOf, ownListTabs } from "../../src/domain/own-lists.ts"
import { notificationFilterNames, passesNotificationFilter } from "../../src/domain/notifications.ts"
import type { AppEvent, EventOf } from "../../src/events/catalogue.ts"
import { keyOf, kinds } from "./keys.ts"
import { asSeenNow, chatsOf, countsOf, favoritesOf, unreadNotificationsOf, unreadOf, type World } from "./world.ts"
import { me, myExecutant } from "./world-entities.ts"

/** A question that a client asks; numbers choose the one, the tab or the order of a list. */
export interface Question {
  readonly question: keyof typeof answers
  readonly which: number
  readonly tab: number
  readonly page: number
}

const pick = <T>(from: readonly [T, ...T[]] | readonly T[], n: number): T => {
  const picked = from[n % from.length]
  if (picked === undefined) throw new Error("There is nothing to choose from.")
  return picked
}

interface Sliced<T> {
  readonly count: number
  readonly items: readonly T[]
}

/** One page of those that pass, the greatest first; ties by key. */
const sliced = <T>(
  all: Iterable<T>,
  passes: (one: T) => boolean,
  greatness: (one: T) => string,
  [page, size]: readonly [number, number],
): Sliced<T> => {
  const found = [...all]
    .filter(passes)
    .map((one) => ({ one, key: greatness(one) }))
    .toSorted((a, b) => (a.key > b.key ? -1 : 1))
    .map(({ one }) => one)
  return { count: found.length, items: found.slice((page - 1) * size, page * size) }
}

const dated = <T extends object>(items: readonly T[], { cursor }: World): readonly T[] =>
  items.map((one) => ({ ...one, asOf: cursor }))

const wide = (n: number): string => String(n).padStart(12, "0")

/** The own lists: the account's orders, and its executant's offers. */
const ownLists = [ownOrders, { kind: "Offer", executantKey: myExecutant }] as const

const listings = (world: World, { which, tab, page }: Question): EventOf<"OwnListingsPageLoaded"> => {
  const list = pick(ownLists, which)
  const query = { tab: pick(ownListTabs, tab), page }
  const { count, items } = sliced(
    world.listings.values(),
    (listing) => listing.kind === list.kind && ownListTabOf(listing) === query.tab,
    ({ updatedDate }) => updatedDate,
    [page, listSizes.ownListings],
  )
  return { type: "OwnListingsPageLoaded", ...list, query, count, listings: dated(items, world), asOf: world.cursor }
}

const applications = (world: World, { which, tab, page }: Question): AppEvent => {
  const query = { tab: pick(applicationTabs, tab), page, interest: pick(interests, which) }
  const listingKey = which % 5 > 1 ? keyOf(kinds.order, (which % 5) - 1) : null
  const profileKey = which % 5 === 0 ? myExecutant : me
  const { count, items } = sliced(
    world.applications.values(),
    (application) =>
      listingKey === null
        ? applicationTabOf(application.status) === query.tab && applicantOf(application).key === profileKey
        : application.listing.key === listingKey && isReceivedIn(query, application),
    ({ createdDate }) => createdDate,
    [page, listSizes.applications],
  )
  const found = { count, applications: dated(items, world), asOf: world.cursor }
  return listingKey === null
    ? { type: "SentApplicationsPageLoaded", profileKey, query: { tab: query.tab, page }, ...found }
    : { type: "ListingApplicationsPageLoaded", listingKey, query, ...found }
}

const deals = (world: World, { which, tab, page }: Question): AppEvent => {
  const profileKey = pick([me, myExecutant], which)
  const query = { tab: pick(dealTabs, tab), page }
  const { count, items } = sliced(
    world.deals.values(),
    ({ customer, executant, status }) =>
      dealTabOf(status) === query.tab && (customer.key === profileKey || executant.key === profileKey),
    ({ number }) => wide(number),
    [page, listSizes.deals],
  )
  return { type: "DealsPageLoaded", profileKey, query, count, deals: dated(items, world), asOf: world.cursor }
}

const chats = (world: World, { which, page }: Question): AppEvent => {
  const profileKey = pick([me, myExecutant], which)
  const { count, items } = sliced(
    chatsOf(world, profileKey),
    () => true,
    ({ lastMessage, createdOn }) => lastMessage?.sentAt ?? createdOn,
    [page, listSizes.chats],
  )
  return { type: "ChatsLoaded", profileKey, page, count, chats: dated(items, world), asOf: world.cursor }
}

const notifications = (world: World, { which, tab, page }: Question): AppEvent => {
  const query = { filter: pick(notificationFilterNames, which), order: pick(["asc", "desc"] as const, tab), page }
  const { count, items } = sliced(
    world.notifications.values(),
    (one) => passesNotificationFilter(one, query.filter),
    ({ cursor }) => wide(query.order === "desc" ? cursor : 999_999 - cursor),
    [page, listSizes.notifications],
  )
  const found = dated(items, world)
  return { type: "NotificationsPageLoaded", query, count, notifications: found, asOf: world.cursor }
}

const favorites = (world: World, { which, page }: Question): AppEvent => {
  const kind = pick(listingKinds, which)
  const { count, items } = sliced(
    favoritesOf(world, kind),
    () => true,
    ({ createdDate }) => createdDate,
    [page, listSizes.favorites],
  )
  return { type: "FavoritesPageLoaded", kind, page, count, favorites: items, asOf: world.cursor }
}

const answers = {
  favorites,
  favoriteMarks: (world: World, { which }: Question): AppEvent => {
    const kind = pick(listingKinds, which)
    const marks = favoritesOf(world, kind).map(({ key, listing }) => ({ key, listingKey: listing.key }))
    return { type: "FavoriteMarksLoaded", kind, marks, asOf: world.cursor }
  },
  keepers: (world: World): AppEvent => ({
    type: "ListingFavoritesCounted",
    counts: [...world.keepers].map(([listingKey, count]) => ({ listingKey, count })),
    asOf: world.cursor,
  }),
  listings,
  applications,
  deals,
  feedback: (world: World, { which }: Question): AppEvent => {
    const dealKey = keyOf(kinds.deal, 1 + (which % 3))
    const feedbacks = world.feedbacks.get(dealKey) ?? { mine: null, theirs: null }
    return { type: "DealFeedbacksLoaded", dealKey, feedbacks, asOf: world.cursor }
  },
  chats,
  notifications,
  counts: (world: World, { which }: Question): AppEvent => {
    const listingKey = keyOf(kinds.order, 1 + (which % 3))
    return { type: "ApplicationCountsLoaded", listingKey, counts: countsOf(world, listingKey) }
  },
  messages: (world: World, { which }: Question): AppEvent => {
    const chatKey = keyOf(kinds.chat, which)
    return {
      type: "ChatMessagesLoaded",
      chatKey,
      messages: dated((world.messages.get(chatKey) ?? []).slice(-3), world),
    }
  },
  chatUnread: (world: World, { which }: Question): AppEvent => ({
    type: "ChatUnreadCounted",
    unread: unreadOf(world, pick([me, myExecutant], which)),
  }),
  notificationsUnread: (world: World): AppEvent => ({
    type: "NotificationsUnreadCounted",
    count: unreadNotificationsOf(world),
    asOf: world.cursor,
  }),
  executants: (world: World): AppEvent => ({
    type: "ExecutantsLoaded",
    executants: dated([...world.executants.values()], world),
    asOf: world.cursor,
  }),
  account: (world: World): AppEvent => ({
    type: "AccountLoaded",
    account: { ...world.account, asOf: world.cursor },
  }),
}

export const questionNames = Object.keys(answers) as readonly Question["question"][]

/** Questions whose answers are pages of lists. */
export const listNames = [
  "listings",
  "applications",
  "deals",
  "chats",
  "notifications",
  "favorites",
] as const satisfies readonly Question["question"][]

export const answer = (world: World, question: Question): AppEvent =>
  asSeenNow(world, answers[question.question](world, question))
