/** Wire → domain: the account. Contract: openapi/schemas/account.yaml. */
import type { Account } from "../../domain/account.ts"
import { toDeeds } from "./profiles.ts"
import { toRating } from "./participants.ts"
import type { Wire } from "./wire.ts"

export const toAccount = (wire: Wire["Account"], asOf: number): Account => ({
  key: wire.key,
  activeProfileKey: wire.activeProfileKey,
  registeredOn: wire.registeredOn,
  name: wire.name,
  description: wire.description ?? "",
  email: wire.email,
  phone: wire.phoneNumber,
  photo: wire.photoThumbnail ?? wire.photoUrl,
  language: wire.language,
  rating: toRating(wire.rating),
  ...toDeeds(wire.metadata),
  blocked: wire.blocked,
  blockedReason: wire.blockedReason,
  asOf,
})
