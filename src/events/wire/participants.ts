/** Wire → domain: participants and their ratings. Contract: openapi/schemas/common.yaml. */
import type { Participant, Rating } from "../../domain/participants.ts"
import type { Wire } from "./wire.ts"

export const toRating = (wire: Wire["Rating"]): Rating => ({
  value: wire.value,
  counts: [wire.count1, wire.count2, wire.count3, wire.count4, wire.count5],
})

export const toParticipant = (wire: Wire["Participant"]): Participant => ({
  key: wire.key,
  name: wire.name,
  type: wire.type,
  photo: wire.photo,
  rating: toRating(wire.rating),
})
