/** Shows a participant in one line: face, name, which may lead to the profile, and rating or "New". Spec §3 Sides. */
import type { ReactElement } from "react"
import { sideOf, type Participant } from "../../domain/participants.ts"
import { paths } from "../app/paths.ts"
import { Anchor } from "../parts/Anchor.tsx"
import { PersonLine } from "../parts/PersonLine.tsx"
import { ParticipantRating } from "./ParticipantRating.tsx"

interface ParticipantLineProps {
  readonly participant: Participant
  readonly size?: 32 | 40 | 56
  readonly linked?: boolean // not where all of a card is one link
}

export const ParticipantLine = ({ participant, size = 32, linked = false }: ParticipantLineProps): ReactElement => (
  <PersonLine name={participant.name} photo={participant.photo} size={size} tone={sideOf(participant)}>
    {linked ? (
      <Anchor href={paths.profile(participant)} className="p-person-link">
        <span className="o-person-name" title={participant.name}>
          {participant.name}
        </span>
      </Anchor>
    ) : (
      <span className="o-person-name" title={participant.name}>
        {participant.name}
      </span>
    )}
    <ParticipantRating rating={participant.rating} />
  </PersonLine>
)
