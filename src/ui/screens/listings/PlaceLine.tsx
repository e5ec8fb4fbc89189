/** Where a listing is, and how far that is from a point. Spec §3 Location; D46; experience: Lists and cards. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Place, Point } from "../../../domain/locations.ts"
import { distanceKm } from "../../../domain/search-places.ts"
import { Detail } from "../../parts/Details.tsx"

interface PlaceLineProps {
  readonly place: Place
  readonly from: Point | null
}

/** Both points are known to about a kilometre, so nothing finer is said. */
const Distance = ({ km }: { readonly km: number }): ReactElement => {
  const { formatNumber } = useIntl()
  if (km < 1) return <FormattedMessage id="listings.place.near" />
  const distance = formatNumber(Math.round(km), { style: "unit", unit: "kilometer" })
  return <FormattedMessage id="listings.place.away" values={{ distance }} />
}

export const PlaceLine = ({ place, from }: PlaceLineProps): ReactElement => (
  <Detail as="p" icon="map-pin">
    <span>
      {place.address}
      {from !== null && (
        <>
          <span aria-hidden> · </span>
          <Distance km={distanceKm(from, place.point)} />
        </>
      )}
    </span>
  </Detail>
)
