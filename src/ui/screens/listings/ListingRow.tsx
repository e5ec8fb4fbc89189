/** One of the own listings in its list; it re-renders alone when a hub tells of it. Spec §2 `/orders`, `/offers`; D41. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ListingKind } from "../../../domain/listings.ts"
import { listings, ownListing } from "../../../projections/listings.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan, Moment, PriceText } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { paths } from "../../app/paths.ts"
import { ListingPicture } from "./ListingPicture.tsx"
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
    <li className="o-row">
      <ListingPicture files={listing.files} categoryKey={listing.categoryKey} />
      <div className="o-row-main">
        <h2 className="o-row-name">
          <Anchor href={paths.listingDetails(listing)} className="o-card-link">
            {listing.name}
          </Anchor>
        </h2>
        <p className="o-row-facts">
          <span className="o-row-price">
            <PriceText price={listing.price} />
          </span>
          <span className="o-fact">
            <Icon name="calendar" size={16} />
            <DateSpan start={listing.startDate} end={listing.endDate} />
          </span>
        </p>
        {listing.reason !== null && (
          <p className="o-row-reason">
            <FormattedMessage
              id="orders.refused"
              values={{ reason: intl.formatMessage({ id: `core.moderation.${listing.reason}` }) }}
            />
          </p>
        )}
      </div>
      <div className="o-row-side">
        <ListingStatus listing={listing} />
        <p className="o-row-counts">
          {total === 0 ? (
            <span className="o-fact">
              <FormattedMessage id="orders.applications" values={{ count: total }} />
            </span>
          ) : (
            <Anchor href={paths.listingApplications(listing)} className="o-row-applications">
              <span>
                <FormattedMessage id="orders.applications" values={{ count: total }} />
              </span>
              {unread > 0 && (
                <Badge tone="accent">
                  <FormattedMessage id="orders.applications.unread" values={{ count: unread }} />
                </Badge>
              )}
            </Anchor>
          )}
          <span className="o-fact">
            <Icon name="eye" size={16} />
            <FormattedMessage id="orders.views" values={{ count: listing.views }} />
          </span>
        </p>
        <p className="o-row-when">
          <FormattedMessage
            id="orders.updated"
            values={{ when: <Moment at={listing.updatedDate} now={device.now()} /> }}
          />
        </p>
      </div>
    </li>
  )
})
ListingRow.displayName = "OrderRow"
