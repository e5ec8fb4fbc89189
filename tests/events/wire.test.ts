/** The contract's shapes that many features share become the client's own. Contract: openapi/schemas/. */
import { describe, expect, it } from "vitest"
import { toAccount } from "../../src/events/wire/account.ts"
import { toChat } from "../../src/events/wire/chat.ts"
import { toStoredFile } from "../../src/events/wire/files.ts"
import { toParticipant, toRating } from "../../src/events/wire/participants.ts"
import { toPrice } from "../../src/events/wire/prices.ts"
import type { Wire } from "../../src/events/wire/wire.ts"

const rating = { value: 4.5, count1: 1, count2: 2, count3: 3, count4: 4, count5: 5 }

describe("a price", () => {
  const rateOf = (value: number): Wire["Price"] => ({
    byAgreement: false,
    rate: { value, measurementUnit: "Day", currency: { code: "PLN" } },
  })

  it.each([
    [250.5, 25_050],
    [0.29, 29],
    [1.005, 100],
    [1_000_000, 100_000_000],
  ])("of %d is %d of the smallest unit", (value, valueMinor) => {
    expect(toPrice(rateOf(value))).toEqual({ byAgreement: false, rate: { valueMinor, unit: "Day", currency: "PLN" } })
  })

  it("by agreement has no rate, even where one is told", () => {
    expect(toPrice({ ...rateOf(5), byAgreement: true })).toEqual({ byAgreement: true, rate: null })
    expect(toPrice({ byAgreement: true, rate: null })).toEqual({ byAgreement: true, rate: null })
  })
})

describe("a file", () => {
  const withWidths = (...widths: readonly number[]) =>
    toStoredFile({
      fileKey: "f1",
      contentUrl: "/files/f1",
      originalFileName: "kitchen.jpg",
      fileSize: 17,
      fileType: "image/jpeg",
      fileExtension: "jpg",
      thumbnails: widths.map((width) => ({ width, contentUrl: `/files/f1?w=${width}` })),
    })

  it.each([
    ["the narrowest that fills a card", [160, 400, 1200], "/files/f1?w=400"],
    ["the narrowest that fills a card", [160, 399, 1200], "/files/f1?w=1200"],
    ["the widest where none does", [160, 320], "/files/f1?w=320"],
    ["none where there is none", [], null],
  ])("shows %s", (_, widths, thumbnailUrl) => {
    expect(withWidths(...widths)).toEqual({
      key: "f1",
      url: "/files/f1",
      name: "kitchen.jpg",
      size: 17,
      mediaType: "image/jpeg",
      extension: "jpg",
      thumbnailUrl,
    })
  })
})

it("counts the ratings from one star to five", () => {
  expect(toRating(rating)).toEqual({ value: 4.5, counts: [1, 2, 3, 4, 5] })
})

describe("a chat", () => {
  const participant = { key: "p1", name: "Anna", type: "Customer", photo: "/files/a", rating, readUpTo: 3 } as const
  const wire: Wire["Chat"] = {
    chatKey: "c1",
    internalChatKey: "i1",
    ownerKey: "p1",
    name: "Paint",
    createdOn: "2026-03-01T10:00:00.000Z",
    notReadedCount: 2,
    lastMessage: null,
    participants: [participant, { ...participant, key: "p2", readUpTo: 4 }],
  }

  it("has two participants, and how far each has read", () => {
    const { participants, unread, asOf } = toChat(wire, 9)
    expect(participants).toEqual([
      { ...toParticipant(participant), readUpTo: 3 },
      { ...toParticipant(participant), key: "p2", readUpTo: 4 },
    ])
    expect({ unread, asOf }).toEqual({ unread: 2, asOf: 9 })
  })

  it("has nobody in the place of a participant who is missing", () => {
    expect(toChat({ ...wire, participants: [participant] }, 9).participants[1]).toEqual({
      key: "",
      name: "",
      type: "Customer",
      photo: null,
      rating: { value: null, counts: [0, 0, 0, 0, 0] },
      readUpTo: 0,
    })
  })
})

describe("an account", () => {
  const wire: Wire["Account"] = {
    key: "p1",
    activeProfileKey: "e1",
    registeredOn: "2026-03-01T10:00:00.000Z",
    name: "Anna",
    email: "anna@demo.example",
    description: null,
    phoneNumber: null,
    avatarKey: "a",
    preferredLanguage: "de-DE",
    photoUrl: "/files/a",
    photoThumbnail: "/files/a?w=160",
    language: "de-DE",
    rating,
    metadata: { ordersInProgress: 2, ordersCompleted: 3, feedbacksCount: 4, rating: 4.5, completionRate: 0.5 },
    blocked: false,
    blockedReason: null,
  }

  it.each([
    ["/files/a?w=160", "/files/a?w=160"],
    [null, "/files/a"],
  ])("with the thumbnail %s shows %s", (photoThumbnail, photo) => {
    expect(toAccount({ ...wire, photoThumbnail }, 7)).toEqual({
      key: "p1",
      activeProfileKey: "e1",
      registeredOn: "2026-03-01T10:00:00.000Z",
      name: "Anna",
      description: "",
      email: "anna@demo.example",
      phone: null,
      photo,
      language: "de-DE",
      rating: toRating(rating),
      ordersInProgress: 2,
      ordersCompleted: 3,
      completionRate: 0.5,
      blocked: false,
      blockedReason: null,
      asOf: 7,
    })
  })
})
