/** A listing's status as a badge. experience: Lists and cards. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Listing } from "../../../domain/listings.ts"
import { Badge } from "../../parts/Badge.tsx"
import { statusWords } from "./listing-words.ts"

export const ListingStatus = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const { badge, tone } = statusWords(listing)
  return (
    <Badge tone={tone}>
      <FormattedMessage id={badge} />
    </Badge>
  )
}
