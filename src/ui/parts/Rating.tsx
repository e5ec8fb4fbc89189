/** A star, the average and the count of ratings; "new" where there are none (experience: Lists and cards). */
import type { ReactElement } from "react"
import { FormattedNumber } from "react-intl"
import { Icon } from "./Icon.tsx"

export interface RatingProps {
  readonly value: number | null
  readonly count: number
  readonly newLabel: string
  readonly label: string // the sentence for screen readers
}

export const Rating = ({ value, count, newLabel, label }: RatingProps): ReactElement =>
  value === null || count === 0 ? (
    <span className="p-rating" data-new>
      {newLabel}
    </span>
  ) : (
    <span className="p-rating">
      <Icon name="star" size={16} filled />
      <span aria-hidden>
        <b>
          <FormattedNumber value={value} minimumFractionDigits={1} maximumFractionDigits={1} />
        </b>{" "}
        <FormattedNumber value={count}>{(number) => <span>{`(${String(number)})`}</span>}</FormattedNumber>
      </span>
      <span className="p-hidden">{label}</span>
    </span>
  )
