/** A listing's status as a badge, and another one when it ends soon. experience: Lists and cards. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { daysToEnd } from "../../../../domain/listing-expiry.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { useApp } from "../../../app/context.tsx"
import { Badge } from "../../../parts/Badge.tsx"
import { statusWords } from "../listing-words.ts"

export const ListingStatus = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const { device } = useApp()
  const { badge, tone } = statusWords(listing)
  const days = daysToEnd(listing, device.today())
  return (
    <span className="o-status">
      <Badge tone={tone}>
        <FormattedMessage id={badge} />
      </Badge>
      {days !== null && (
        <Badge tone="yellow" icon="clock">
          <FormattedMessage id="own-listings.endsIn" values={{ days }} />
        </Badge>
      )}
    </span>
  )
}
