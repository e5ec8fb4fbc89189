/**
 * Places on a map, each as a circle, since more is not known of them. The list beside it says and does the same, so
 * keys and screen readers may pass it by. experience: Search, Accessibility.
 */
import { useEffect, useId, useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Button } from "../parts/Button.tsx"
import { IconButton } from "../parts/IconButton.tsx"
import { Note } from "../parts/Note.tsx"
import { SkipLink } from "../parts/SkipLink.tsx"
import { drawMap, type Area, type DrawnMap } from "./drawn-map.ts"
import type { MapPlace } from "./map-shapes.ts"

export interface MapViewProps {
  readonly label: string
  /** A style of the operator's; null for our own outlines. */
  readonly styleUrl: string | null
  readonly places: readonly MapPlace[]
  /** The circle that is searched. */
  readonly around?: Pick<MapPlace, "point" | "radius"> | null
  /** The place that something else points at. */
  readonly active?: string | null
  readonly onPoint?: ((key: string | null) => void) | undefined
  readonly onOpen?: ((key: string) => void) | undefined
  readonly onArea?: ((area: Area) => void) | undefined
}

const isDark = "(prefers-color-scheme: dark)"

/** Grows with each change of the device's scheme: a canvas does not change its colours by itself. */
const useSchemeChanges = (): number => {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const list = window.matchMedia(isDark)
    const changed = (): void => setChanges((count) => count + 1)
    list.addEventListener("change", changed)
    return () => list.removeEventListener("change", changed)
  }, [])
  return changes
}

const Canvas = ({
  label,
  styleUrl,
  places,
  around = null,
  active = null,
  onPoint,
  onOpen,
  onArea,
}: MapViewProps): ReactElement => {
  const afterId = useId()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "map.canvas" })
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<DrawnMap | null>(null)
  const [trouble, setTrouble] = useState<"none" | "partly" | "undrawable">("none")
  const [area, setArea] = useState<Area | null>(null)
  const latest = useRef({ onPoint, onOpen })
  useEffect(() => {
    latest.current = { onPoint, onOpen }
  })

  useEffect(() => {
    if (container.current === null) return undefined
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    try {
      const drawn = drawMap(
        container.current,
        { styleUrl, title, isStill },
        {
          onPoint: (key) => latest.current.onPoint?.(key),
          onOpen: (key) => latest.current.onOpen?.(key),
          onMoved: setArea,
          onTrouble: () => setTrouble("partly"),
        },
      )
      setMap(drawn)
      return () => drawn.close()
    } catch {
      setTrouble("undrawable")
      return undefined
    }
  }, [styleUrl, title])

  useEffect(() => map?.show(places, around), [map, places, around])
  useEffect(() => map?.activate(active), [map, active])

  const shown = places.map(({ key }) => key).join()
  const fittedFor = useRef<string | null>(null)
  useEffect(() => {
    if (map === null) return
    // A person who asked for this very part of the map keeps looking at it.
    if (fittedFor.current !== "asked") map.fit()
    fittedFor.current = shown
  }, [map, shown])

  if (trouble === "undrawable")
    return (
      <Note tone="blue" title={<FormattedMessage id="map.undrawable" />}>
        <FormattedMessage id="map.undrawable.hint" />
      </Note>
    )
  return (
    <section className="m-map" aria-label={label}>
      <SkipLink href={`#${afterId}`}>
        <FormattedMessage id="map.skip" />
      </SkipLink>
      <div ref={container} className="m-canvas" />
      <div className="m-zoom">
        <IconButton
          icon="plus"
          kind="outline"
          label={intl.formatMessage({ id: "map.zoomIn" })}
          onClick={() => map?.zoom(1)}
        />
        <IconButton
          icon="minus"
          kind="outline"
          label={intl.formatMessage({ id: "map.zoomOut" })}
          onClick={() => map?.zoom(-1)}
        />
      </div>
      {onArea !== undefined && area !== null && (
        <div className="m-area">
          <Button
            icon="search"
            size="small"
            onClick={() => {
              fittedFor.current = "asked"
              setArea(null)
              onArea(area)
            }}
          >
            <FormattedMessage id="map.searchHere" />
          </Button>
        </div>
      )}
      {trouble === "partly" && (
        <output className="m-trouble">
          <FormattedMessage id="map.partly" />
        </output>
      )}
      <span id={afterId} tabIndex={-1} />
    </section>
  )
}

/** Drawn anew when the device's scheme changes. */
export const MapView = (props: MapViewProps): ReactElement => <Canvas key={useSchemeChanges()} {...props} />
