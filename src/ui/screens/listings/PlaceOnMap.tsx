/**
 * Where a listing is: the town in words, and the circle that strangers may know, on a map once it is seen. experience:
 * A listing.
 */
import { useEffect, useMemo, useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { metresPerKm, placeName, type Place } from "../../../domain/locations.ts"
import { useApp } from "../../app/context.tsx"
import { LazyMap } from "../../map/LazyMap.tsx"
import { Icon } from "../../parts/Icon.tsx"

/** Answers whether a part of the page has come near the window: its map's code is fetched then. */
const useSeen = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (ref.current === null) return undefined
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])
  return { ref, isSeen }
}

export const PlaceOnMap = ({ place }: { readonly place: Place }): ReactElement => {
  const intl = useIntl()
  const { environment } = useApp()
  const { ref, isSeen } = useSeen()
  const { key, point, radius } = place
  const places = useMemo(() => [{ key, point, radius, label: null }], [key, point, radius])
  const name = placeName(place)
  const km = Math.round(radius / metresPerKm)
  return (
    <section className="o-section" aria-labelledby="listing-place">
      <h2 id="listing-place">
        <FormattedMessage id="listings.place.title" />
      </h2>
      <p>
        <span>{name}</span>
        {km > 0 && (
          <>
            {" "}
            <span aria-hidden>·</span> <FormattedMessage id="listings.place.around" values={{ km }} />
          </>
        )}
      </p>
      <div ref={ref} className="o-map">
        <Icon name="map-pin" size={32} />
        {isSeen && (
          <LazyMap
            label={intl.formatMessage({ id: "listings.place.map" }, { name })}
            styleUrl={environment.map.styleUrl}
            places={places}
          />
        )}
      </div>
      <p className="o-small">
        <FormattedMessage id="listings.place.blurred" />
      </p>
    </section>
  )
}
