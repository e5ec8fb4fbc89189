/** Says what a listing costs and when its work is done, in one line (experience: Lists and cards). */
import type { ReactElement } from "react"
import type { PublicListing } from "../../domain/listings.ts"
import { DateSpan } from "../i18n/format.tsx"
import { PriceText } from "../i18n/price-text.tsx"
import { Detail, Details } from "../parts/Details.tsx"

interface PriceAndDatesProps {
  readonly of: Pick<PublicListing, "kind" | "price" | "startDate" | "endDate">
}

export const PriceAndDates = ({ of: listing }: PriceAndDatesProps): ReactElement => (
  <Details>
    <span className="o-row-price">
      <PriceText price={listing.price} />
    </span>
    <Detail icon="calendar">
      <DateSpan of={listing} />
    </Detail>
  </Details>
)
