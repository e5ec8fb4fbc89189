/** A notification names what it is about, whichever side the listing is on. Spec §3 Notification. */
import { describe, expect, it } from "vitest"
import type { NotificationSource, NotificationSubject } from "../../../src/domain/notifications.ts"
import { shortName } from "../../../src/ui/i18n/short-name.ts"
import { notificationText } from "../../../src/ui/i18n/notification-text.ts"
import { englishIn } from "../english.ts"

const intl = englishIn("en")

const textOf = (source: NotificationSource, type: string, subject: NotificationSubject): string =>
  notificationText(intl, { source, type, subject })

const offer = { offerKey: "1", offerName: "Paint a stairwell" } as const

describe("the text of a notification", () => {
  it.each(["Published", "ExpiringSoon", "Expired", "Blocked", "Unblocked", "ModerationFailed"])(
    "says of an offer what it says of an order: %s",
    (act) => {
      const ofOffer = textOf("Offer", `Offer${act}Event`, offer)
      expect(ofOffer).toContain("“Paint a stairwell”")
      expect(ofOffer).not.toMatch(/There is news/u)
      const ofOrder = textOf("Order", `Order${act}Event`, { orderKey: "1", orderName: "Paint a stairwell" })
      expect(ofOffer.replaceAll("Customers", "Executants")).toBe(ofOrder)
    },
  )

  it("names the customer who applied for an offer", () => {
    const subject = { ...offer, customerName: "Anna" }
    const created = textOf("OfferApplication", "OfferApplicationCreatedEvent", subject)
    expect(created).toBe("Anna applied for “Paint a stairwell”.")
    const canceled = textOf("OfferApplication", "OfferApplicationCanceledEvent", subject)
    expect(canceled).toBe("Anna withdrew the application for “Paint a stairwell”.")
    expect(textOf("OfferApplication", "OfferApplicationRejectedEvent", offer)).toMatch(/^“Paint a stairwell” is no/u)
  })

  it("names the offer that a deal was made of", () =>
    expect(textOf("Deal", "DealCreatedEvent", { ...offer, dealNumber: 55, customerName: "Anna" })).toBe(
      "Deal No.\u00A055 is on: “Paint a stairwell”.",
    ))

  it("leads to the deal for a reason that is in its canceller's own words, and does without one that is not told", () => {
    const canceled = (subject: NotificationSubject) =>
      textOf("Deal", "DealCanceledEvent", { ...offer, dealNumber: 55, ...subject })
    expect(canceled({ cancelingReason: "OtherReason" })).toBe(
      "Deal No.\u00A055 was cancelled: “Paint a stairwell”. The deal says why.",
    )
    expect(canceled({})).toBe("Deal No.\u00A055 was cancelled: “Paint a stairwell”.")
  })

  it("gives neutral words for what it does not know, with the name where there is one", () => {
    expect(textOf("Offer", "OfferPaintedEvent", offer)).toBe("There is news about “Paint a stairwell”.")
    expect(textOf("Account", "SomethingEvent", {})).toBe("There is news for you.")
  })

  it("cuts long names where there are two lines, by what people see as characters", () => {
    const orderName = `Paint a stairwell ${"👩‍🎨".repeat(40)}`
    const notification = { source: "Order", type: "OrderPublishedEvent", subject: { orderName } } as const
    const cut = `Paint a stairwell ${"👩‍🎨".repeat(13)}…`
    expect(notificationText(intl, notification, shortName)).toBe(
      `“${cut}” is published. Executants can find it and apply now.`,
    )
    expect(notificationText(intl, notification)).toContain(orderName)
    expect(shortName("Paint a stairwell")).toBe("Paint a stairwell")
    expect(shortName("x".repeat(32))).toBe("x".repeat(32))
    expect(shortName("x".repeat(33))).toBe(`${"x".repeat(31)}…`)
  })
})
