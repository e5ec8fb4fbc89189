/** The public card of a listing: one link, with what decides whether to open it. experience: Lists and cards. */
import { memo, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ListedListing } from "../../../domain/listings.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan, Moment, PriceText } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Card } from "../../parts/Card.tsx"
import { Detail } from "../../parts/Details.tsx"
import { paths } from "../../app/paths.ts"
import { ListingPicture } from "./ListingPicture.tsx"
import { ParticipantLine } from "./ParticipantLine.tsx"

export const ListingCard = memo(({ listing }: { readonly listing: ListedListing }): ReactElement => {
  const { device } = useApp()
  const category = useReadModel(classificator, categoryByKey, listing.categoryKey)
  return (
    <Card as="article" interactive className="o-card">
      <ListingPicture files={listing.files} categoryKey={listing.categoryKey} />
      <div className="o-card-body">
        {category && <p className="o-card-category">{category.name}</p>}
        <h3 className="o-card-name u-clamp-2">
          <Anchor href={paths.publicListing(listing)} className="p-card-link">
            {listing.name}
          </Anchor>
        </h3>
        <p className="o-card-price">
          <PriceText price={listing.price} />
        </p>
        <Detail as="p" icon="calendar">
          <DateSpan start={listing.startDate} end={listing.endDate} />
        </Detail>
        <div className="o-card-foot">
          <ParticipantLine participant={listing.owner} />
          <p className="o-card-counts">
            <FormattedMessage id="listings.applications" values={{ count: listing.applications }} />
            <span aria-hidden>·</span>
            <Moment at={listing.updatedDate} now={device.now()} />
          </p>
        </div>
      </div>
    </Card>
  )
})
ListingCard.displayName = "ListingCard"
