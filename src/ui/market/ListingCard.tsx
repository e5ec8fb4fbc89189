/** The public card of a listing: one link, with what decides whether to open it. experience: Lists and cards. */
import { memo, type ReactElement } from "react"
import type { ListedListing } from "../../domain/listings.ts"
import type { Point } from "../../domain/locations.ts"
import { categoryByKey, classificator } from "../../projections/classificator.ts"
import { useReadModel } from "../app/read-models.ts"
import { DateSpan } from "../i18n/format.tsx"
import { PriceText } from "../i18n/price-text.tsx"
import { Anchor } from "../parts/Anchor.tsx"
import { Card } from "../parts/Card.tsx"
import { paths } from "../app/paths.ts"
import { FavoriteHeart } from "./FavoriteHeart.tsx"
import { ListingPicture } from "./ListingPicture.tsx"
import { PlaceLine } from "./PlaceLine.tsx"
import { ParticipantLine } from "./ParticipantLine.tsx"

interface ListingCardProps {
  readonly listing: ListedListing
  /** The point that distances are counted from; null for none. */
  readonly from?: Point | null
  /** The first of the page's list. */
  readonly leads?: boolean
}

export const ListingCard = memo(({ listing, from = null, leads = false }: ListingCardProps): ReactElement => {
  const category = useReadModel(classificator, categoryByKey, listing.categoryKey)
  return (
    <Card as="article" interactive className="o-card">
      <ListingPicture listing={listing} leads={leads} />
      <div className="o-card-body">
        <h3 className="o-card-name u-clamp-2">
          <Anchor href={paths.publicListing(listing)} className="p-card-link">
            {listing.name}
          </Anchor>
        </h3>
        <p className="o-card-price">
          <PriceText price={listing.price} />
        </p>
        {listing.place !== null && <PlaceLine place={listing.place} from={from} />}
        <p className="o-card-quiet">
          {category && (
            <>
              <span>{category.name}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <DateSpan of={listing} />
        </p>
        <div className="o-card-foot">
          <ParticipantLine participant={listing.owner} />
        </div>
      </div>
      <FavoriteHeart listing={listing} />
    </Card>
  )
})
ListingCard.displayName = "ListingCard"
