/** The results of this page on a map, with what is searched around. Spec §2 Search; experience: Search. */
import { useMemo, type ReactElement } from "react"
import { FormattedMessage, useIntl, type IntlShape } from "react-intl"
import { useLocation } from "wouter"
import type { ListedListing } from "../../../domain/listings.ts"
import { metresPerKm, usualRadius } from "../../../domain/locations.ts"
import type { SearchPlace } from "../../../domain/search-places.ts"
import type { SearchQuery } from "../../../domain/search.ts"
import type { SearchAnswer } from "../../../projections/search.ts"
import { useApp } from "../../app/context.tsx"
import { paths } from "../../app/paths.ts"
import { amountText } from "../../i18n/price-text.tsx"
import { LazyMap } from "../../map/LazyMap.tsx"
import type { MapPlace } from "../../map/map-shapes.ts"

interface ResultsMapProps {
  readonly query: SearchQuery
  readonly answer: SearchAnswer | undefined
  readonly active: string | null
  readonly onPoint: (key: string | null) => void
  readonly onQuery: (query: SearchQuery) => void
}

const placesOf = (intl: IntlShape, listings: readonly ListedListing[]): readonly MapPlace[] =>
  listings.flatMap(({ key, place, price: { rate } }) => {
    if (place === null) return []
    const label =
      rate === null
        ? intl.formatMessage({ id: "core.price.byAgreement" })
        : amountText(intl, rate.valueMinor, rate.currency)
    return [{ key, point: place.point, radius: place.radius, label }]
  })

/** Where only the server knows how far an area goes, no circle is drawn. */
const aroundOf = (place: SearchPlace | null) => {
  if (place === null || place.point === null) return null
  const km = place.radius ?? (place.geometryId === null ? usualRadius : null)
  return km === null ? null : { point: place.point, radius: km * metresPerKm }
}

const none: readonly ListedListing[] = []

export const ResultsMap = ({ query, answer, active, onPoint, onQuery }: ResultsMapProps): ReactElement => {
  const intl = useIntl()
  const { environment } = useApp()
  const [, navigate] = useLocation()
  const listings = answer?.listings ?? none
  const { kind, place } = query
  const places = useMemo(() => placesOf(intl, listings), [intl, listings])
  const around = useMemo(() => aroundOf(place), [place])
  const values = { kind, shown: places.length, count: answer?.count ?? 0 }
  return (
    <div className="s-map">
      <LazyMap
        label={intl.formatMessage({ id: "search.map.label" }, values)}
        styleUrl={environment.map.styleUrl}
        places={places}
        around={around}
        active={active}
        onPoint={onPoint}
        onOpen={(key) => navigate(paths.publicListing({ kind, key }))}
        onArea={({ middle, radius }) =>
          onQuery({ ...query, page: 1, place: { name: "", point: middle, geometryId: null, radius } })
        }
      />
      {values.shown < values.count && (
        <p className="s-map-hint">
          <FormattedMessage id="search.map.some" values={values} />
        </p>
      )}
    </div>
  )
}
