/**
 * The changes that can happen in the model of a server: each raises the cursor and answers its hub notice.
 * architecture: Events, rule 2.
 */
import { applicationStatusNumbers, ownerOf } from "../../src/domain/applications.ts"
import type { Chat } from "../../src/domain/chat.ts"
import { itemStatusNumbers, versionStatusNumbers } from "../../src/domain/listing-statuses.ts"
import { executantStatuses } from "../../src/domain/executant-statuses.ts"
import { isRunningDeal } from "../../src/domain/deals.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { keyOf, kinds, momentOf } from "./keys.ts"
import {
  aChatAt,
  aDealAt,
  aFeedbackAt,
  aFileAt,
  aListingAt,
  aMessageAt,
  anAccountAt,
  anApplicationAt,
  anExecutantAt,
  aStrangersListing,
  aNotificationAt,
  aParticipantAt,
  me,
  myExecutant,
} from "./world-entities.ts"
import { asSeenNow, countsOf, favoritesOf, unreadNotificationsOf, unreadOf, type World } from "./world.ts"

/** A change: of which entity of a kind, and to what. */
export interface Change {
  readonly change: keyof typeof changes
  readonly which: number
  readonly state: number
}

const pick = <T>(from: readonly T[], n: number, otherwise: T): T => from[n % from.length] ?? otherwise

const itemStatuses = Object.keys(itemStatusNumbers) as (keyof typeof itemStatusNumbers)[]
const versionStatuses = Object.keys(versionStatusNumbers) as (keyof typeof versionStatusNumbers)[]
const applicationStatuses = Object.keys(applicationStatusNumbers) as (keyof typeof applicationStatusNumbers)[]

const listingNews = [
  "ListingSubmitted",
  "ListingPublished",
  "ListingRefused",
  "ListingArchived",
  "ListingChanged",
] as const
const executantNews = ["ExecutantSubmitted", "ExecutantPublished", "ExecutantRefused", "ExecutantChanged"] as const
const applicationNews = {
  Sent: "ApplicationSent",
  Accepted: "ApplicationAccepted",
  Canceled: "ApplicationCanceled",
  Rejected: "ApplicationRejected",
} as const

const readNotifications = (world: World, id: string | null, readUpTo: number): AppEvent => {
  for (const one of world.notifications.values()) {
    if (one.id === id || one.cursor <= readUpTo) world.notifications.set(one.id, { ...one, isRead: true })
  }
  return { type: "NotificationsRead", id, readUpTo, unread: unreadNotificationsOf(world), asOf: world.cursor }
}

const touched = (world: World, chat: Chat): Chat => {
  world.chats.set(chat.key, { ...chat, asOf: world.cursor })
  return { ...chat, asOf: world.cursor }
}

const changes = {
  listing: (world: World, { which, state }: Change): AppEvent => {
    const status = pick(itemStatuses, state, "Published")
    const versionStatus = pick(versionStatuses, Math.floor(state / itemStatuses.length), "Published")
    const listing = aListingAt(which, world.cursor, { status, versionStatus })
    world.listings.set(listing.key, listing)
    return { type: pick(listingNews, state, "ListingChanged"), listing }
  },
  application: (world: World, { which, state }: Change): AppEvent => {
    const before = world.applications.get(keyOf(kinds.application, which))
    const status = pick(applicationStatuses, state, "Sent")
    const fresh = anApplicationAt(which, world.cursor, status)
    const application = before === undefined ? fresh : { ...fresh, createdDate: before.createdDate }
    world.applications.set(application.key, application)
    const listingKey = application.listing.key
    const counts = [me, myExecutant].includes(ownerOf(application).key) ? countsOf(world, listingKey) : null
    return { type: applicationNews[status], listingKey, applications: [application], counts }
  },
  readApplications: (world: World, { which }: Change): AppEvent => {
    const listingKey = keyOf(kinds.order, 1 + (which % 3))
    const unread = [...world.applications.values()].filter(
      ({ listing, isRead }) => listing.key === listingKey && !isRead,
    )
    const applications = unread.map((one) => ({ ...one, isRead: true, asOf: world.cursor }))
    for (const one of applications) world.applications.set(one.key, one)
    return { type: "ApplicationsRead", listingKey, applications, counts: countsOf(world, listingKey) }
  },
  deal: (world: World): AppEvent => {
    const deal = aDealAt(world.deals.size + 1, world.cursor)
    world.deals.set(deal.key, deal)
    return { type: "DealCreated", deal }
  },
  endDeal: (world: World, { which, state }: Change): AppEvent => {
    const n = 1 + (which % Math.max(1, world.deals.size))
    const before = world.deals.get(keyOf(kinds.deal, n)) ?? aDealAt(n, world.cursor)
    // A deal ends once: of one that has ended the same is said again.
    const status = isRunningDeal(before.status) ? (state % 2 === 0 ? "Closed" : "Canceled") : before.status
    const [updatedDate, asOf] = [momentOf(world.cursor), world.cursor]
    const deal = { ...before, status, updatedDate, asOf }
    world.deals.set(deal.key, deal)
    return { type: status === "Closed" ? "DealClosed" : "DealCanceled", deal }
  },
  feedback: (world: World, { which, state }: Change): AppEvent => {
    const dealKey = keyOf(kinds.deal, 1 + (which % 3))
    const before = world.feedbacks.get(dealKey) ?? { mine: null, theirs: null }
    const said = state % 3 === 2 ? null : aFeedbackAt(which, world.cursor)
    const feedbacks = state % 2 === 0 ? { ...before, mine: said } : { ...before, theirs: said }
    world.feedbacks.set(dealKey, feedbacks)
    return { type: "DealFeedbacksChanged", dealKey, feedbacks, asOf: world.cursor }
  },
  chat: (world: World, { which }: Change): AppEvent => {
    const chat = touched(world, world.chats.get(keyOf(kinds.chat, which)) ?? aChatAt(which, world.cursor))
    return { type: "ChatCreated", chat, unread: unreadOf(world, chat.participants[0].key) }
  },
  message: (world: World, { which, state }: Change): AppEvent => {
    const before = world.chats.get(keyOf(kinds.chat, which)) ?? aChatAt(which, world.cursor)
    const isMine = state % 2 === 0
    const message = aMessageAt(before, world.cursor, before.participants[isMine ? 0 : 1])
    world.messages.set(before.key, [...(world.messages.get(before.key) ?? []), message])
    const chat = touched(world, { ...before, lastMessage: message, unread: isMine ? before.unread : before.unread + 1 })
    return { type: "ChatMessageReceived", chat, message, unread: unreadOf(world, chat.participants[0].key) }
  },
  drawThumbnail: (world: World, { which, state }: Change): AppEvent => {
    const chatKey = keyOf(kinds.chat, which)
    const said = world.messages.get(chatKey) ?? []
    const one = pick(
      said.filter(({ files }) => files.length > 0),
      state,
      null,
    )
    // Otherwise one that no message has: those sent are named after the cursors of their messages.
    const before = one?.files[0] ?? aFileAt(world.cursor, null)
    const file = { ...before, thumbnailUrl: `/files/${world.cursor}/small` }
    world.messages.set(
      chatKey,
      said.map((other) => (other.key === one?.key ? { ...other, files: [file] } : other)),
    )
    return { type: "FileThumbnailAdded", file, asOf: world.cursor }
  },
  removeMessage: (world: World, { which, state }: Change): AppEvent => {
    const chatKey = keyOf(kinds.chat, which)
    const [said, before] = [world.messages.get(chatKey) ?? [], world.chats.get(chatKey)]
    const one = pick(said, state, null)
    if (one === null || before === undefined) return changes.message(world, { change: "message", which, state })
    const message = { ...one, text: "", context: null, files: [], isRemoved: true, asOf: world.cursor }
    world.messages.set(
      chatKey,
      said.map((other) => (other.id === one.id ? message : other)),
    )
    const [mine] = before.participants
    const wasUnread = !one.isRemoved && one.authorKey !== mine.key && one.id > mine.readUpTo
    const lastMessage = before.lastMessage?.id === one.id ? message : before.lastMessage
    const chat = touched(world, { ...before, lastMessage, unread: before.unread - (wasUnread ? 1 : 0) })
    return { type: "ChatMessageRemoved", chat, message, unread: unreadOf(world, mine.key) }
  },
  readChat: (world: World, { which }: Change): AppEvent => {
    const before = world.chats.get(keyOf(kinds.chat, which)) ?? aChatAt(which, world.cursor)
    const [mine, other] = before.participants
    const readUpTo = before.lastMessage?.id ?? 0
    const chat = touched(world, { ...before, unread: 0, participants: [{ ...mine, readUpTo }, other] })
    return { type: "ChatRead", chat, unread: unreadOf(world, mine.key) }
  },
  notify: (world: World, { which }: Change): AppEvent => {
    const notification = aNotificationAt(which, world.cursor)
    world.notifications.set(notification.id, notification)
    return { type: "NotificationReceived", notification, unread: unreadNotificationsOf(world) }
  },
  readNotification: (world: World, { which }: Change): AppEvent =>
    readNotifications(world, pick([...world.notifications.keys()], which, keyOf(kinds.notification, 0)), 0),
  readAllNotifications: (world: World, { state }: Change): AppEvent =>
    readNotifications(world, null, state % 2 === 0 ? world.cursor : Math.max(...notificationCursors(world))),
  executant: (world: World, { which, state }: Change): AppEvent => {
    const executant = anExecutantAt(which, world.cursor, pick(executantStatuses, state, "Draft"))
    world.executants.set(executant.key, executant)
    return { type: pick(executantNews, state, "ExecutantSubmitted"), executant }
  },
  favorite: (world: World, { which, state }: Change): AppEvent => {
    const listing = aStrangersListing(which)
    const { kind, key: listingKey } = listing
    const before = world.favorites.get(listingKey)
    const isLetGo = state % 3 === 2
    const favorite = before ?? {
      key: keyOf(kinds.favorite, world.cursor),
      createdDate: momentOf(world.cursor),
      listing,
    }
    if (isLetGo) world.favorites.delete(listingKey)
    else world.favorites.set(listingKey, favorite)
    const change = { kind, listingKey, count: favoritesOf(world, kind).length, asOf: world.cursor }
    return isLetGo ? { type: "FavoriteRemoved", ...change } : { type: "FavoriteAdded", key: favorite.key, ...change }
  },
  participant: (world: World, { which, state }: Change): AppEvent => {
    const participant = aParticipantAt(which, state)
    world.participants.set(participant.key, participant)
    return { type: "ParticipantChanged", participant, asOf: world.cursor }
  },
  keepers: (world: World, { which, state }: Change): AppEvent => {
    const listingKey = keyOf(kinds.order, which)
    world.keepers.set(listingKey, state)
    return { type: "ListingFavoritesCounted", counts: [{ listingKey, count: state }], asOf: world.cursor }
  },
  account: (world: World, { state }: Change): AppEvent => {
    world.account = anAccountAt(world.cursor, state % 2 === 0 ? me : myExecutant)
    return { type: "ActiveProfileSwitched", account: world.account }
  },
}

const notificationCursors = (world: World): readonly number[] => [
  0,
  ...[...world.notifications.values()].map(({ cursor }) => cursor),
]

export const changeNames = Object.keys(changes) as readonly Change["change"][]

/** Makes the change as one transaction, and answers its notice. */
export const happen = (world: World, change: Change): AppEvent => {
  world.cursor += 1
  return asSeenNow(world, changes[change.change](world, change))
}
