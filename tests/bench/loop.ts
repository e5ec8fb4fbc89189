/** The loop that one would write by hand for speed alone: one switch, mutable maps. The baseline of `npm run bench`. */
import type { Account } from "../../src/domain/account.ts"
import type { Application } from "../../src/domain/applications.ts"
import type { Chat, ChatMessage, QueuedMessage } from "../../src/domain/chat.ts"
import type { Deal } from "../../src/domain/deals.ts"
import type { Notification } from "../../src/domain/notifications.ts"
import type { Listing, PublicListing } from "../../src/domain/listings.ts"
import type { Executant } from "../../src/domain/profiles.ts"
import { searchQueryKey } from "../../src/domain/search.ts"
import type { Envelope } from "../../src/events/envelope.ts"

interface Snapshot {
  readonly keys: readonly string[]
  readonly count: number
  readonly asOf: number
}

interface Counted {
  readonly count: number
  readonly asOf: number
}

const newest = <T extends { readonly asOf: number }>(known: Map<string, T>, key: string, value: T): void => {
  const before = known.get(key)
  if (before === undefined || before.asOf <= value.asOf) known.set(key, value)
}

export interface LoopState {
  readonly listings: Map<string, Listing>
  readonly applications: Map<string, Application>
  readonly deals: Map<string, Deal>
  readonly chats: Map<string, Chat>
  readonly messages: Map<string, Map<number, ChatMessage>>
  readonly outgoing: Map<string, QueuedMessage>
  readonly sent: Set<string>
  readonly notifications: Map<string, Notification>
  readonly executants: Map<string, Executant>
  readonly pages: Map<string, Snapshot>
  readonly unread: Map<string, Counted>
  readonly answers: Map<string, { readonly count: number; readonly listings: readonly PublicListing[] }>
  readonly uploads: Map<string, { readonly size: number; sent: number | null; state: string }>
  readonly pending: Map<string, Set<string>>
  readonly hubs: Map<string, string>
  readonly shown: Set<string>
  toasts: { readonly id: number; readonly text: string }[]
  account: Account | null
  readUpTo: { readonly cursor: number; readonly asOf: number }
  path: string
  search: string
  openChat: string | null
}

export const loopState = (): LoopState => ({
  listings: new Map(),
  applications: new Map(),
  deals: new Map(),
  chats: new Map(),
  messages: new Map(),
  outgoing: new Map(),
  sent: new Set(),
  notifications: new Map(),
  executants: new Map(),
  pages: new Map(),
  unread: new Map(),
  answers: new Map(),
  uploads: new Map(),
  pending: new Map(),
  hubs: new Map(),
  shown: new Set(),
  toasts: [],
  account: null,
  readUpTo: { cursor: 0, asOf: 0 },
  path: "",
  search: "",
  openChat: null,
})

const mostShown = 100
const mostAnswers = 10
const mostToasts = 3

/** Lets go of what was added first. */
const trim = (held: Map<string, unknown> | Set<string>, most: number): void => {
  if (held.size <= most) return
  const { value } = held.keys().next()
  if (value !== undefined) held.delete(value)
}

const show = (state: LoopState, once: string, id: number, text: string): void => {
  if (state.shown.has(once)) return
  state.shown.add(once)
  trim(state.shown, mostShown)
  state.toasts.push({ id, text })
  if (state.toasts.length > mostToasts) state.toasts.shift()
}

const place = (state: LoopState, message: ChatMessage): void => {
  let chat = state.messages.get(message.chatKey)
  if (chat === undefined) state.messages.set(message.chatKey, (chat = new Map()))
  if (!chat.has(message.id)) chat.set(message.id, message)
  if (state.outgoing.delete(message.key)) state.sent.add(message.key)
}

const page = (items: readonly { readonly key: string }[], count: number, asOf: number): Snapshot => ({
  keys: items.map(({ key }) => key),
  count,
  asOf,
})

export const runLoop = (state: LoopState, envelopes: readonly Envelope[]): void => {
  for (const { seq, event } of envelopes) {
    switch (event.type) {
      case "ChatMessageReceived":
        place(state, event.message)
        newest(state.chats, event.chat.key, event.chat)
        newest(state.unread, event.unread.profileKey, event.unread)
        if (event.message.authorKey !== event.unread.profileKey && state.openChat !== event.chat.key)
          show(state, event.message.key, seq, event.message.text)
        break
      case "ChatRead":
        newest(state.chats, event.chat.key, event.chat)
        if (event.unread !== null) newest(state.unread, event.unread.profileKey, event.unread)
        break
      case "ChatMessageQueued":
        if (!state.sent.has(event.message.key)) state.outgoing.set(event.message.key, event.message)
        break
      case "ChatMessageSent":
        place(state, event.message)
        break
      case "NotificationReceived":
        newest(state.notifications, event.notification.id, event.notification)
        newest(state.unread, "notifications", { count: event.unread, asOf: event.notification.asOf })
        show(state, event.notification.id, seq, event.notification.type)
        break
      case "NotificationsRead":
        if (event.readUpTo > state.readUpTo.cursor) state.readUpTo = { cursor: event.readUpTo, asOf: event.asOf }
        newest(state.unread, "notifications", { count: event.unread, asOf: event.asOf })
        break
      case "ToastExpired":
        state.toasts = state.toasts.filter(({ id }) => id !== event.id)
        break
      case "ListingChanged":
      case "ListingPublished":
        newest(state.listings, event.listing.key, event.listing)
        break
      case "OwnListingsPageLoaded":
        newest(
          state.pages,
          `o/${event.kind}/${event.query.tab}/${event.query.page}`,
          page(event.listings, event.count, event.asOf),
        )
        for (const listing of event.listings) newest(state.listings, listing.key, listing)
        break
      case "ApplicationSent":
        for (const one of event.applications) newest(state.applications, one.key, one)
        break
      case "ListingApplicationsPageLoaded":
        newest(
          state.pages,
          `a/${event.listingKey}/${event.query.tab}/${event.query.page}`,
          page(event.applications, event.count, event.asOf),
        )
        for (const one of event.applications) newest(state.applications, one.key, one)
        break
      case "DealCreated":
        newest(state.deals, event.deal.key, event.deal)
        break
      case "DealsPageLoaded":
        newest(
          state.pages,
          `d/${event.profileKey}/${event.query.tab}/${event.query.page}`,
          page(event.deals, event.count, event.asOf),
        )
        for (const deal of event.deals) newest(state.deals, deal.key, deal)
        break
      case "SearchAnswered": {
        const key = searchQueryKey(event.query)
        state.answers.delete(key)
        state.answers.set(key, { count: event.count, listings: event.listings })
        trim(state.answers, mostAnswers)
        break
      }
      case "RouteChanged":
        state.path = event.path
        state.search = event.search
        state.openChat = event.path === "/chat" ? new URLSearchParams(event.search).get("chatId") : null
        break
      case "UploadStarted":
        state.uploads.set(event.id, { size: event.size, sent: null, state: "running" })
        break
      case "UploadProgressed": {
        const upload = state.uploads.get(event.id)
        if (upload !== undefined) upload.sent = Math.min(upload.size, Math.max(upload.sent ?? 0, event.sent))
        break
      }
      case "UploadFinished": {
        const upload = state.uploads.get(event.id)
        if (upload !== undefined) upload.state = "done"
        break
      }
      case "CommandStarted": {
        const key = event.subject === null ? event.name : `${event.name}/${event.subject}`
        const running = state.pending.get(key)
        if (running === undefined) state.pending.set(key, new Set([event.id]))
        else running.add(event.id)
        break
      }
      case "CommandSucceeded": {
        const key = event.subject === null ? event.name : `${event.name}/${event.subject}`
        const running = state.pending.get(key)
        running?.delete(event.id)
        if (running?.size === 0) state.pending.delete(key)
        break
      }
      case "ExecutantPublished":
        newest(state.executants, event.executant.key, event.executant)
        break
      case "ActiveProfileSwitched":
        if (state.account === null || state.account.asOf <= event.account.asOf) state.account = event.account
        break
      case "HubStateChanged":
        state.hubs.set(event.hub, event.state)
        break
      default:
        throw new Error(`The workload has no ${event.type}.`)
    }
  }
}
