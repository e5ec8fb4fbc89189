/** Who it is, in one line: face, name, and rating or "New". Spec §3 Sides; D65. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Participant } from "../../../domain/participants.ts"
import { Avatar } from "../../parts/Avatar.tsx"
import { Rating } from "../../parts/Rating.tsx"

interface ParticipantLineProps {
  readonly participant: Participant
  readonly size?: 32 | 40 | 56
}

export const ParticipantLine = ({ participant, size = 32 }: ParticipantLineProps): ReactElement => {
  const intl = useIntl()
  const { name, photo, type, rating } = participant
  const count = rating.counts.reduce((sum, one) => sum + one, 0)
  return (
    <div className="o-person">
      <Avatar name={name} photo={photo} size={size} tone={type === "Customer" ? "customer" : "executant"} />
      <div className="o-person-words">
        <span className="o-person-name">{name}</span>
        <Rating
          value={rating.value}
          count={count}
          newLabel={intl.formatMessage({ id: "core.rating.new" })}
          label={intl.formatMessage({ id: "core.rating.value" }, { value: rating.value ?? 0, count })}
        />
      </div>
    </div>
  )
}
