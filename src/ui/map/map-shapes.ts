/**
 * Computes for a map the circles on the globe, the view that holds everything, and the groups of what lies too close to
 * be told apart.
 */
import { radiusChoices, type Point, type Radius } from "../../domain/locations.ts"
import { distanceKm } from "../../domain/search-places.ts"

/** A place on the map: strangers know it as a circle (D46). */
export interface MapPlace {
  readonly key: string
  readonly point: Point
  /** In metres. */
  readonly radius: number
  /** The words at its middle; null for none. */
  readonly label: string | null
}

export type Position = [lon: number, lat: number]

export const positionOf = ({ lat, lon }: Point): Position => [lon, lat]

/** Of latitude; of longitude at the equator. */
const metresPerDegree = 111_320
const corners = 48

/** Answers how many degrees so many metres are, north and east; near the poles east is bounded. */
const degreesOf = (metres: number, lat: number): { readonly north: number; readonly east: number } => {
  const north = metres / metresPerDegree
  return { north, east: north / Math.max(0.05, Math.cos((lat * Math.PI) / 180)) }
}

/** A circle as a closed ring of positions. */
export const circleRing = ({ lat, lon }: Point, metres: number): Position[] => {
  const { north, east } = degreesOf(metres, lat)
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) * 2 * Math.PI) / corners
    return [lon + east * Math.sin(angle), lat + north * Math.cos(angle)]
  })
}

/** Web maps end here, north and south, as Mercator has no poles. */
const lastParallel = 85

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/** West, south, east and north of all the circles, as far as a map can show them; null for none. */
export const boundsOf = (
  circles: readonly Pick<MapPlace, "point" | "radius">[],
): [west: number, south: number, east: number, north: number] | null => {
  if (circles.length === 0) return null
  const boxes = circles.map(({ point: { lat, lon }, radius }) => {
    const { north, east } = degreesOf(radius, lat)
    return [
      within(lon - east, 180),
      within(lat - north, lastParallel),
      within(lon + east, 180),
      within(lat + north, lastParallel),
    ] as const
  })
  const most = (pick: (...values: number[]) => number, side: 0 | 1 | 2 | 3) => pick(...boxes.map((box) => box[side]))
  return [most(Math.min, 0), most(Math.min, 1), most(Math.max, 2), most(Math.max, 3)]
}

/** The smallest radius of the list that reaches from the middle of a view to both edges, or else the largest (E264). */
export const radiusOfView = (middle: Point, edges: readonly Point[]): Radius => {
  const km = Math.max(...edges.map((edge) => distanceKm(middle, edge)))
  return radiusChoices.find((radius) => radius >= km) ?? radiusChoices[radiusChoices.length - 1] ?? 200
}

interface OnScreen<Place> {
  readonly place: Place
  readonly x: number
  readonly y: number
}

/** Room that a pin takes on the screen, px. */
const pinSize = { width: 72, height: 34 }

/** Places whose pins would cover each other, together: each joins the first one that is too close to it. */
export const groupedPins = <Place>(pins: readonly OnScreen<Place>[]): readonly (readonly Place[])[] => {
  const groups: { readonly first: OnScreen<Place>; readonly places: Place[] }[] = []
  for (const pin of pins) {
    const near = groups.find(
      ({ first }) => Math.abs(first.x - pin.x) < pinSize.width && Math.abs(first.y - pin.y) < pinSize.height,
    )
    if (near === undefined) groups.push({ first: pin, places: [pin.place] })
    else near.places.push(pin.place)
  }
  return groups.map(({ places }) => places)
}
