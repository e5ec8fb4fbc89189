/** Wire → domain: executant profiles. Contract: openapi/schemas/executant.yaml. */
import type { Executant } from "../../domain/profiles.ts"
import { toRating, type Wire } from "./participants.ts"

export const toExecutant = (wire: Wire["Executant"], asOf: number): Executant => ({
  key: wire.key,
  name: wire.name,
  description: wire.description,
  photo: wire.photo,
  status: wire.status,
  reason: wire.reason,
  categoryKey: wire.classificatorPrimaryKey,
  rating: toRating(wire.rating),
  asOf,
})
