/** Facts about how profiles look to each other. Contract: ParticipantNotice of openapi/schemas/profile-notices.yaml. */
import type { Participant } from "../domain/participants.ts"

/** A profile is called, looks or is rated otherwise, wherever it is held. */
export interface ParticipantEvent {
  readonly type: "ParticipantChanged"
  readonly participant: Participant
  readonly asOf: number
}
