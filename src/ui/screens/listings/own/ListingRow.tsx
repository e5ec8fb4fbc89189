/** One of the own listings in its list; it re-renders alone when a hub reports it. Spec §2 `/orders`, `/offers`. */
import { memo, useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Listing, ListingKind } from "../../../../domain/listings.ts"
import { listings, ownListing } from "../../../../projections/listings.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { Anchor } from "../../../parts/Anchor.tsx"
import { Card, CardSide } from "../../../parts/Card.tsx"
import { useChosenInView } from "../../../parts/SideBySide.tsx"
import { paths } from "../../../app/paths.ts"
import { useApplicationCounts } from "../../../market/use-application-counts.ts"
import { ListingActDialog } from "./ListingActDialog.tsx"
import { ListingActMenu } from "./ListingActMenu.tsx"
import { ListingNext } from "./ListingNext.tsx"
import { ListingNumbers } from "./ListingNumbers.tsx"
import { ListingPicture } from "../../../market/ListingPicture.tsx"
import { ListingStatus } from "./ListingStatus.tsx"
import { PriceAndDates } from "../../../market/PriceAndDates.tsx"
import { useListingActs } from "./use-listing-acts.ts"

interface Standing {
  /** The listing is open beside its list. */
  readonly chosen?: boolean
  /** Of its heading. */
  readonly level?: 2 | 3
}

interface KnownProps extends Required<Standing> {
  readonly listing: Listing
}

const Known = ({ listing, chosen, level }: KnownProps): ReactElement => {
  const Heading = `h${level}` as const
  const intl = useIntl()
  const unread = useApplicationCounts(listing)?.unread ?? 0
  const acts = useListingActs(listing)
  const nameId = useId()
  const link = useChosenInView(chosen)
  return (
    <Card as="li" interactive className="o-row">
      <ListingPicture listing={listing} sizes="8rem" />
      <div className="o-row-main">
        <Heading id={nameId} className="o-row-name u-clamp-2">
          <Anchor
            ref={link}
            href={paths.listingDetails(listing)}
            className="p-card-link"
            aria-current={chosen || undefined}
          >
            {listing.name}
          </Anchor>
        </Heading>
        <PriceAndDates of={listing} />
        {listing.reason !== null && (
          <p className="o-row-reason">
            <FormattedMessage
              id="own-listings.refused"
              values={{ reason: intl.formatMessage({ id: `reasons.moderation.${listing.reason}` }) }}
            />
          </p>
        )}
        <ListingNumbers listing={listing} describedBy={nameId} />
      </div>
      <CardSide className="o-row-side">
        <div className="o-row-head">
          <ListingStatus listing={listing} />
          <ListingActMenu listing={listing} acts={acts} />
        </div>
        <ListingNext listing={listing} unread={unread} acts={acts} describedBy={nameId} />
      </CardSide>
      <ListingActDialog listing={listing} of={acts} />
    </Card>
  )
}

interface ListingRowProps extends Standing {
  readonly kind: ListingKind
  readonly listingKey: string
}

export const ListingRow = memo(
  ({ kind, listingKey: key, chosen = false, level = 2 }: ListingRowProps): ReactElement | null => {
    const listing = useReadModel(listings, ownListing, { kind, key })
    return listing === undefined ? null : <Known listing={listing} chosen={chosen} level={level} />
  },
)
ListingRow.displayName = "ListingRow"
