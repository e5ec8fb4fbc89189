/** A map that draws places: what MapView hands it, and what it reports of the person's doing. */
import { Map as LibreMap, Marker, setWorkerUrl, type GeoJSONSource } from "maplibre-gl"
import { metresPerKm, type Point, type Radius } from "../../domain/locations.ts"
import { boundsOf, circleRing, groupedPins, positionOf, radiusOfView, type MapPlace } from "./map-shapes.ts"
import { circleLayers, coloursAt, ownStyle } from "./map-style.ts"

export interface Area {
  readonly middle: Point
  readonly radius: Radius
}

export interface MapEvents {
  readonly onPoint: (key: string | null) => void
  readonly onOpen: (key: string) => void
  /** The person moved the map to here. */
  readonly onMoved: (area: Area) => void
  readonly onTrouble: () => void
}

export interface DrawnMap {
  readonly show: (places: readonly MapPlace[], around: Pick<MapPlace, "point" | "radius"> | null) => void
  readonly fit: () => void
  readonly activate: (key: string | null) => void
  readonly zoom: (by: 1 | -1) => void
  readonly close: () => void
}

/** The view where nothing else says where to look: both countries. */
const everywhere: [number, number, number, number] = [5.9, 47.3, 24.1, 54.9]
/** Nothing is drawn beyond (scripts/build/map-files.mjs). */
const drawn: [number, number, number, number] = [-11, 37, 42, 66]
const closest = 12

const featuresOf = (places: readonly Pick<MapPlace, "point" | "radius">[], isActive: (index: number) => boolean) => ({
  type: "FeatureCollection" as const,
  features: places.map(({ point, radius }, index) => ({
    type: "Feature" as const,
    properties: { isActive: isActive(index) },
    geometry: { type: "Polygon" as const, coordinates: [circleRing(point, Math.max(radius, metresPerKm))] },
  })),
})

/** Throws where the browser can't draw. */
export const drawMap = (
  container: HTMLElement,
  { styleUrl, title, isStill }: { readonly styleUrl: string | null; readonly title: string; readonly isStill: boolean },
  events: MapEvents,
): DrawnMap => {
  setWorkerUrl(process.env["MAP_WORKER"] ?? "")
  const colours = coloursAt(container)
  const map = new LibreMap({
    container,
    style: styleUrl ?? ownStyle(colours),
    bounds: everywhere,
    maxZoom: 14,
    maxBounds: drawn,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    fadeDuration: isStill ? 0 : 200,
    locale: { "Map.Title": title },
  })
  map.touchZoomRotate.disableRotation()
  let places: readonly MapPlace[] = []
  let around: Pick<MapPlace, "point" | "radius"> | null = null
  let active: string | null = null
  let byButton = false
  let markers: readonly { readonly marker: Marker; readonly keys: readonly string[] }[] = []

  const drawCircles = (): void => {
    const circles = map.getSource<GeoJSONSource>("circles")
    if (circles === undefined) return
    void circles.setData(featuresOf(places, (index) => places[index]?.key === active))
    void map.getSource<GeoJSONSource>("around")?.setData(featuresOf(around === null ? [] : [around], () => false))
  }

  const markActive = (): void => {
    for (const { marker, keys } of markers)
      marker.getElement().toggleAttribute("data-active", active !== null && keys.includes(active))
  }

  const boundsFit = (of: readonly Pick<MapPlace, "point" | "radius">[]): void => {
    const bounds = boundsOf(of)
    if (bounds !== null) map.fitBounds(bounds, { padding: 40, maxZoom: closest, animate: !isStill, duration: 500 })
  }

  /** A pin is for pointers: what it says and does is in the list, too, so keys and readers pass it by. */
  const pin = (group: readonly MapPlace[], label: string): Marker => {
    const element = document.createElement("button")
    const [first] = group
    element.type = "button"
    element.tabIndex = -1
    element.ariaHidden = "true"
    element.className = "m-pin"
    element.textContent = label
    if (group.length > 1) element.dataset["many"] = ""
    element.addEventListener("pointerenter", () => events.onPoint(first?.key ?? null))
    element.addEventListener("pointerleave", () => events.onPoint(null))
    element.addEventListener("click", (event) => {
      event.stopPropagation()
      if (first === undefined) return
      if (group.length === 1) events.onOpen(first.key)
      else if (map.getZoom() < closest - 1) boundsFit(group.map((one) => ({ ...one, radius: 0 })))
      else events.onOpen(first.key)
    })
    return new Marker({ element, anchor: "center" })
      .setLngLat(positionOf(first?.point ?? { lat: 0, lon: 0 }))
      .addTo(map)
  }

  const drawPins = (): void => {
    for (const { marker } of markers) marker.remove()
    const pinned = places.filter(({ label }) => label !== null)
    const onScreen = pinned.map((place) => ({ place, ...map.project(positionOf(place.point)) }))
    markers = groupedPins(onScreen).map((group) => ({
      marker: pin(group, group.length > 1 ? String(group.length) : (group[0]?.label ?? "")),
      keys: group.map(({ key }) => key),
    }))
    markActive()
  }

  map.on("load", () => {
    map.addSource("around", { type: "geojson", data: featuresOf([], () => false) })
    map.addSource("circles", { type: "geojson", data: featuresOf([], () => false) })
    for (const layer of circleLayers(colours)) map.addLayer(layer)
    drawCircles()
  })
  map.on("zoomend", drawPins)
  map.on("error", events.onTrouble)
  map.on("moveend", ({ originalEvent }) => {
    const isAsked = originalEvent !== undefined || byButton
    byButton = false
    if (!isAsked) return
    const { lng, lat } = map.getCenter()
    const bounds = map.getBounds()
    const middle = { lat, lon: lng }
    const edges = [
      { lat, lon: bounds.getEast() },
      { lat: bounds.getNorth(), lon: lng },
    ]
    events.onMoved({ middle, radius: radiusOfView(middle, edges) })
  })

  return {
    show: (wanted, circle) => {
      places = wanted
      around = circle
      drawCircles()
      drawPins()
    },
    fit: () => boundsFit(around === null ? places : [...places, around]),
    activate: (key) => {
      active = key
      drawCircles()
      markActive()
    },
    zoom: (by) => {
      byButton = true
      if (by === 1) map.zoomIn()
      else map.zoomOut()
    },
    close: () => map.remove(),
  }
}
