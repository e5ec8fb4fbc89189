/** Every event there is: the type asks for a generator of each, so that a new one can't be forgotten. */
import * as fc from "fast-check"
import { applicationTabs, interests } from "../../src/domain/applications.ts"
import { dealTabs } from "../../src/domain/deals.ts"
import { feedbackSorts } from "../../src/domain/feedback.ts"
import { flagsOf } from "../../src/domain/flags.ts"
import { ownerMoves } from "../../src/domain/listing-moves.ts"
import { notificationFilterNames } from "../../src/domain/notifications.ts"
import { refusalReasons } from "../../src/domain/moderation.ts"
import { ownListTabs } from "../../src/domain/own-lists.ts"
import type { AppEvent, EventOf, EventType } from "../../src/events/catalogue.ts"
import { languages } from "../../src/domain/languages.ts"
import type { ChatUnread } from "../../src/events/chat.ts"
import { anAddressSearch, aPath } from "./addresses.ts"
import { aChat, aChatMessage, aQueuedMessage } from "./chat.ts"
import { aStore, aStoreVersion, aVersion } from "./app-update.ts"
import { aDevice, aPushDevice, aSignedInDevice } from "./devices.ts"
import {
  aDeal,
  aFoundAddress,
  aListing,
  aListingKind,
  anApplication,
  aPoint,
  aPublicListing,
  aRootCategory,
  someApplicationCounts,
  aParticipant,
  aFile,
} from "./entities.ts"
import {
  aBlockable,
  aModerationAction,
  aModerationTarget,
  aModerationTask,
  aVerdict,
  someModerationNumbers,
} from "./moderation.ts"
import { aNotification } from "./notifications.ts"
import { anAccount, anExecutant, aPublicProfile, someFeedback } from "./profiles.ts"
import { aFailure } from "./failures.ts"
import { aSearchQuery } from "./search.ts"
import { aReceivedLetter } from "./support.ts"
import { aCount, aCursor, aKey, aMoment, aRating, orNull, someText } from "./values.ts"

type Fields<T extends EventType> = { readonly [F in keyof Omit<EventOf<T>, "type">]: fc.Arbitrary<EventOf<T>[F]> }

const page = fc.integer({ min: 1, max: 2 })
const list = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> => fc.array(one, { maxLength: 3 })
const paged = { count: aCount, asOf: aCursor }
const ofApplications = { tab: fc.constantFrom(...applicationTabs), page }
const applicationsPage = { applications: list(anApplication), ...paged }
const applicationsChange = {
  listingKey: aKey("order"),
  applications: list(anApplication),
  counts: orNull(someApplicationCounts),
}
const anUnread: fc.Arbitrary<ChatUnread> = fc.record({ profileKey: aKey("profile"), count: aCount, asOf: aCursor })
const chatChange = { chat: aChat, unread: orNull(anUnread) }
const ofDealsFeedbacks = {
  dealKey: aKey("deal"),
  feedbacks: fc.record({ mine: orNull(someFeedback), theirs: orNull(someFeedback) }),
  asOf: aCursor,
}
const run = {
  id: aKey("command", 9),
  name: fc.constantFrom("LoadListing", "Search", "SubmitListing"),
  subject: orNull(fc.oneof(aKey("order"), someText)),
}
const listing = { listing: aListing }
const executant = { executant: anExecutant }
const favoriteChange = { kind: aListingKind, listingKey: aKey("order"), count: orNull(aCount), asOf: aCursor }
const upload = { id: aKey("file") }
const toast = { id: fc.integer({ min: 1, max: 50 }) }

const fields: { readonly [T in EventType]: Fields<T> } = {
  ShortcutsTurned: { on: fc.boolean() },
  EntryChosen: { entry: fc.oneof(fc.constantFrom("createOrder", "signOut"), aKey("chat")) },
  LanguageChosen: { language: fc.constantFrom(...languages) },
  AccountLoaded: { account: anAccount },
  AccountCreated: { account: anAccount },
  AccountChanged: { account: anAccount },
  ActiveProfileSwitched: { account: anAccount },
  ListingApplicationsPageLoaded: {
    listingKey: aKey("order"),
    query: fc.record({ ...ofApplications, interest: fc.constantFrom(...interests) }),
    ...applicationsPage,
  },
  SentApplicationsPageLoaded: { profileKey: aKey("profile"), query: fc.record(ofApplications), ...applicationsPage },
  ApplicationCountsLoaded: { listingKey: aKey("order"), counts: someApplicationCounts },
  ApplicationSent: applicationsChange,
  ApplicationCanceled: applicationsChange,
  ApplicationAccepted: applicationsChange,
  ApplicationRejected: applicationsChange,
  ApplicationsRead: applicationsChange,
  ApplicationChanged: applicationsChange,
  ChatsLoaded: { profileKey: aKey("profile"), page, chats: list(aChat), ...paged },
  ChatCreated: chatChange,
  ChatRead: chatChange,
  ChatMessagesLoaded: { chatKey: aKey("chat"), messages: list(aChatMessage) },
  ChatPassageLoaded: { chatKey: aKey("chat"), messages: list(aChatMessage) },
  ChatsFound: {
    profileKey: aKey("profile"),
    term: someText,
    after: orNull(fc.constantFrom("a", "b")),
    found: list(fc.record({ chat: aChat, message: orNull(aChatMessage) })),
    next: orNull(fc.constantFrom("a", "b")),
  },
  ChatMessageSent: { message: aChatMessage },
  ChatMessageReceived: { chat: aChat, message: aChatMessage, unread: anUnread },
  ChatMessageRemoved: { chat: orNull(aChat), message: aChatMessage, unread: orNull(anUnread) },
  ChatMessageFilesRemoved: { chat: aChat, message: aChatMessage, unread: anUnread },
  ChatUnreadCounted: { unread: anUnread },
  ChatMessageTranslated: { messageKey: aKey("message", 9), language: fc.constantFrom(...languages), text: someText },
  ChatMessageQueued: { message: aQueuedMessage },
  ChatMessageRefused: { messageKey: aKey("message", 9), failure: aFailure },
  ChatMessageDiscarded: { messageKey: aKey("message", 9) },
  ChatTypingHeard: { chatKey: aKey("chat"), participantKey: aKey("profile"), at: aMoment },
  ChatTypingEnded: { chatKey: aKey("chat"), participantKey: aKey("profile"), at: aMoment },
  ChatOnlineLoaded: { profileKey: aKey("profile"), participantKeys: list(aKey("profile")), at: aMoment },
  ChatOnlineEnded: { profileKey: aKey("profile"), at: aMoment },
  ClassificatorLoaded: { categories: list(aRootCategory) },
  PushStandingSeen: { device: aDevice },
  PushDevicesLoaded: { devices: list(aPushDevice) },
  PushDeviceRemoved: { key: aKey("profile") },
  SessionsLoaded: { devices: list(aSignedInDevice) },
  SessionEnded: { key: aKey("profile") },
  AppStarted: { installed: fc.record({ version: aVersion, store: orNull(aStore) }), putOff: orNull(aVersion) },
  NewestVersionsLoaded: { newest: fc.record({ ios: aStoreVersion, android: aStoreVersion, huawei: aStoreVersion }) },
  AppUpdatePutOff: { version: aVersion },
  SupportLettersLoaded: { count: aCount, letters: list(aReceivedLetter) },
  SupportLogRead: { key: aKey("letter"), log: someText },
  StatisticsLoaded: {
    statistics: fc.record({
      dealsClosed: aCount,
      dealsInProgress: aCount,
      offers: aCount,
      orders: aCount,
      users: aCount,
      usersOnline: aCount,
    }),
  },
  PositionTold: { point: aPoint },
  AddressesFound: { text: someText, addresses: list(aFoundAddress) },
  CommandStarted: run,
  CommandSucceeded: run,
  CommandFailed: { ...run, failure: aFailure, shown: fc.constantFrom("toast", "inPlace") },
  ContractViolated: { operation: fc.constant("getOrder"), where: fc.constant("$.price") },
  ContractOutgrown: { operation: fc.constant("getOrder"), places: list(fc.constantFrom("Order.colour", "ItemStatus")) },
  HubStateChanged: {
    hub: fc.constantFrom("user-notifications", "system-notifications"),
    state: fc.constantFrom("Disconnected", "Connecting", "Connected", "Disconnecting", "Reconnecting"),
  },
  NetworkChanged: { online: fc.boolean() },
  GapFilled: {},
  NothingMissed: {},
  ServerReachabilityChanged: { reachable: fc.boolean() },
  NoticeIgnored: { notice: fc.constantFrom("ComplaintDecidedEvent", "FileStatusChangedEvent") },
  RecipeFailed: {
    ofSeq: aCount,
    ofType: fc.constantFrom("DealLoaded", "ListingLoaded"),
    message: someText.map((text) => `TypeError: ${text}`),
  },
  DealsPageLoaded: {
    profileKey: aKey("profile"),
    query: fc.record({ tab: fc.constantFrom(...dealTabs), page }),
    deals: list(aDeal),
    ...paged,
  },
  DealLoaded: { deal: aDeal },
  DealCreated: { deal: aDeal },
  DealClosed: { deal: aDeal },
  DealCanceled: { deal: aDeal },
  FileThumbnailAdded: { file: aFile, asOf: aCursor },
  UploadStarted: { ...upload, holder: aKey("order"), name: someText, size: aCount },
  UploadProgressed: { ...upload, sent: aCount },
  UploadFinished: upload,
  UploadFailed: { ...upload, failure: aFailure },
  UploadCanceled: upload,
  ModerationQueueLoaded: { count: aCount, tasks: list(aModerationTask) },
  ModerationTaskLoaded: { task: aModerationTask },
  ModerationVerdictHeld: { taskKey: aKey("task"), verdict: aVerdict },
  ModerationVerdictTakenBack: { taskKey: aKey("task") },
  ModerationHoldEnded: { taskKey: aKey("task") },
  ModerationTaskDecided: { task: aModerationTask },
  ModerationTaskLost: { task: aModerationTask },
  ModerationTaskGone: { taskKey: aKey("task") },
  ModerationNumbersLoaded: { numbers: someModerationNumbers },
  ModerationTargetsFound: { text: someText, count: aCount, targets: list(aModerationTarget) },
  ModerationTrailLoaded: {
    query: fc.record({ filter: fc.constantFrom("all" as const, "Block" as const), page }),
    count: aCount,
    actions: list(aModerationAction),
  },
  ModerationTrailRead: { actions: list(aModerationAction) },
  TargetBlocked: { target: aBlockable, reason: fc.constantFrom(...refusalReasons) },
  TargetUnblocked: { target: aBlockable },
  RouteChanged: {
    path: aPath,
    search: anAddressSearch,
  },
  NotificationsPageLoaded: {
    query: fc.record({
      filter: fc.constantFrom(...notificationFilterNames),
      order: fc.constantFrom("asc", "desc"),
      page,
    }),
    notifications: list(aNotification),
    ...paged,
  },
  NotificationReceived: { notification: aNotification, unread: aCount },
  NotificationsRead: { id: orNull(aKey("notification", 9)), readUpTo: aCursor, unread: aCount, asOf: aCursor },
  NotificationsUnreadCounted: { ...paged },
  OwnListingsPageLoaded: {
    kind: aListingKind,
    executantKey: orNull(aKey("profile")),
    query: fc.record({ tab: fc.constantFrom(...ownListTabs), page }),
    listings: list(aListing),
    ...paged,
  },
  ListingLoaded: listing,
  ListingSubmitted: listing,
  ListingPublished: listing,
  ListingRefused: listing,
  ListingArchived: listing,
  ListingChanged: listing,
  ListingMoved: { ...listing, move: fc.constantFrom(...ownerMoves), canUndo: fc.boolean() },
  PublicListingLoaded: { listing: aPublicListing },
  ListingUnavailable: { kind: aListingKind, key: aKey("order") },
  ExecutantsLoaded: { executants: list(anExecutant), asOf: aCursor },
  ExecutantSubmitted: executant,
  ExecutantPublished: executant,
  ExecutantRefused: executant,
  ExecutantChanged: executant,
  PublicProfileLoaded: { profile: aPublicProfile },
  ProfileUnavailable: {
    profile: fc.record({ type: fc.constantFrom("Customer", "Executant"), key: aKey("profile") }),
  },
  ExecutantOffersLoaded: { executantKey: aKey("profile"), count: aCount, offers: list(aPublicListing) },
  FavoritesPageLoaded: {
    kind: aListingKind,
    page,
    favorites: list(fc.record({ key: aKey("favorite"), createdDate: aMoment, listing: aPublicListing })),
    ...paged,
  },
  FavoriteMarksLoaded: {
    kind: aListingKind,
    marks: list(fc.record({ key: aKey("favorite"), listingKey: aKey("order") })),
    asOf: aCursor,
  },
  FavoriteAdded: { ...favoriteChange, key: aKey("favorite") },
  FavoriteRemoved: favoriteChange,
  ListingFavoritesCounted: {
    counts: list(fc.record({ listingKey: aKey("order"), count: aCount })),
    asOf: aCursor,
  },
  ParticipantChanged: { participant: aParticipant, asOf: aCursor },
  DealFeedbacksLoaded: ofDealsFeedbacks,
  DealFeedbacksChanged: ofDealsFeedbacks,
  FeedbackGiven: { dealKey: aKey("deal"), feedback: someFeedback, asOf: aCursor },
  FeedbackPageLoaded: {
    profileKey: aKey("profile"),
    query: fc.record({ sort: fc.constantFrom(...feedbackSorts), page }),
    count: aCount,
    feedback: list(someFeedback),
    rating: aRating,
  },
  SearchAnswered: {
    query: aSearchQuery,
    count: aCount,
    listings: list(aPublicListing),
  },
  SearchCounted: { query: aSearchQuery, count: aCount },
  SuggestionsFound: { kind: aListingKind, text: someText, suggestions: list(someText) },
  Configured: {
    flags: fc.boolean().map((on) => flagsOf({ chat: on, testing: true })),
    buildId: fc.constant("build-1"),
    productSlug: fc.constant("marketplace"),
  },
  SignedIn: {},
  SignedOut: { reason: fc.constantFrom("asked", "expired", "accountDeleted", "wrongAccount") },
  VisitedAnonymously: {},
  ToastDismissed: toast,
  ToastExpired: toast,
  NewBuildFound: {},
  LinkFollowed: { profileKey: aKey("profile"), previousKey: aKey("profile") },
}

const aTyped = (type: string, of: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<AppEvent> =>
  fc.record({ type: fc.constant(type), ...of }) as fc.Arbitrary<AppEvent>

/** One generator per event type; its fields are checked above. */
export const eventsByType = Object.fromEntries(
  Object.entries(fields).map(([type, of]) => [type, aTyped(type, of)]),
) as { readonly [T in EventType]: fc.Arbitrary<EventOf<T>> }

export const anEvent: fc.Arbitrary<AppEvent> = fc.oneof(...Object.values(eventsByType))
