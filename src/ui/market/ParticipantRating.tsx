/** Shows a profile's rating, or "New". */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { reviewsOf, type Rating as Rated } from "../../domain/participants.ts"
import { Rating } from "../parts/Rating.tsx"

/** `rating` is null while it isn't known, which is shown as "New", too. */
export const ParticipantRating = ({ rating }: { readonly rating: Rated | null }): ReactElement => {
  const intl = useIntl()
  const value = rating?.value ?? null
  const count = rating === null ? 0 : reviewsOf(rating)
  return (
    <Rating
      value={value}
      count={count}
      newLabel={intl.formatMessage({ id: "core.rating.new" })}
      label={intl.formatMessage({ id: "core.rating.value" }, { value: value ?? 0, count })}
    />
  )
}
