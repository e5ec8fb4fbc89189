/** Shows how an own listing does, in numbers that lead to what they count. Spec §3 Connections summary. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { ownerSides, type Listing } from "../../../../domain/listings.ts"
import { keepersOf } from "../../../../projections/favorite-listings.ts"
import { favorites } from "../../../../projections/favorites.ts"
import { useApp } from "../../../app/context.tsx"
import { paths } from "../../../app/paths.ts"
import { useFlag, useReadModel } from "../../../app/read-models.ts"
import { Moment } from "../../../i18n/format.tsx"
import { Anchor } from "../../../parts/Anchor.tsx"
import { useRunningDeals } from "../../deals/use-running-deals.ts"
import { useApplicationCounts } from "../../../market/use-application-counts.ts"
import { dealsLink } from "./listing-deals.ts"

interface ListingNumbersProps {
  readonly listing: Listing
  /** The id of the listing's name, which tells its links from those of other rows. */
  readonly describedBy?: string
}

export const ListingNumbers = ({ listing, describedBy }: ListingNumbersProps): ReactElement => {
  const { device } = useApp()
  const hasDeals = useFlag("deals")
  const counts = useApplicationCounts(listing)
  const applied = counts?.all ?? listing.applications
  const accepted = counts?.byStatus.Accepted ?? 0 // each of them became a deal (D56)
  const running = useRunningDeals({
    profileKey: listing.owner.key,
    side: ownerSides[listing.kind],
    listingKey: listing.key,
    isWanted: accepted > 0,
  })
  const deals = dealsLink(listing, accepted, running)
  const keepers = useReadModel(favorites, keepersOf, listing.key) ?? 0
  return (
    <ul className="o-numbers">
      <li>
        {applied === 0 ? (
          <FormattedMessage id="listings.applications" values={{ count: applied }} />
        ) : (
          <Anchor href={paths.listingApplications(listing)} aria-describedby={describedBy}>
            <FormattedMessage id="listings.applications" values={{ count: applied }} />
          </Anchor>
        )}
      </li>
      {hasDeals && accepted > 0 && (
        <li>
          <Anchor href={deals.href} aria-describedby={describedBy}>
            <FormattedMessage
              id={deals.isAll ? "own-listings.deals.among" : "own-listings.deals"}
              values={{ count: accepted }}
            />
          </Anchor>
        </li>
      )}
      {keepers > 0 && (
        <li>
          <FormattedMessage id="own-listings.keepers" values={{ count: keepers }} />
        </li>
      )}
      {listing.views > 0 && (
        <li>
          <FormattedMessage id="listings.views" values={{ count: listing.views }} />
        </li>
      )}
      <li>
        <FormattedMessage
          id="listings.updated"
          values={{ when: <Moment at={listing.updatedDate} now={device.now()} /> }}
        />
      </li>
    </ul>
  )
}
