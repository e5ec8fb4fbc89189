/**
 * Each hub message becomes its fact; those about listings of both kinds the same. Contract: openapi/notifications.yaml.
 */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { systemEvent, userEvent } from "../../src/events/wire/notices.ts"
import { decodeNotice } from "../../src/sdk/notices.ts"

const examples = parse(readFileSync(new URL("../../openapi/examples/hubs.yaml", import.meta.url), "utf8"))

/** Answers the fact of an example, sent under another name of the same source. */
const heard = (example: string, type: string) => {
  const decoded = decodeNotice("SystemNotification", { ...examples[example].value, type })
  if (!("notice" in decoded)) throw new Error(`${type} is not read: ${JSON.stringify(decoded)}`)
  return systemEvent(decoded.notice)
}

const listingNews = {
  Submitted: "ListingSubmitted",
  Published: "ListingPublished",
  ModerationFailed: "ListingRefused",
  Archived: "ListingArchived",
  Expired: "ListingArchived",
  Canceled: "ListingChanged",
  ExpiringSoon: "ListingChanged",
  Blocked: "ListingChanged",
  Unblocked: "ListingChanged",
  Closed: "ListingChanged",
  Changed: "ListingChanged",
} as const

const applicationNews = {
  ApplicationCreated: "ApplicationSent",
  ApplicationCanceled: "ApplicationCanceled",
  ApplicationAccepted: "ApplicationAccepted",
  ApplicationRejected: "ApplicationRejected",
  ApplicationsRead: "ApplicationsRead",
  ApplicationChanged: "ApplicationChanged",
} as const

describe.each([
  ["Order", "orderPublished"],
  ["Offer", "offerPublished"],
] as const)("news of listings of kind %s", (kind, example) => {
  it.each(Object.entries(listingNews))("%s is heard as %s", (news, type) => {
    const { cursor, metadata } = examples[example].value
    const { key, name } = kind === "Order" ? metadata.order : metadata.offer
    expect(heard(example, `${kind}${news}Event`)).toMatchObject({ type, listing: { kind, key, name, asOf: cursor } })
  })
})

describe.each([
  ["Order", "", "applicationCreated"],
  ["Offer", "Offer", "offerApplicationCreated"],
] as const)("news of applications to listings of kind %s", (kind, prefix, example) => {
  it.each(Object.entries(applicationNews))("%s is heard as %s", (news, type) => {
    const { cursor, metadata } = examples[example].value
    const listingKey = kind === "Order" ? metadata.orderKey : metadata.offerKey
    const event = heard(example, `${prefix}${news}Event`)
    expect(event).toMatchObject({ type, listingKey, applications: [{ asOf: cursor, listing: { kind } }] })
  })
})

describe("other news", () => {
  it.each([
    ["accountChanged", "AccountCreatedEvent", "AccountCreated", "account", "account"],
    ["accountChanged", "AccountChangedEvent", "AccountChanged", "account", "account"],
    ["accountChanged", "ActiveProfileSwitchedEvent", "ActiveProfileSwitched", "account", "account"],
    ["executantPublished", "ExecutantSubmittedEvent", "ExecutantSubmitted", "executant", "executant"],
    ["executantPublished", "ExecutantPublishedEvent", "ExecutantPublished", "executant", "executant"],
    ["executantPublished", "ExecutantModerationFailedEvent", "ExecutantRefused", "executant", "executant"],
  ])("%s under the name %s is heard as %s", (example, name, type, part, onWire) => {
    const { cursor, metadata } = examples[example].value
    expect(heard(example, name)).toMatchObject({ type, [part]: { key: metadata[onWire].key, asOf: cursor } })
  })

  it.each([
    ["chatRead", "ChatCreatedEvent", "ChatCreated"],
    ["chatRead", "ChatReadEvent", "ChatRead"],
    ["chatMessageSent", "ChatMessageSentEvent", "ChatMessageReceived"],
    ["chatFileSent", "ChatMessageFileSentEvent", "ChatMessageReceived"],
    ["chatMessageRemoved", "ChatMessageRemovedEvent", "ChatMessageRemoved"],
    ["chatFileRemoved", "ChatMessageFileRemovedEvent", "ChatMessageFilesRemoved"],
  ])("%s under the name %s is heard as %s", (example, name, type) => {
    const { cursor, metadata } = examples[example].value
    const { participantKey, count } = metadata.unread
    expect(heard(example, name)).toMatchObject({
      type,
      chat: { key: metadata.chat.chatKey, asOf: cursor },
      unread: { profileKey: participantKey, count, asOf: cursor },
      ...(type.startsWith("ChatMessage") ? { message: { key: metadata.message.messageKey, asOf: cursor } } : {}),
    })
  })

  it("of notifications that were read says which, and how many are left", () => {
    const { cursor, metadata } = examples["notificationsRead"].value
    const { id, readUpTo, unreadCount } = metadata
    expect(heard("notificationsRead", "NotificationsReadEvent")).toEqual({
      type: "NotificationsRead",
      id,
      readUpTo,
      unread: unreadCount,
      asOf: cursor,
    })
  })

  it("of the user hub is a notification, and how many are unread with it", () => {
    const wire = examples["userNotification"].value
    const decoded = decodeNotice("UserNotification", wire)
    if (!("notice" in decoded)) throw new Error(`It is not read: ${JSON.stringify(decoded)}`)
    expect(userEvent(decoded.notice)).toMatchObject({
      type: "NotificationReceived",
      notification: { id: wire.id, subject: wire.metadata, cursor: wire.cursor, asOf: wire.cursor },
      unread: wire.unreadCount,
    })
  })

  it.each([["DealCreated"], ["DealClosed"], ["DealCanceled"]])("of deals is heard: %s", (type) => {
    const { cursor, metadata } = examples["dealClosed"].value
    expect(heard("dealClosed", `${type}Event`)).toMatchObject({ type, deal: { key: metadata.deal.key, asOf: cursor } })
  })

  it.each([["FeedbackCreatedEvent"], ["FeedbackRevealedEvent"], ["FeedbackRemovedEvent"]])(
    "of feedback says what each side of its deal may see: %s",
    (name) => {
      const { cursor, metadata } = examples["feedbackCreated"].value
      const { mine, theirs } = metadata.feedbacks
      expect(heard("feedbackCreated", name)).toMatchObject({
        type: "DealFeedbacksChanged",
        dealKey: metadata.dealKey,
        feedbacks: { mine: mine && { key: mine.key }, theirs: theirs && { key: theirs.key } },
        asOf: cursor,
      })
    },
  )

  it("of a profile that looks otherwise says how", () => {
    const { cursor, metadata } = examples["participantChanged"].value
    const { key, name } = metadata.participant
    expect(heard("participantChanged", "ParticipantChangedEvent")).toMatchObject({
      type: "ParticipantChanged",
      participant: { key, name },
      asOf: cursor,
    })
  })

  it("of what is only so at the moment has a time, and no cursor (E393)", () => {
    const { metadata } = examples["chatTyping"].value
    expect(heard("chatTyping", "ChatTypingEvent")).toEqual({ type: "ChatTypingHeard", ...metadata })
  })

  it("ends the session where the account was deleted on another device (D103)", () => {
    expect(heard("accountDeleted", "AccountDeletedEvent")).toEqual({ type: "SignedOut", reason: "accountDeleted" })
  })

  it("that this client does not show is noted by its name", () => {
    const notice = "FileStatusChangedEvent"
    expect(heard("fileStatusChanged", notice)).toEqual({ type: "NoticeIgnored", notice })
  })
})
