/** Who it is, in one line: face, name, and rating or "New". Spec §3 Sides; D65. */
import type { ReactElement } from "react"
import { sideOf, type Participant } from "../../../domain/participants.ts"
import { PersonLine } from "../../parts/PersonLine.tsx"
import { ParticipantRating } from "../profiles/ParticipantRating.tsx"

interface ParticipantLineProps {
  readonly participant: Participant
  readonly size?: 32 | 40 | 56
}

export const ParticipantLine = ({ participant, size = 32 }: ParticipantLineProps): ReactElement => (
  <PersonLine name={participant.name} photo={participant.photo} size={size} tone={sideOf(participant)}>
    <span className="o-person-name">{participant.name}</span>
    <ParticipantRating rating={participant.rating} />
  </PersonLine>
)
