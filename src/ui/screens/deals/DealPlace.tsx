/** Where a deal is carried out, to the house, and the way to a street map; only its parties read it. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { placeName, type Place } from "../../../domain/locations.ts"
import { mapLink } from "../../map/map-link.ts"

export const DealPlace = ({ place }: { readonly place: Place }): ReactElement => (
  <span className="deals-place">
    <span dir="auto">{placeName(place)}</span>
    <a href={mapLink(place.point)} target="_blank" rel="noreferrer">
      <FormattedMessage id="deals.deal.place.map" />
    </a>
  </span>
)
