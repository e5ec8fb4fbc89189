/** Every entity of the slice, as any server could send it: only the shape is sure. */
import * as fc from "fast-check"
import type { Account } from "../../src/domain/account.ts"
import { applicationStatusNumbers, type Application, type ApplicationCounts } from "../../src/domain/applications.ts"
import { chatMessageTypes, type Chat, type ChatMessage, type QueuedMessage } from "../../src/domain/chat.ts"
import type { Category } from "../../src/domain/classificator.ts"
import { dealCancelReasonNumbers, dealStatusNumbers, type Deal } from "../../src/domain/deals.ts"
import type { Feedback } from "../../src/domain/feedback.ts"
import type { StoredFile } from "../../src/domain/files.ts"
import { languages } from "../../src/domain/languages.ts"
import { itemStatusNumbers, versionStatusNumbers } from "../../src/domain/listing-lifecycle.ts"
import { type Listing, type PublicListing, listingKinds } from "../../src/domain/listings.ts"
import { maxRadiusMetres, type FoundAddress, type Place, type Point } from "../../src/domain/locations.ts"
import { refusalReasons } from "../../src/domain/moderation.ts"
import {
  notificationLevels,
  notificationSources,
  type Notification,
  type NotificationSubject,
} from "../../src/domain/notifications.ts"
import type { Participant } from "../../src/domain/participants.ts"
import { executantStatuses, type Executant, type PublicProfile } from "../../src/domain/profiles.ts"
import { aCount, aCursor, aDay, aKey, aMoment, aPrice, aRating, orNull, someText } from "./values.ts"

const namesOf = <T extends string>(numbers: Readonly<Record<T, number>>): readonly T[] => Object.keys(numbers) as T[]
const oneOf = <T extends string>(numbers: Readonly<Record<T, number>>): fc.Arbitrary<T> =>
  fc.constantFrom(...namesOf(numbers))

export const aParticipant: fc.Arbitrary<Participant> = fc.record({
  key: aKey("profile"),
  name: someText,
  type: fc.constantFrom("Executant" as const, "Customer" as const),
  photo: orNull(someText),
  rating: aRating,
})

export const aFile: fc.Arbitrary<StoredFile> = fc.record({
  key: aKey("file"),
  url: someText,
  name: someText,
  size: aCount,
  mediaType: fc.constantFrom("image/png", "application/pdf"),
  extension: fc.constantFrom("png", "pdf"),
  thumbnailUrl: orNull(someText),
})

export const aPoint: fc.Arbitrary<Point> = fc.record({
  lat: fc.integer({ min: -900_000, max: 900_000 }).map((tenThousandths) => tenThousandths / 10_000),
  lon: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((tenThousandths) => tenThousandths / 10_000),
})

export const aFoundAddress: fc.Arbitrary<FoundAddress> = fc.record({
  key: someText,
  address: someText,
  freeFormAddress: someText,
  geometryId: orNull(someText),
  point: aPoint,
})

export const aListingKind = fc.constantFrom(...listingKinds)

const aPlace: fc.Arbitrary<Place> = fc.record({
  key: aKey("order"),
  address: someText,
  freeFormAddress: someText,
  geometryId: orNull(someText),
  point: aPoint,
  radius: fc.integer({ min: 0, max: maxRadiusMetres }),
})

const publicListingFields = {
  kind: aListingKind,
  key: aKey("order"),
  name: someText,
  description: someText,
  startDate: aDay,
  endDate: aDay,
  updatedDate: aMoment,
  price: aPrice,
  categoryKey: aKey("category"),
  files: fc.array(aFile, { maxLength: 2 }),
  place: orNull(aPlace),
  owner: aParticipant,
  views: aCount,
  applications: aCount,
}

export const aPublicListing: fc.Arbitrary<PublicListing> = fc.record(publicListingFields)

export const aListing: fc.Arbitrary<Listing> = fc.record({
  ...publicListingFields,
  createdDate: aMoment,
  status: oneOf(itemStatusNumbers),
  versionStatus: oneOf(versionStatusNumbers),
  versionKey: aKey("version"),
  reason: orNull(fc.constantFrom(...refusalReasons)),
  hidden: fc.boolean(),
  asOf: aCursor,
})

const someDeeds = {
  ordersInProgress: aCount,
  ordersCompleted: aCount,
  completionRate: orNull(fc.double({ min: 0, max: 1, noNaN: true })),
}

export const anAccount: fc.Arbitrary<Account> = fc.record({
  key: aKey("profile", 2),
  activeProfileKey: aKey("profile"),
  registeredOn: aMoment,
  name: someText,
  description: someText,
  email: orNull(someText),
  phone: orNull(someText),
  photo: orNull(someText),
  language: fc.constantFrom(...languages),
  rating: aRating,
  ...someDeeds,
  blocked: fc.boolean(),
  blockedReason: orNull(fc.constantFrom(...refusalReasons)),
  asOf: aCursor,
})

export const anApplication: fc.Arbitrary<Application> = fc.record({
  key: aKey("application"),
  status: oneOf(applicationStatusNumbers),
  createdDate: aMoment,
  updatedDate: aMoment,
  lockoutEndDate: orNull(aMoment),
  isRead: fc.boolean(),
  notInterested: fc.boolean(),
  customer: aParticipant,
  executant: aParticipant,
  listing: fc.record({
    kind: aListingKind,
    key: aKey("order"),
    name: someText,
    price: aPrice,
    startDate: aDay,
    endDate: aDay,
    status: oneOf(itemStatusNumbers),
  }),
  dealKey: orNull(aKey("deal")),
  asOf: aCursor,
})

export const someApplicationCounts: fc.Arbitrary<ApplicationCounts> = fc.record({
  all: aCount,
  interested: aCount,
  notInterested: aCount,
  unread: aCount,
  byStatus: fc.record({ Sent: aCount, Accepted: aCount, Canceled: aCount, Rejected: aCount }),
  asOf: aCursor,
})

export const aDeal: fc.Arbitrary<Deal> = fc.record({
  key: aKey("deal"),
  number: fc.integer({ min: 1, max: 9999 }),
  status: oneOf(dealStatusNumbers),
  createdDate: aMoment,
  updatedDate: aMoment,
  description: someText,
  customer: aParticipant,
  executant: aParticipant,
  cancelingReason: orNull(oneOf(dealCancelReasonNumbers)),
  cancelingComment: orNull(someText),
  subject: fc.record({
    kind: aListingKind,
    key: aKey("order"),
    name: someText,
    description: someText,
    files: fc.array(aFile, { maxLength: 2 }),
    price: aPrice,
    categoryKey: aKey("category"),
    startDate: aDay,
    endDate: aDay,
  }),
  asOf: aCursor,
})

export const aChatMessage: fc.Arbitrary<ChatMessage> = fc.record({
  key: aKey("message", 9),
  id: fc.integer({ min: 1, max: 250 }),
  chatKey: aKey("chat"),
  authorKey: aKey("profile"),
  authorName: someText,
  text: someText,
  type: fc.constantFrom(...chatMessageTypes),
  sentAt: aMoment,
  context: orNull(fc.record({ type: aListingKind, key: aKey("order"), name: someText })),
})

const aChatParticipant = fc.tuple(aParticipant, aCount).map(([one, readUpTo]) => ({ ...one, readUpTo }))

export const aChat: fc.Arbitrary<Chat> = fc.record({
  key: aKey("chat"),
  name: someText,
  createdOn: aMoment,
  unread: aCount,
  lastMessage: orNull(aChatMessage),
  participants: fc.tuple(aChatParticipant, aChatParticipant),
  asOf: aCursor,
})

export const aQueuedMessage: fc.Arbitrary<QueuedMessage> = fc.record(
  {
    key: aKey("message", 9),
    chatKey: aKey("chat"),
    authorKey: aKey("profile"),
    text: someText,
    queuedAt: aMoment,
    context: fc.record({ type: aListingKind, key: aKey("order") }),
  },
  { requiredKeys: ["key", "chatKey", "authorKey", "text", "queuedAt"] },
)

const someWork = {
  categoryKey: aKey("category"),
  workExperience: someText,
  educationDescription: someText,
  language: fc.constantFrom(...languages),
  towns: fc.array(someText, { maxLength: 2 }),
  educationFiles: fc.array(aFile, { maxLength: 2 }),
  portfolioFiles: fc.array(aFile, { maxLength: 2 }),
  views: aCount,
  favorites: aCount,
}

export const anExecutant: fc.Arbitrary<Executant> = fc.record({
  key: aKey("profile"),
  name: someText,
  description: someText,
  photo: orNull(someText),
  registeredOn: aMoment,
  status: fc.constantFrom(...executantStatuses),
  versionStatus: oneOf(versionStatusNumbers),
  reason: orNull(fc.constantFrom(...refusalReasons)),
  blocked: fc.boolean(),
  blockedReason: orNull(fc.constantFrom(...refusalReasons)),
  rating: aRating,
  isSubscribed: fc.boolean(),
  ...someWork,
  ...someDeeds,
  asOf: aCursor,
})

export const aPublicProfile: fc.Arbitrary<PublicProfile> = fc.record({
  key: aKey("profile"),
  name: someText,
  type: fc.constantFrom("Customer", "Executant"),
  photo: orNull(someText),
  rating: aRating,
  description: someText,
  registeredOn: aMoment,
  work: orNull(fc.record(someWork)),
  contacts: orNull(fc.record({ email: orNull(someText), phone: orNull(someText) })),
  ...someDeeds,
})

export const someFeedback: fc.Arbitrary<Feedback> = fc.record({
  key: aKey("feedback"),
  dealName: someText,
  mark: fc.integer({ min: 1, max: 5 }),
  details: someText,
  createdDate: aMoment,
  author: aParticipant,
})

const aSubject: fc.Arbitrary<NotificationSubject> = fc.record(
  {
    profileKey: aKey("profile"),
    orderKey: aKey("order"),
    orderName: someText,
    offerKey: aKey("order"),
    offerName: someText,
    applicationKey: aKey("application"),
    dealKey: aKey("deal"),
    dealNumber: aCount,
    chatKey: aKey("chat"),
    executantKey: aKey("profile"),
    executantName: someText,
    customerName: someText,
    reason: fc.constantFrom(...refusalReasons),
  },
  { requiredKeys: [] },
)

export const aNotification: fc.Arbitrary<Notification> = fc.record({
  id: aKey("notification", 9),
  createdAt: aMoment,
  source: fc.constantFrom(...notificationSources),
  type: fc.constantFrom("OrderPublishedEvent", "DealCreatedEvent", "SomethingNewEvent"),
  isRead: fc.boolean(),
  level: fc.constantFrom(...notificationLevels),
  subject: aSubject,
  cursor: aCursor,
  asOf: aCursor,
})

const aCategoryWith = (children: fc.Arbitrary<readonly Category[]>): fc.Arbitrary<Category> =>
  fc.record({
    key: aKey("category", 20),
    name: fc.constantFrom("Repair", "Lessons"),
    icon: fc.constant("tool"),
    children,
  })

export const aRootCategory: fc.Arbitrary<Category> = aCategoryWith(
  fc.array(aCategoryWith(fc.constant([])), { maxLength: 3 }),
)
