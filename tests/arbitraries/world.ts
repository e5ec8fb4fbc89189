/**
 * A model of what a server knows about one account, small enough to be obviously right. A change raises the account's
 * cursor and answers its hub notice; arbitrary histories of changes test that read models converge. architecture:
 * Events, rule 2.
 */
import type { Account } from "../../src/domain/account.ts"
import type { Application, ApplicationCounts } from "../../src/domain/applications.ts"
import type { Chat, ChatMessage } from "../../src/domain/chat.ts"
import type { Deal } from "../../src/domain/deals.ts"
import type { DealFeedbacks } from "../../src/domain/feedback.ts"
import type { Listing, ListingKind } from "../../src/domain/listings.ts"
import type { Notification } from "../../src/domain/notifications.ts"
import type { Participant } from "../../src/domain/participants.ts"
import type { Executant } from "../../src/domain/profiles.ts"
import type { ChatUnread } from "../../src/events/chat.ts"
import type { Favorite } from "../../src/domain/favorites.ts"
import { anAccountAt, me } from "./world-entities.ts"

export interface World {
  cursor: number
  account: Account
  readonly listings: Map<string, Listing>
  readonly applications: Map<string, Application>
  readonly deals: Map<string, Deal>
  readonly feedbacks: Map<string, DealFeedbacks> // by the deal
  readonly participants: Map<string, Participant> // those that have changed
  readonly chats: Map<string, Chat>
  readonly messages: Map<string, ChatMessage[]>
  readonly notifications: Map<string, Notification>
  readonly executants: Map<string, Executant>
  readonly favorites: Map<string, Favorite> // by the listing
  readonly keepers: Map<string, number> // by the own listing
}

export const emptyWorld = (): World => ({
  cursor: 0,
  account: anAccountAt(0, me),
  listings: new Map(),
  applications: new Map(),
  deals: new Map(),
  feedbacks: new Map(),
  participants: new Map(),
  chats: new Map(),
  messages: new Map(),
  notifications: new Map(),
  executants: new Map(),
  favorites: new Map(),
  keepers: new Map(),
})

export const countsOf = (world: World, listingKey: string): ApplicationCounts => {
  const all = [...world.applications.values()].filter(({ listing }) => listing.key === listingKey)
  const of = (status: Application["status"]): number => all.filter((one) => one.status === status).length
  return {
    all: all.length,
    interested: all.length,
    notInterested: 0,
    unread: all.filter(({ isRead }) => !isRead).length,
    byStatus: { Sent: of("Sent"), Accepted: of("Accepted"), Canceled: of("Canceled"), Rejected: of("Rejected") },
    asOf: world.cursor,
  }
}

export const chatsOf = (world: World, profileKey: string): readonly Chat[] =>
  [...world.chats.values()].filter(({ participants }) => participants.some(({ key }) => key === profileKey))

export const unreadOf = (world: World, profileKey: string): ChatUnread => ({
  profileKey,
  count: chatsOf(world, profileKey).reduce((sum, { unread }) => sum + unread, 0),
  asOf: world.cursor,
})

export const unreadNotificationsOf = (world: World): number =>
  [...world.notifications.values()].filter(({ isRead }) => !isRead).length

export const favoritesOf = (world: World, kind: ListingKind): readonly Favorite[] =>
  [...world.favorites.values()].filter(({ listing }) => listing.kind === kind)

/** Shows profiles as they are by the moment at which something is told (E31). */
export const asSeenNow = <T>(world: World, value: T): T => {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => asSeenNow(world, one)) as T
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asSeenNow(world, one)]))
  const isHeld = "key" in value && typeof value.key === "string" && "rating" in value && !("counts" in value)
  return { ...inner, ...(isHeld && world.participants.get(String(inner["key"]))) } as T
}
