/** Every notification leads where its news can be acted on. */
import { describe, expect, it } from "vitest"
import { notificationKind, notificationTarget } from "../../src/domain/notification-target.ts"
import { listingKinds } from "../../src/domain/listings.ts"
import { notificationSources, notificationTypes } from "../../src/domain/notifications.ts"
import { paths } from "../../src/ui/app/paths.ts"
import { isRoute } from "./route-patterns.ts"

const subject = {
  profileKey: "p1",
  orderKey: "o1",
  dealKey: "d1",
  chatKey: "c1",
  offerKey: "f1",
  orderName: "Paint a kitchen",
}

describe("a notification's target", () => {
  it.each([
    ["Order", "OrderPublishedEvent", "/orders/o1/view/details?participantKey=p1"],
    ["Order", "OrderForExecutantsPublishedEvent", "/orders/o1?participantKey=p1"],
    ["Order", "OrderModerationFailedEvent", "/orders/o1/view/details?participantKey=p1"],
    ["Application", "ApplicationCreatedEvent", "/orders/o1/view/applications?participantKey=p1"],
    ["Application", "ApplicationCanceledEvent", "/orders/o1/view/applications?participantKey=p1"],
    ["Application", "ApplicationAcceptedEvent", "/deals/d1?participantKey=p1"],
    ["Application", "ApplicationRejectedEvent", "/applications/executant?page=1&at=archive&participantKey=p1"],
    ["Application", "ApplicationAdmiredEvent", "/orders/o1"],
    ["Offer", "OfferExpiringSoonEvent", "/offers/f1/view/details?participantKey=p1"],
    ["OfferApplication", "OfferApplicationCreatedEvent", "/offers/f1/view/applications?participantKey=p1"],
    ["OfferApplication", "OfferApplicationCanceledEvent", "/offers/f1/view/applications?participantKey=p1"],
    ["OfferApplication", "OfferApplicationAcceptedEvent", "/deals/d1?participantKey=p1"],
    ["OfferApplication", "OfferApplicationRejectedEvent", "/applications/customer?page=1&at=archive&participantKey=p1"],
    ["OfferApplication", "OfferApplicationAdmiredEvent", "/offers/f1"],
    ["Deal", "DealCreatedEvent", "/deals/d1?participantKey=p1"],
    ["Executant", "ExecutantPublishedEvent", "/search?type=orders&participantKey=p1"],
    ["Executant", "ExecutantModerationFailedEvent", "/executant/profile?participantKey=p1"],
    ["Executant", "ExecutantBlockedEvent", "/executant/profile?participantKey=p1"],
    ["Executant", "ExecutantUnblockedEvent", "/executant/profile?participantKey=p1"],
    ["Chat", "ChatMessageSentEvent", "/chat?participantKey=p1&chatId=c1"],
  ] as const)("of %s %s is %s", (source, type, target) => {
    expect(notificationTarget({ source, type, subject })).toBe(target)
  })

  it("is null, never a broken address, when the subject does not say enough", () => {
    for (const source of notificationSources) {
      const target = notificationTarget({ source, type: "SomethingNew", subject: {} })
      expect(target === null || !target.includes("undefined")).toBe(true)
    }
  })

  it("is a route that there is", () => {
    const targets = notificationSources.flatMap((source) =>
      notificationTypes.flatMap((type) => notificationTarget({ source, type, subject }) ?? []),
    )
    expect(targets.length).toBeGreaterThan(10)
    expect(targets.filter((target) => !isRoute(target))).toEqual([])
  })

  it.each(listingKinds)("of a published %s is its owner's page, as its profile where that is named", (kind) => {
    const key = kind === "Order" ? subject.orderKey : subject.offerKey
    expect(notificationTarget({ source: kind, type: `${kind}PublishedEvent`, subject })).toBe(
      paths.ownersListing({ kind, key }, subject.profileKey),
    )
    const { profileKey: _, ...unnamed } = subject
    expect(notificationTarget({ source: kind, type: `${kind}PublishedEvent`, subject: unnamed })).toBe(
      paths.listingDetails({ kind, key }),
    )
  })

  it("knows an event by its name with or without the suffix of the wire", () => {
    expect(notificationKind("OrderPublishedEvent")).toBe("OrderPublished")
    expect(notificationKind("OrderPublished")).toBe("OrderPublished")
  })
})
