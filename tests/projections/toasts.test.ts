/** A toast never tells what the screen shows already; each is told once, and one at a time on phones. Spec §2. */
import { describe, expect, it } from "vitest"
import { listingKinds } from "../../src/domain/listings.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import type { Notification, NotificationSubject } from "../../src/domain/notifications.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { isOnScreen } from "../../src/projections/on-screen.ts"
import { shownToasts, toastsInView } from "../../src/projections/toasts.ts"
import { paths } from "../../src/ui/app/paths.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aListingAt } from "../arbitraries/world-entities.ts"

const at = (address: string): AppEvent => {
  const [path = "", search = ""] = address.split("?")
  return { type: "RouteChanged", path, search }
}

const notification = (
  source: Notification["source"],
  type: string,
  subject: NotificationSubject,
  id = type,
): Extract<AppEvent, { type: "NotificationReceived" }> => ({
  type: "NotificationReceived",
  unread: 1,
  notification: {
    id,
    createdAt: "2026-03-01T10:00:00.000Z",
    source,
    type,
    isRead: false,
    level: "Info",
    subject,
    cursor: 1,
    asOf: 1,
  },
})

const about = { orderKey: "gate", offerKey: "gate", dealKey: "59", chatKey: "c1", profileKey: "me" }
const dealMade = notification("Deal", "DealCreatedEvent", about)
const applied = notification("Application", "ApplicationCreatedEvent", about)
const declined = notification("Application", "ApplicationRejectedEvent", about)
const published = notification("Order", "OrderPublishedEvent", about)
const forMe = notification("Order", "OrderForExecutantsPublishedEvent", about)
const profile = notification("Executant", "ExecutantPublishedEvent", about)
const aboutOffer = { offerKey: "gate", dealKey: "59", profileKey: "me" }
const offerDealMade = notification("Deal", "DealCreatedEvent", aboutOffer)
const wanted = notification("OfferApplication", "OfferApplicationCreatedEvent", aboutOffer)
const turnedDown = notification("OfferApplication", "OfferApplicationRejectedEvent", aboutOffer)
const reported = notification("Content", "ComplaintCreatedEvent", about)
const feedback = notification("Feedback", "FeedbackCreatedEvent", about)

const failed: AppEvent = {
  type: "CommandFailed",
  id: "run-1",
  name: "SwitchProfile",
  subject: null,
  failure: { _tag: "Forbidden" },
  shown: "toast",
}

const fold = (...events: readonly AppEvent[]) =>
  foldPlain(events.map((event, index) => enveloped(event, index + 1))).toasts
const kinds = (...events: readonly AppEvent[]): readonly string[] =>
  shownToasts(fold(...events), undefined).map(({ content }) =>
    content.kind === "notification" ? content.type : content.kind,
  )

describe("a toast about what is on screen", () => {
  it.each([
    ["a deal, on its page", dealMade, "/deals/59?participantKey=me"],
    ["a report, where one is thanked for it", reported, "/orders/gate?modal=report&modal.target=Order&modal.key=gate"],
    ["feedback, at its deal", feedback, "/deals/59?participantKey=me"],
    ["a deal, in its moment", dealMade, "/orders?page=1&ot=published&modal=deal-made&modal.deal=59"],
    ["a deal, among the executant's applications", dealMade, "/applications/executant?page=1&at=active"],
    ["a deal, at the order that it is about", dealMade, "/orders/gate"],
    ["an application, among those to the order", applied, "/orders/gate/view/applications?page=1&at=active"],
    ["an answer, among one's own applications", declined, "/applications/executant"],
    ["an answer, at the order applied to", declined, "/orders/gate"],
    ["a deal, among the customer's applications", offerDealMade, "/applications/customer?page=1&at=active"],
    ["a deal, at the offer that it is about", offerDealMade, "/offers/gate"],
    ["an application, among those to the offer", wanted, "/offers/gate/view/applications?page=1&at=active"],
    ["an answer, among the customer's own applications", turnedDown, "/applications/customer"],
    ["an answer, at the offer applied to", turnedDown, "/offers/gate"],
    ["a published order, at its owner's page", published, "/orders/gate/view/details"],
    ["a new order, on its page", forMe, "/orders/gate"],
    ["a profile, in the list of one's profiles", profile, "/search?type=orders&modal=switch-profile"],
    ["anything, at the top of the notifications", feedback, "/notifications?page=1&filter=all&order=desc"],
    ["a deal, among notifications of deals", dealMade, "/notifications?filter=deals"],
    ["what is not read yet, among notifications like that", feedback, "/notifications?filter=unread"],
  ])("is none: %s", (_, event, address) => {
    expect(kinds(at(address), event)).toEqual([])
    // A toast that was told elsewhere goes when its page is opened.
    expect(kinds(at("/"), event)).toHaveLength(1)
    expect(kinds(at("/"), event, at(address))).toEqual([])
  })

  it.each([
    ["another deal's page", dealMade, "/deals/60"],
    ["the applications of an executant, for a customer's answer", turnedDown, "/applications/executant"],
    ["another offer's applications", wanted, "/offers/roof/view/applications"],
    ["another order's applications", applied, "/orders/roof/view/applications"],
    ["a further page of them", applied, "/orders/gate/view/applications?page=2"],
    ["those that ended", applied, "/orders/gate/view/applications?page=1&at=archive"],
    ["the order's details", applied, "/orders/gate/view/details"],
    ["own orders, which it leaves without a word", published, "/orders?page=1&ot=moderation"],
    ["the oldest notifications", feedback, "/notifications?order=asc"],
    ["notifications of another kind", feedback, "/notifications?filter=chat"],
    ["the home page", profile, "/"],
  ])("is there on %s", (_, event, address) => {
    expect(kinds(at(address), event)).toHaveLength(1)
  })

  it.each(listingKinds)("is none of a published %s at its owner's page", (kind) => {
    const page = paths.listingDetails({ kind, key: "gate" })
    expect(kinds(at(page), notification(kind, `${kind}PublishedEvent`, about))).toEqual([])
  })

  it("says what became of an own listing: once, the last alone, and on its page only with the way back", () => {
    const moved = (move: "hide" | "unhide", asOf: number, canUndo: boolean): AppEvent => ({
      type: "ListingMoved",
      listing: { ...aListingAt(1, 1, { status: "Published", versionStatus: "Published" }), asOf },
      move,
      canUndo,
    })
    const { kind, key } = aListingAt(1, 1, { status: "Published", versionStatus: "Published" })
    const page = paths.listingDetails({ kind, key })
    expect(kinds(at("/"), moved("hide", 1, true), moved("hide", 1, true))).toEqual(["listing-moved"])
    expect(kinds(at(page), moved("hide", 1, true))).toEqual(["listing-moved"])
    expect(kinds(at(page), moved("unhide", 1, false))).toEqual([])
    const last = shownToasts(fold(at("/"), moved("hide", 1, true), moved("unhide", 2, false)), undefined)
    expect(last.map(({ content }) => content.kind === "listing-moved" && content.move)).toEqual(["unhide"])
  })

  it("offers the way back to a favourite until it is one again, whatever the hub says late of before", () => {
    const one = { kind: "Order", listingKey: "gate", count: null } as const
    const added = (asOf: number): AppEvent => ({ type: "FavoriteAdded", key: `f${asOf}`, ...one, asOf })
    const removed: AppEvent = { type: "FavoriteRemoved", ...one, asOf: 11 }
    expect(kinds(at("/"), added(10), removed)).toEqual(["favorite-removed"])
    expect(kinds(at("/"), added(10), removed, added(10))).toEqual(["favorite-removed"])
    expect(kinds(at("/"), added(10), removed, added(12))).toEqual([])
  })

  it("does not come after all when its page is left, nor when a hub repeats it", () => {
    expect(kinds(at("/deals/59"), dealMade, at("/"), dealMade)).toEqual([])
  })

  it("never hides what failed, nor the way back after a link", () => {
    const link: AppEvent = { type: "LinkFollowed", profileKey: "me", previousKey: "other" }
    expect(kinds(at("/deals/59"), failed, link, at("/notifications"))).toEqual(["api-error", "acting-as"])
  })

  it("tells of a place that failed once its form was left, which says so itself", () => {
    const place: AppEvent = { ...failed, name: "ChangeListingPlace" }
    expect(kinds(at("/orders/new"), place, at("/"))).toEqual([])
    expect(kinds(at("/orders/gate/edit"), at("/chat"), place)).toEqual(["api-error"])
    expect(kinds(at("/orders/new"), failed)).toEqual(["api-error"])
  })

  it("is none of what fails in place, or was broken off", () => {
    const interrupted: AppEvent = { ...failed, failure: { _tag: "Interrupted" } }
    expect(kinds(at("/"), failed)).toEqual(["api-error"])
    expect(kinds(at("/"), { ...failed, shown: "inPlace" })).toEqual([])
    expect(kinds(at("/"), interrupted)).toEqual([])
  })

  it("waits, where the page says it in its own words until it is left", () => {
    const content = { kind: "send-on-moderation", of: "Order", key: "gate" } as const
    expect(isOnScreen({ path: "/orders/new", search: "" }, content)).toBe(true)
    expect(isOnScreen({ path: "/orders", search: "page=1&ot=moderation" }, content)).toBe(false)
    const profileSent = { kind: "send-on-moderation", of: "Executant", key: "me" } as const
    expect(isOnScreen({ path: "/orders/gate", search: "" }, profileSent)).toBe(true)
    expect(isOnScreen({ path: "/search", search: "" }, profileSent)).toBe(false)
  })

  it("of what was sent to moderation is none once moderation has decided, although its page was open until then", () => {
    const listing = aListingAt(1, 1, { status: "OnModeration", versionStatus: "OnModeration" })
    const { kind, key } = listing
    const sent: AppEvent = { type: "ListingSubmitted", listing }
    const about = kind === "Order" ? { orderKey: key } : { offerKey: key }
    const page = at(paths.listingDetails({ kind, key }))
    const leaving = at("/support/faq")
    expect(kinds(page, sent, leaving)).toHaveLength(1)
    for (const type of [`${kind}PublishedEvent`, `${kind}ModerationFailedEvent`])
      expect(kinds(page, sent, notification(kind, type, about), leaving)).toEqual([])
    expect(kinds(page, sent, notification(kind, `${kind}PublishedEvent`, { orderKey: "another" }), leaving)).toContain(
      "send-on-moderation",
    )
  })
})

describe("how many toasts there are", () => {
  const three = [at("/"), failed, applied, feedback] as const

  it("is three at most on desktops, the newest", () => {
    expect(toastsInView(fold(...three, dealMade), false)).toHaveLength(3)
    expect(kinds(...three, dealMade)).toEqual(["ApplicationCreatedEvent", "FeedbackCreatedEvent", "DealCreatedEvent"])
  })

  it("is one on phones: what failed before what is new, which notifications keep", () => {
    expect(toastsInView(fold(at("/"), applied, feedback), true).map(({ id }) => id)).toEqual([3])
    expect(toastsInView(fold(...three), true).map(({ content }) => content.kind)).toEqual(["api-error"])
    expect(toastsInView(fold(at("/")), true)).toEqual([])
  })
})

describe("an upload", () => {
  const started: AppEvent = { type: "UploadStarted", id: "f", holder: "gate", name: "a.png", size: 9 }
  const finished: AppEvent = { type: "UploadFinished", id: "f" }
  const broke: AppEvent = { type: "UploadFailed", id: "f", failure: { _tag: "Forbidden" } }

  it("is not told of when it ended in sight of its row", () => {
    for (const end of [finished, broke]) {
      expect(fold(at("/orders/new"), started, end, at("/")).seenUploads).toEqual({ f: true })
      expect(fold(at("/orders/new"), started, at("/"), end).seenUploads).toEqual({})
    }
  })

  it("is told of again when it is tried again", () => {
    expect(fold(at("/orders/new"), started, broke, at("/"), started).seenUploads).toEqual({})
  })
})

it("about a chat is on screen in the chat alone, whatever another address has as its chat", () => {
  const content = {
    kind: "notification",
    id: "n1",
    source: "Chat",
    type: "ChatMessageSentEvent",
    level: "Info",
    subject: about,
  } as const
  const isShownAt = (path: string) => isOnScreen({ path, search: "participantKey=me&chatId=c1" }, content)
  expect([isShownAt("/chat"), isShownAt("/deals")]).toEqual([true, false])
})
