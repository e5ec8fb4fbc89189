/** Where a listing is, and how far that is from a point. Spec §3 Location; experience: Lists and cards. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { metresPerKm, type Place, type Point } from "../../domain/locations.ts"
import { distanceKm } from "../../domain/search-places.ts"
import { unitText } from "../i18n/format.tsx"
import { Detail } from "../parts/Details.tsx"

interface PlaceLineProps {
  readonly place: Place
  readonly from: Point | null
}

interface DistanceProps {
  readonly km: number
  /** The reach of the listing around its own middle, in km. */
  readonly reach: number
}

/** Both points are known to about a kilometre, so nothing finer is said. */
const Distance = ({ km, reach }: DistanceProps): ReactElement => {
  const intl = useIntl()
  const inKm = (value: number): string => unitText(intl, Math.round(value), "kilometer")
  if (km < 1) return <FormattedMessage id="listings.place.near" />
  const values = { distance: inKm(km), reach: inKm(reach) }
  return <FormattedMessage id={km > reach ? "listings.place.away" : "listings.place.covered"} values={values} />
}

export const PlaceLine = ({ place, from }: PlaceLineProps): ReactElement => (
  <Detail as="p" icon="map-pin">
    <span>
      <span>{place.address}</span>
      {from !== null && (
        <>
          {" "}
          <span aria-hidden>·</span> <Distance km={distanceKm(from, place.point)} reach={place.radius / metresPerKm} />
        </>
      )}
    </span>
  </Detail>
)
