/** The entities of the small server that histories are made with, each as it is right after a change. */
import type { Account } from "../../src/domain/account.ts"
import type { Application } from "../../src/domain/applications.ts"
import type { Chat, ChatMessage, ChatParticipant } from "../../src/domain/chat.ts"
import type { StoredFile } from "../../src/domain/files.ts"
import type { Deal } from "../../src/domain/deals.ts"
import type { Feedback } from "../../src/domain/feedback.ts"
import { notificationSources, type Notification } from "../../src/domain/notifications.ts"
import { ownerSides, type Listing, type ListingKind } from "../../src/domain/listings.ts"
import type { Participant } from "../../src/domain/participants.ts"
import type { Executant } from "../../src/domain/profiles.ts"
import { keyOf, kinds, momentOf } from "./keys.ts"

/** The account's own profiles: as a customer, and as an executant. */
export const me = keyOf(kinds.profile, 1)
export const myExecutant = keyOf(kinds.profile, 2)

const rating = { value: null, counts: [0, 0, 0, 0, 0] } as const
const price = { byAgreement: true, rate: null } as const

const participant = (key: string): Participant => ({
  key,
  name: `Profile ${key.slice(-1)}`,
  type: key === me ? "Customer" : "Executant",
  photo: null,
  rating,
})

/** A profile of the market under another name. */
export const aParticipantAt = (n: number, state: number): Participant => ({
  ...participant(keyOf(kinds.profile, 1 + (n % 5))),
  name: `Renamed ${state}`,
})

const chatParticipant = (key: string): ChatParticipant => ({ ...participant(key), readUpTo: 0 })

export const stranger = (n: number): string => keyOf(kinds.profile, 3 + (n % 3))

/** Own listings take turns: the customer's orders, the executant's offers. */
const listingKindOf = (n: number): ListingKind => (n % 2 === 1 ? "Order" : "Offer")

export const aListingAt = (n: number, at: number, state: Pick<Listing, "status" | "versionStatus">): Listing => ({
  kind: listingKindOf(n),
  key: keyOf(kinds.order, n),
  name: `Listing ${n} at ${at}`,
  description: "",
  startDate: "2026-05-01",
  endDate: "2026-05-02",
  updatedDate: momentOf(at),
  createdDate: momentOf(at),
  price,
  categoryKey: keyOf(kinds.category, 1),
  files: [],
  place: null,
  owner: participant(listingKindOf(n) === "Order" ? me : myExecutant),
  views: 0,
  applications: 0,
  versionKey: keyOf(kinds.version, at),
  reason: null,
  hidden: false,
  asOf: at,
  ...state,
})

/** Another account's: it is on the market, and never changes. */
export const aStrangersListing = (n: number): Listing => ({
  ...aListingAt(200 + n, 0, { status: "Published", versionStatus: "Published" }),
  owner: participant(stranger(n)),
})

/** Odd ones were sent to one of three own listings; even ones by the own executant to an order, or by the customer to an offer. */
export const anApplicationAt = (n: number, at: number, status: Application["status"]): Application => {
  const isReceived = n % 2 === 1
  const listing = isReceived ? 1 + (n % 3) : 100 + n
  const kind = isReceived ? listingKindOf(listing) : n % 4 === 0 ? "Order" : "Offer"
  const isCustomer = (ownerSides[kind] === "customer") === isReceived // as what this account takes part
  return {
    key: keyOf(kinds.application, n),
    status,
    createdDate: momentOf(at),
    updatedDate: momentOf(at),
    lockoutEndDate: null,
    isRead: false,
    notInterested: false,
    customer: participant(isCustomer ? me : stranger(n)),
    executant: participant(isCustomer ? stranger(n) : myExecutant),
    listing: {
      kind,
      key: keyOf(kinds.order, listing),
      name: "Wanted",
      price,
      startDate: "2026-05-01",
      endDate: "2026-05-02",
      status: "Published",
    },
    dealKey: null,
    asOf: at,
  }
}

export const aDealAt = (n: number, at: number): Deal => ({
  key: keyOf(kinds.deal, n),
  number: at,
  status: n % 4 === 0 ? "Closed" : "InProgress",
  createdDate: momentOf(at),
  updatedDate: momentOf(at),
  description: "",
  customer: participant(n % 2 === 1 ? me : stranger(n)),
  executant: participant(n % 2 === 1 ? stranger(n) : myExecutant),
  cancelingReason: null,
  cancelingComment: null,
  subject: {
    kind: "Order",
    key: keyOf(kinds.order, n),
    name: "Wanted",
    description: "",
    files: [],
    price,
    categoryKey: keyOf(kinds.category, 1),
    startDate: "2026-05-01",
    endDate: "2026-05-02",
    place: null,
  },
  asOf: at,
})

export const aFeedbackAt = (n: number, at: number): Feedback => ({
  key: keyOf(kinds.feedback, at),
  dealName: "Wanted",
  mark: 1 + (n % 5),
  details: "",
  createdDate: momentOf(at),
  author: participant(stranger(n)),
})

/** Odd ones are the customer's, even ones the executant's. */
export const aChatAt = (n: number, at: number): Chat => ({
  key: keyOf(kinds.chat, n),
  name: `Chat ${n}`,
  createdOn: momentOf(at),
  unread: 0,
  lastMessage: null,
  participants: [chatParticipant(n % 2 === 1 ? me : myExecutant), chatParticipant(stranger(n))],
  asOf: at,
})

export const aFileAt = (n: number, thumbnailUrl: string | null): StoredFile => ({
  key: keyOf(kinds.file, n),
  url: `/files/${n}`,
  name: `${n}.png`,
  size: n,
  mediaType: "image/png",
  extension: "png",
  thumbnailUrl,
})

export const aMessageAt = (chat: Chat, at: number, author: ChatParticipant): ChatMessage => ({
  key: keyOf(kinds.message, at),
  id: (chat.lastMessage?.id ?? 0) + 1,
  chatKey: chat.key,
  authorKey: author.key,
  authorName: author.name,
  text: `Message at ${at}`,
  type: "Text",
  sentAt: momentOf(at),
  context: at % 3 === 0 ? { type: "Order", key: keyOf(kinds.order, at), name: `Order ${at}` } : null,
  files: at % 4 === 0 ? [aFileAt(at, null)] : [],
  filesEnd: null,
  isRemoved: false,
  asOf: at,
})

export const aNotificationAt = (n: number, at: number): Notification => ({
  id: keyOf(kinds.notification, at),
  createdAt: momentOf(at),
  source: notificationSources[n % notificationSources.length] ?? "Order",
  type: "SomethingNewEvent",
  isRead: false,
  level: "Info",
  subject: {},
  cursor: at,
  asOf: at,
})

const noDeeds = { ordersInProgress: 0, ordersCompleted: 0, completionRate: null } as const

export const anExecutantAt = (n: number, at: number, status: Executant["status"]): Executant => ({
  key: keyOf(kinds.profile, 2 + (n % 4)),
  name: `Executant ${n} at ${at}`,
  description: "",
  photo: null,
  registeredOn: momentOf(0),
  status,
  versionStatus: status,
  reason: null,
  blocked: false,
  blockedReason: null,
  isSubscribed: at % 2 === 0,
  categoryKey: keyOf(kinds.category, 1),
  workExperience: "",
  educationDescription: "",
  language: "en-US",
  towns: [],
  educationFiles: [],
  portfolioFiles: [],
  views: at,
  favorites: 0,
  ...noDeeds,
  rating,
  asOf: at,
})

export const anAccountAt = (at: number, activeProfileKey: string): Account => ({
  key: me,
  activeProfileKey,
  registeredOn: momentOf(0),
  name: "Anna",
  description: "",
  email: null,
  phone: null,
  photo: null,
  language: "en-US",
  rating,
  ...noDeeds,
  blocked: false,
  blockedReason: null,
  asOf: at,
})
