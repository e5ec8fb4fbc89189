/** Wire → domain: applications. Contract: openapi/schemas/application.yaml. */
import type { Application, ApplicationCounts } from "../../domain/applications.ts"
import { toParticipant, toPrice, type Wire } from "./participants.ts"

export const toApplication = (wire: Wire["Application"], asOf: number): Application => ({
  key: wire.key,
  status: wire.status,
  createdDate: wire.createdDate,
  updatedDate: wire.updatedDate,
  lockoutEndDate: wire.lockoutEndDate,
  isRead: wire.isRead,
  notInterested: wire.notInterested,
  customer: toParticipant(wire.customer),
  executant: toParticipant(wire.executant),
  order: {
    key: wire.order.key,
    name: wire.order.name,
    price: toPrice(wire.order.price),
    startDate: wire.order.startDate,
    endDate: wire.order.endDate,
    status: wire.order.status,
  },
  dealKey: wire.dealKey,
  asOf,
})

export const toApplicationCounts = (wire: Wire["ApplicationCounts"], asOf: number): ApplicationCounts => ({
  all: wire.applicationsCount,
  interested: wire.applicationsInInterestedCount,
  notInterested: wire.applicationsInNotInterestedCount,
  unread: wire.unreadCount,
  byStatus: wire.byStatus,
  asOf,
})
