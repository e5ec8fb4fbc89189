/** Wire → domain: the account. Contract: openapi/schemas/account.yaml. */
import type { Account } from "../../domain/account.ts"
import { toRating, type Wire } from "./participants.ts"

export const toAccount = (wire: Wire["Account"], asOf: number): Account => ({
  key: wire.key,
  activeProfileKey: wire.activeProfileKey,
  registeredOn: wire.registeredOn,
  name: wire.name,
  email: wire.email,
  photo: wire.photoThumbnail ?? wire.photoUrl,
  language: wire.language,
  rating: toRating(wire.rating),
  ordersInProgress: wire.metadata.ordersInProgress,
  ordersCompleted: wire.metadata.ordersCompleted,
  asOf,
})
