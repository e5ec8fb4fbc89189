/**
 * The redaction rules of nouns: what a log may keep of each text. The types require a rule for every text field, so an
 * event without one does not compile. architecture: Events, rule 4.
 */
import type { Application } from "../domain/applications.ts"
import type { Account } from "../domain/account.ts"
import type { Chat, ChatMessage, QueuedMessage } from "../domain/chat.ts"
import type { Deal } from "../domain/deals.ts"
import type { Failure } from "../domain/failures.ts"
import type { StoredFile } from "../domain/files.ts"
import type { FoundAddress, Place } from "../domain/locations.ts"
import type { ModeratedText, ModerationAction, ModerationTask } from "../domain/moderation-tasks.ts"
import type { Notification } from "../domain/notifications.ts"
import type { Listing, PublicListing } from "../domain/listings.ts"
import type { Participant } from "../domain/participants.ts"
import type { Price } from "../domain/prices.ts"
import type { Feedback } from "../domain/feedback.ts"
import type { Executant, ExecutantWork, PublicProfile } from "../domain/profiles.ts"
import type { SearchQuery } from "../domain/search.ts"
import type { Rules } from "./rule-shapes.ts"

export const participant: Rules<Participant> = { key: "keep", name: "text", type: "keep", photo: "text" }

export const file: Rules<StoredFile> = {
  key: "keep",
  url: "text",
  name: "text",
  mediaType: "keep",
  extension: "keep",
  thumbnailUrl: "text",
}

const price: Rules<Price> = { rate: { unit: "keep", currency: "keep" } }

const place: Rules<Place> = {
  key: "keep",
  versionKey: "keep",
  address: "text",
  freeFormAddress: "text",
  geometryId: "text",
  point: "point",
}

export const publicListing: Rules<PublicListing> = {
  kind: "keep",
  key: "keep",
  name: "text",
  description: "text",
  startDate: "keep",
  endDate: "keep",
  updatedDate: "keep",
  price,
  categoryKey: "keep",
  files: file,
  place,
  owner: participant,
}

export const searchQuery: Rules<SearchQuery> = {
  kind: "keep",
  term: "text",
  sort: "keep",
  categoryKeys: "keep",
  place: { name: "text", point: "point", geometryId: "text" },
}

export const listing: Rules<Listing> = {
  ...publicListing,
  createdDate: "keep",
  status: "keep",
  versionStatus: "keep",
  versionKey: "keep",
  reason: "keep",
}

/** A place's keys reveal which one it is. */
export const foundAddress: Rules<FoundAddress> = {
  key: "text",
  address: "text",
  freeFormAddress: "text",
  geometryId: "text",
  point: "point",
}

export const account: Rules<Account> = {
  key: "keep",
  activeProfileKey: "keep",
  registeredOn: "keep",
  name: "text",
  description: "text",
  email: "text",
  phone: "text",
  photo: "text",
  language: "keep",
  blockedReason: "keep",
}

export const application: Rules<Application> = {
  key: "keep",
  status: "keep",
  createdDate: "keep",
  updatedDate: "keep",
  lockoutEndDate: "keep",
  customer: participant,
  executant: participant,
  listing: { kind: "keep", key: "keep", name: "text", price, startDate: "keep", endDate: "keep", status: "keep" },
  dealKey: "keep",
}

export const deal: Rules<Deal> = {
  key: "keep",
  status: "keep",
  createdDate: "keep",
  updatedDate: "keep",
  description: "text",
  customer: participant,
  executant: participant,
  cancelingReason: "keep",
  cancelingComment: "text",
  subject: {
    kind: "keep",
    key: "keep",
    name: "text",
    description: "text",
    files: file,
    price,
    categoryKey: "keep",
    startDate: "keep",
    endDate: "keep",
    place,
  },
}

const work: Rules<ExecutantWork> = {
  categoryKey: "keep",
  workExperience: "text",
  educationDescription: "text",
  language: "keep",
  towns: "text",
  educationFiles: file,
  portfolioFiles: file,
}

export const executant: Rules<Executant> = {
  ...work,
  key: "keep",
  name: "text",
  description: "text",
  photo: "text",
  registeredOn: "keep",
  status: "keep",
  versionStatus: "keep",
  reason: "keep",
  blockedReason: "keep",
}

export const publicProfile: Rules<PublicProfile> = {
  ...participant,
  description: "text",
  registeredOn: "keep",
  work,
  contacts: { email: "text", phone: "text" },
}

export const feedback: Rules<Feedback> = {
  key: "keep",
  dealName: "text",
  details: "text",
  createdDate: "keep",
  author: participant,
}

export const chatMessage: Rules<ChatMessage> = {
  key: "keep",
  chatKey: "keep",
  authorKey: "keep",
  authorName: "text",
  text: "text",
  type: "keep",
  sentAt: "keep",
  context: { type: "keep", key: "keep", name: "text" },
  files: file,
  filesEnd: "keep",
}

export const queuedMessage: Rules<QueuedMessage> = {
  key: "keep",
  chatKey: "keep",
  authorKey: "keep",
  text: "text",
  queuedAt: "keep",
  context: { type: "keep", key: "keep" },
}

export const chat: Rules<Chat> = {
  key: "keep",
  name: "text",
  createdOn: "keep",
  lastMessage: chatMessage,
  participants: participant,
}

export const notification: Rules<Notification> = {
  id: "keep",
  createdAt: "keep",
  source: "keep",
  type: "keep",
  level: "keep",
  subject: {
    profileKey: "keep",
    orderKey: "keep",
    orderName: "text",
    offerKey: "keep",
    offerName: "text",
    applicationKey: "keep",
    dealKey: "keep",
    chatKey: "keep",
    executantKey: "keep",
    executantName: "text",
    customerName: "text",
    reason: "keep",
    cancelingReason: "keep",
    outcome: "keep",
  },
}

const moderatedText: Rules<ModeratedText> = { name: "text", description: "text" }

export const moderationTask: Rules<ModerationTask> = {
  key: "keep",
  kind: "keep",
  status: "keep",
  createdDate: "keep",
  decidedBy: "text",
  targetType: "keep",
  targetKey: "keep",
  ownerKey: "keep",
  ownerName: "text",
  text: moderatedText,
  previousText: moderatedText,
  files: file,
  complaints: { reason: "keep", comment: "text", authorType: "keep", createdDate: "keep" },
}

export const moderationAction: Rules<ModerationAction> = {
  key: "keep",
  action: "keep",
  targetType: "keep",
  targetKey: "keep",
  reason: "keep",
  note: "text",
  moderatorName: "text",
  createdDate: "keep",
}

export const failure: Rules<Failure> = {
  _tag: "keep",
  reason: "keep",
  errors: "fact",
  details: "fact",
  traceId: "keep",
  operation: "keep",
  where: "keep",
  why: "keep",
  seenAt: "keep",
  rule: "keep",
  message: "fault",
}
