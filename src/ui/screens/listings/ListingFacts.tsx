/** Shows what a listing is about, in rows of name and value. Spec §3 Order, Offer, Location. */
import type { ReactElement, ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { PublicListing } from "../../../domain/listings.ts"
import { placeName } from "../../../domain/locations.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan } from "../../i18n/format.tsx"
import { PriceText } from "../../i18n/price-text.tsx"
import type { MessageId } from "../../i18n/messages.ts"
import { Icon } from "../../parts/Icon.tsx"
import type { IconName } from "../../parts/icon-paths.ts"

interface FactRowProps {
  readonly icon: IconName
  readonly name: MessageId
  readonly children: ReactNode
}

const FactRow = ({ icon, name, children }: FactRowProps): ReactElement => (
  <div className="o-facts-row">
    <dt>
      <Icon name={icon} />
      <FormattedMessage id={name} />
    </dt>
    <dd>{children}</dd>
  </div>
)

interface ListingFactsProps {
  readonly listing: PublicListing
  /** Owners read the place as they gave it, others the town as its card says it (D46). */
  readonly of: "owner" | "public"
}

export const ListingFacts = ({ listing, of }: ListingFactsProps): ReactElement => {
  const category = useReadModel(classificator, categoryByKey, listing.categoryKey)
  return (
    <dl className="o-facts">
      <FactRow icon="tag" name="listings.public.price">
        <strong>
          <PriceText price={listing.price} />
        </strong>
      </FactRow>
      <FactRow icon="calendar" name="listings.public.dates">
        <DateSpan of={listing} />
      </FactRow>
      {listing.place !== null && (
        <FactRow icon="map-pin" name="listings.place.title">
          {of === "owner" ? placeName(listing.place) : listing.place.address}
        </FactRow>
      )}
      {category && (
        <FactRow icon="briefcase" name="listings.public.category">
          {category.name}
        </FactRow>
      )}
    </dl>
  )
}
