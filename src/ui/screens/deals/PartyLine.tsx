/** One side of a deal: who, in which role, and what others say of them. Spec §3 Sides; D65. */
import type { ReactElement, ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Participant } from "../../../domain/participants.ts"
import { SideText } from "../../i18n/format.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { Rating } from "../../parts/Rating.tsx"
import { reviewsOf, sideOf } from "./deal-words.ts"

interface PartyLineProps {
  readonly party: Participant
  readonly size?: 40 | 56
  readonly note?: ReactNode
}

export const PartyLine = ({ party, size = 40, note }: PartyLineProps): ReactElement => {
  const intl = useIntl()
  const { value } = party.rating
  const count = reviewsOf(party.rating)
  return (
    <div className="deals-party">
      <Avatar name={party.name} photo={party.photo} size={size} tone={sideOf(party)} />
      <div className="deals-party-words">
        <p className="deals-party-name">
          {party.name}
          {note}
        </p>
        <p className="deals-party-role">
          <SideText side={sideOf(party)} />
          <Rating
            value={value}
            count={count}
            newLabel={intl.formatMessage({ id: "core.rating.new" })}
            label={
              value === null
                ? intl.formatMessage({ id: "core.rating.new" })
                : intl.formatMessage({ id: "core.rating.value" }, { value, count })
            }
          />
        </p>
      </div>
    </div>
  )
}
