/** Wire → domain: deals. Contract: openapi/schemas/deal.yaml. */
import type { Deal } from "../../domain/deals.ts"
import { toPlace } from "./locations.ts"
import { toStoredFile } from "./files.ts"
import { toParticipant } from "./participants.ts"
import { toPrice } from "./prices.ts"
import type { Wire } from "./wire.ts"

export const toDeal = (wire: Wire["Deal"], asOf: number): Deal => ({
  key: wire.key,
  number: wire.number,
  status: wire.status,
  createdDate: wire.createdDate,
  updatedDate: wire.updatedDate,
  description: wire.description,
  customer: toParticipant(wire.customer),
  executant: toParticipant(wire.executant),
  cancelingReason: wire.cancelingReason,
  cancelingComment: wire.cancelingComment,
  subject: {
    kind: wire.dealSubject.kind,
    key: wire.dealSubject.key,
    name: wire.dealSubject.name,
    description: wire.dealSubject.description,
    files: wire.dealSubject.files.map(toStoredFile),
    price: toPrice(wire.dealSubject.price),
    categoryKey: wire.dealSubject.classificatorPrimaryKey,
    startDate: wire.dealSubject.startDate,
    endDate: wire.dealSubject.endDate,
    place: wire.dealSubject.location && toPlace(wire.dealSubject.location),
  },
  asOf,
})
