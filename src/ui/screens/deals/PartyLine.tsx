/** One side of a deal: who, with a link to the profile, in which role, and what others say of them. Spec §3 Sides. */
import type { ReactElement, ReactNode } from "react"
import { useIntl } from "react-intl"
import { sideOf, type Participant } from "../../../domain/participants.ts"
import { SideText } from "../../i18n/format.tsx"
import { shownName } from "../../i18n/shown-name.ts"
import { paths } from "../../app/paths.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { PersonLine } from "../../parts/PersonLine.tsx"
import { ParticipantRating } from "../../market/ParticipantRating.tsx"

interface PartyLineProps {
  readonly party: Participant
  readonly size?: 40 | 56
  readonly note?: ReactNode
}

export const PartyLine = ({ party, size = 40, note }: PartyLineProps): ReactElement => {
  const name = shownName(useIntl(), "deals.deletedUser", party.name)
  return (
    <PersonLine name={name} photo={party.photo} size={size} tone={sideOf(party)}>
      <p className="deals-party-name">
        <Anchor href={paths.profile(party)} className="p-person-link">
          {name}
        </Anchor>
        {note}
      </p>
      <p className="u-facts">
        <SideText side={sideOf(party)} />
        <ParticipantRating rating={party.rating} />
      </p>
    </PersonLine>
  )
}
