/** A busy life of one client: what it asks, hears and does, over every read model of the slice, the same in every run. */
import { applicationTabs, type Application } from "../../src/domain/applications.ts"
import type { Chat } from "../../src/domain/chat.ts"
import type { Listing } from "../../src/domain/listings.ts"
import { ownOrders } from "../../src/domain/own-lists.ts"
import { plainSearch } from "../../src/domain/search.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Envelope, Origin } from "../../src/events/envelope.ts"
import { keyOf, kinds, momentOf } from "../arbitraries/keys.ts"
import {
  aChatAt,
  aDealAt,
  aMessageAt,
  anAccountAt,
  anApplicationAt,
  anExecutantAt,
  aListingAt,
  aNotificationAt,
  me,
  myExecutant,
} from "../arbitraries/world-entities.ts"

/** The number of different ones of each kind. */
const many = { listings: 10_000, applications: 20_000, deals: 5_000, chats: 1_000 } as const

/** The same numbers in every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

export interface Workload {
  readonly next: (count: number) => readonly Envelope[]
}

interface Life {
  readonly any: (below: number) => number
  readonly chats: Map<number, Chat>
  at: number
}

type Happening = (life: Life) => readonly (readonly [Origin, AppEvent])[]

const listingOf = ({ any, at }: Life): Listing =>
  aListingAt(1 + any(many.listings), at, {
    status: "Published",
    versionStatus: any(4) === 0 ? "OnModeration" : "Published",
  })

const applicationOf = ({ any, at }: Life, status: Application["status"]): Application =>
  anApplicationAt(1 + any(many.applications), at, status)

const spoken = (life: Life, author: 0 | 1) => {
  const n = 1 + life.any(many.chats)
  const before = life.chats.get(n) ?? aChatAt(n, life.at)
  const message = aMessageAt(before, life.at, before.participants[author])
  const chat: Chat = { ...before, lastMessage: message, unread: before.unread + author, asOf: life.at }
  life.chats.set(n, chat)
  return { chat, message, unread: { profileKey: chat.participants[0].key, count: chat.unread, asOf: life.at } }
}

/** A command, and what its answer says. */
const command = ({ at }: Life, name: string, subject: string | null, event: AppEvent) => {
  const run = { id: keyOf(kinds.command, at), name, subject }
  return [
    ["ui", { type: "CommandStarted", ...run }],
    ["rest", event],
    ["rest", { type: "CommandSucceeded", ...run }],
  ] as const
}

const listed = <T>(one: () => T): readonly T[] => Array.from({ length: 20 }, one)

const happenings: readonly (readonly [number, Happening])[] = [
  [30, (life) => [["hub", { type: "ChatMessageReceived", ...spoken(life, 1) }]]],
  [
    8,
    (life) => {
      const { message } = spoken(life, 0)
      const { key, chatKey, authorKey, text } = message
      const queued = { key, chatKey, authorKey, text, queuedAt: momentOf(life.at) }
      const sent = command(life, "SendChatMessage", chatKey, { type: "ChatMessageSent", message })
      return [["ui", { type: "ChatMessageQueued", message: queued }], ...sent]
    },
  ],
  [6, (life) => [["hub", { type: "ChatRead", ...spoken(life, 0) }]]],
  [
    12,
    ({ any, at }) => [
      ["hub", { type: "NotificationReceived", notification: aNotificationAt(any(10), at), unread: any(30) }],
      ["system", { type: "ToastExpired", id: any(1_000_000) }],
    ],
  ],
  [2, ({ any, at }) => [["hub", { type: "NotificationsRead", id: null, readUpTo: at, unread: any(9), asOf: at }]]],
  [14, (life) => [["hub", { type: "ListingChanged", listing: listingOf(life) }]]],
  [10, (life) => [["hub", { type: "ListingPublished", listing: listingOf(life) }]]],
  [
    2,
    (life) =>
      command(life, "LoadOwnListings", "/Order/1/published", {
        type: "OwnListingsPageLoaded",
        ...ownOrders,
        query: { tab: "published", page: 1 + life.any(50) },
        count: 1_000,
        listings: listed(() => listingOf(life)),
        asOf: life.at,
      }),
  ],
  [
    14,
    (life) => {
      const one = applicationOf(life, life.any(4) === 0 ? "Canceled" : "Sent")
      return [["hub", { type: "ApplicationSent", listingKey: one.listing.key, applications: [one], counts: null }]]
    },
  ],
  [
    1,
    (life) =>
      command(life, "LoadListingApplications", null, {
        type: "ListingApplicationsPageLoaded",
        listingKey: keyOf(kinds.order, 1 + life.any(many.listings)),
        query: { tab: applicationTabs[0], page: 1, interest: "all" },
        count: 20,
        applications: listed(() => applicationOf(life, "Sent")),
        asOf: life.at,
      }),
  ],
  [4, ({ any, at }) => [["hub", { type: "DealCreated", deal: aDealAt(1 + any(many.deals), at) }]]],
  [
    1,
    (life) =>
      command(life, "LoadDeals", "active/1", {
        type: "DealsPageLoaded",
        profileKey: me,
        query: { tab: "active", page: 1 + life.any(9) },
        count: 200,
        deals: listed(() => aDealAt(1 + life.any(many.deals), life.at)),
        asOf: life.at,
      }),
  ],
  [
    1,
    (life) =>
      command(life, "Search", null, {
        type: "SearchAnswered",
        query: plainSearch("Order", `word ${life.any(40)}`),
        count: 20,
        listings: listed(() => listingOf(life)),
      }),
  ],
  [5, ({ any }) => [["ui", { type: "RouteChanged", path: "/orders", search: `?page=${any(9)}` }]]],
  [
    2,
    ({ any }) => {
      const id = keyOf(kinds.file, any(500))
      const started = {
        type: "UploadStarted",
        id,
        holder: keyOf(kinds.order, any(99)),
        name: "a.png",
        size: 900,
      } as const
      const progress = [100, 400, 700].map((sent) => ["system", { type: "UploadProgressed", id, sent }] as const)
      return [["ui", started], ...progress, ["rest", { type: "UploadFinished", id }]]
    },
  ],
  [2, ({ any, at }) => [["hub", { type: "ExecutantPublished", executant: anExecutantAt(any(10), at, "Published") }]]],
  [
    2,
    (life) =>
      command(life, "SwitchProfile", null, {
        type: "ActiveProfileSwitched",
        account: anAccountAt(life.at, life.any(2) === 0 ? me : myExecutant),
      }),
  ],
  [1, () => [["system", { type: "HubStateChanged", hub: "user-notifications", state: "Connected" }]]],
]

/** Each happening as often as its weight says. */
const byWeight: readonly Happening[] = happenings.flatMap(([weight, one]) => Array.from({ length: weight }, () => one))

export const createWorkload = (seed: number): Workload => {
  const life: Life = { any: numbers(seed), chats: new Map(), at: 0 }
  let seq = 0
  let waiting: Envelope[] = []

  const more = (): void => {
    life.at += 1
    const happening = byWeight[life.any(1_000_003) % byWeight.length]
    for (const [origin, event] of happening?.(life) ?? []) {
      seq += 1
      waiting.push({ seq, at: momentOf(life.at), origin, cause: null, v: 1, event })
    }
  }

  return {
    next: (count) => {
      while (waiting.length < count) more()
      const envelopes = waiting.slice(0, count)
      waiting = waiting.slice(count)
      return envelopes
    },
  }
}
