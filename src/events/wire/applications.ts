/** Wire → domain: applications to orders and to offers. Contract: openapi/schemas/application.yaml. */
import type { Application, ApplicationCounts } from "../../domain/applications.ts"
import { toParticipant } from "./participants.ts"
import { toPrice } from "./prices.ts"
import type { Wire } from "./wire.ts"

const listingOf = (wire: Wire["Application"] | Wire["OfferApplication"]) =>
  "order" in wire ? ({ kind: "Order", ...wire.order } as const) : ({ kind: "Offer", ...wire.offer } as const)

export const toApplication = (wire: Wire["Application"] | Wire["OfferApplication"], asOf: number): Application => {
  const { kind, key, name, price, startDate, endDate, status } = listingOf(wire)
  return {
    key: wire.key,
    status: wire.status,
    createdDate: wire.createdDate,
    updatedDate: wire.updatedDate,
    lockoutEndDate: wire.lockoutEndDate,
    isRead: wire.isRead,
    notInterested: wire.notInterested,
    customer: toParticipant(wire.customer),
    executant: toParticipant(wire.executant),
    listing: { kind, key, name, price: toPrice(price), startDate, endDate, status },
    dealKey: wire.dealKey,
    asOf,
  }
}

export const toApplicationCounts = (wire: Wire["ApplicationCounts"], asOf: number): ApplicationCounts => ({
  all: wire.applicationsCount,
  interested: wire.applicationsInInterestedCount,
  notInterested: wire.applicationsInNotInterestedCount,
  unread: wire.unreadCount,
  byStatus: wire.byStatus,
  asOf,
})
