/** One of the own listings in its list; it re-renders alone when a hub tells of it. Spec §2 `/orders`, `/offers`; D41. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ListingKind } from "../../../domain/listings.ts"
import { listings, ownListing } from "../../../projections/listings.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { Moment } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Card, CardSide } from "../../parts/Card.tsx"
import { Detail, Details } from "../../parts/Details.tsx"
import { paths } from "../../app/paths.ts"
import { Keepers } from "../favorites/Keepers.tsx"
import { ListingPicture } from "./ListingPicture.tsx"
import { PriceAndDates } from "./PriceAndDates.tsx"
import { ListingStatus } from "./ListingStatus.tsx"
import { useApplicationCounts } from "./application-counts.ts"

interface ListingRowProps {
  readonly kind: ListingKind
  readonly listingKey: string
}

export const ListingRow = memo(({ kind, listingKey: key }: ListingRowProps): ReactElement | null => {
  const intl = useIntl()
  const { device } = useApp()
  const listing = useReadModel(listings, ownListing, { kind, key })
  const counts = useApplicationCounts(listing)
  if (listing === undefined) return null
  const total = counts?.all ?? listing.applications
  const unread = counts?.unread ?? 0
  return (
    <Card as="li" interactive className="o-row">
      <ListingPicture files={listing.files} categoryKey={listing.categoryKey} />
      <div className="o-row-main">
        <h2 className="o-row-name u-clamp-2">
          <Anchor href={paths.listingDetails(listing)} className="p-card-link">
            {listing.name}
          </Anchor>
        </h2>
        <PriceAndDates of={listing} />
        {listing.reason !== null && (
          <p className="o-row-reason">
            <FormattedMessage
              id="listings.refused"
              values={{ reason: intl.formatMessage({ id: `core.moderation.${listing.reason}` }) }}
            />
          </p>
        )}
      </div>
      <CardSide className="o-row-side">
        <ListingStatus listing={listing} />
        <Details>
          {total === 0 ? (
            <Detail>
              <FormattedMessage id="listings.applications" values={{ count: total }} />
            </Detail>
          ) : (
            <Anchor href={paths.listingApplications(listing)} className="o-row-applications">
              <span>
                <FormattedMessage id="listings.applications" values={{ count: total }} />
              </span>
              {unread > 0 && (
                <Badge tone="accent">
                  <FormattedMessage id="listings.applications.unread" values={{ count: unread }} />
                </Badge>
              )}
            </Anchor>
          )}
          <Detail icon="eye">
            <FormattedMessage id="listings.views" values={{ count: listing.views }} />
          </Detail>
          <Keepers listingKey={key} />
        </Details>
        <p className="o-row-when">
          <FormattedMessage
            id="listings.updated"
            values={{ when: <Moment at={listing.updatedDate} now={device.now()} /> }}
          />
        </p>
      </CardSide>
    </Card>
  )
})
ListingRow.displayName = "ListingRow"
