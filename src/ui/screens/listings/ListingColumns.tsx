/** A listing's pictures and words, with its facts and acts beside them. experience: Layout, A listing. */
import type { ReactElement, ReactNode } from "react"
import { useIntl } from "react-intl"
import type { PublicListing } from "../../../domain/listings.ts"
import { Card } from "../../parts/Card.tsx"
import { galleryOf } from "../../market/shown-files.ts"
import { ListingAbout } from "./ListingAbout.tsx"
import { ListingFacts } from "./ListingFacts.tsx"
import { ListingGallery } from "../../files/ListingGallery.tsx"
import { PlaceOnMap } from "./PlaceOnMap.tsx"

interface ListingColumnsProps {
  readonly listing: PublicListing
  readonly of: "owner" | "public"
  /** Below the facts, in their card. */
  readonly acts: ReactNode
  /** Below that card. */
  readonly children?: ReactNode
}

export const ListingColumns = ({ listing, of, acts, children }: ListingColumnsProps): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-beside o-page" data-of={of}>
      <ListingGallery name={listing.name} pictures={galleryOf(listing.files)} />
      <div className="l-stack o-main" data-gap="8">
        <ListingAbout listing={listing} />
        {of === "public" && listing.place !== null && <PlaceOnMap place={listing.place} />}
      </div>
      <aside className="l-stack o-box" data-gap="6" aria-label={intl.formatMessage({ id: "listings.public.facts" })}>
        <Card className="o-panel">
          <ListingFacts listing={listing} of={of} />
          {acts}
        </Card>
        {children}
      </aside>
    </div>
  )
}
