/** Wire → domain: orders. Contract: openapi/schemas/order.yaml. */
import type { Order, PublicOrder } from "../../domain/orders.ts"
import { toParticipant, toPrice, toStoredFile, type Wire } from "./participants.ts"

export const toPublicOrder = (wire: Wire["PublicOrder"]): PublicOrder => ({
  key: wire.key,
  name: wire.name,
  description: wire.description,
  startDate: wire.startDate,
  endDate: wire.endDate,
  updatedDate: wire.updatedDate,
  price: toPrice(wire.price),
  categoryKey: wire.classificatorPrimaryKey,
  files: wire.filesCollection.map(toStoredFile),
  customer: toParticipant(wire.customer),
  views: wire.metadata.orderViews,
  applications: wire.metadata.orderApplicationsCount,
})

export const toOrder = (wire: Wire["Order"], asOf: number): Order => ({
  ...toPublicOrder(wire),
  createdDate: wire.createdDate,
  status: wire.status,
  versionStatus: wire.versionStatus,
  versionKey: wire.versionKey,
  reason: wire.reason,
  hidden: wire.hide,
  asOf,
})
