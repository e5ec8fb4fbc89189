/** What happens to the texts of every event there is when a log leaves the device. ARCHITECTURE Events, rule 4. */
import type { EventOf, EventType } from "../events/catalogue.ts"
import {
  account,
  application,
  chat,
  chatMessage,
  deal,
  executant,
  failure,
  notification,
  order,
  publicOrder,
  type Rules,
} from "./redaction-rules.ts"

const query = { tab: "keep" } as const
const applicationsPage = { query, applications: application } as const
const applicationsChange = { orderKey: "keep", applications: application } as const
const unread = { profileKey: "keep" } as const
const run = { id: "keep", name: "keep", subject: "fact" } as const

export const redactionRules: { readonly [T in EventType]: Rules<Omit<EventOf<T>, "type">> } = {
  AccountLoaded: { account },
  AccountCreated: { account },
  AccountChanged: { account },
  ActiveProfileSwitched: { account },
  OrderApplicationsPageLoaded: { orderKey: "keep", ...applicationsPage },
  ExecutantApplicationsPageLoaded: { executantKey: "keep", ...applicationsPage },
  ApplicationCountsLoaded: { orderKey: "keep" },
  ApplicationSent: applicationsChange,
  ApplicationCanceled: applicationsChange,
  ApplicationAccepted: applicationsChange,
  ApplicationRejected: applicationsChange,
  ApplicationsRead: applicationsChange,
  ChatsLoaded: { profileKey: "keep", chats: chat },
  ChatCreated: { chat, unread },
  ChatRead: { chat, unread },
  ChatMessagesLoaded: { chatKey: "keep", messages: chatMessage },
  ChatMessageSent: { message: chatMessage },
  ChatMessageReceived: { chat, message: chatMessage, unread },
  ChatUnreadCounted: { unread },
  ChatMessageQueued: { message: { key: "keep", chatKey: "keep", authorKey: "keep", text: "text", queuedAt: "keep" } },
  ChatMessageRefused: { messageKey: "keep", failure },
  ChatMessageDiscarded: { messageKey: "keep" },
  ClassificatorLoaded: { categories: "keep" },
  CommandStarted: run,
  CommandSucceeded: run,
  CommandFailed: { ...run, failure, shown: "keep" },
  ContractViolated: { operation: "keep", where: "keep" },
  HubStateChanged: { hub: "keep", state: "keep" },
  NetworkChanged: {},
  GapFilled: {},
  DealsPageLoaded: { profileKey: "keep", query, deals: deal },
  DealLoaded: { deal },
  DealCreated: { deal },
  DealUnavailable: { key: "keep" },
  UploadStarted: { id: "keep", orderKey: "keep", name: "text" },
  UploadProgressed: { id: "keep" },
  UploadFinished: { id: "keep" },
  UploadFailed: { id: "keep", failure },
  UploadCanceled: { id: "keep" },
  RouteChanged: { path: "path", search: "search" },
  NotificationsPageLoaded: { query: { filter: "keep", order: "keep" }, notifications: notification },
  NotificationReceived: { notification },
  NotificationsRead: { id: "keep" },
  NotificationsUnreadCounted: {},
  OwnOrdersPageLoaded: { query, orders: order },
  OrderLoaded: { order },
  OrderSubmitted: { order },
  OrderDraftTaken: { draftId: "keep", orderKey: "keep" },
  OrderPublished: { order },
  OrderRefused: { order },
  OrderArchived: { order },
  OrderChanged: { order },
  PublicOrderLoaded: { order: publicOrder },
  OrderUnavailable: { key: "keep" },
  ExecutantsLoaded: { executants: executant },
  ExecutantSubmitted: { executant },
  ExecutantPublished: { executant },
  ExecutantRefused: { executant },
  SearchAnswered: { query: { type: "keep", term: "text", sort: "keep", categoryKeys: "keep" }, orders: publicOrder },
  Configured: { buildId: "keep", productSlug: "keep" },
  SignedIn: {},
  SignedOut: { reason: "keep" },
  VisitedAnonymously: {},
  ToastDismissed: {},
  ToastExpired: {},
}

/** Every event has a row above, so the rows are all the events there are. */
export const isEventType = (type: string): type is EventType => Object.hasOwn(redactionRules, type)

export const eventTypes = Object.keys(redactionRules).filter(isEventType)
