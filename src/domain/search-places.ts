/** The place of a search: a point or an area by name, and how far around it. Spec §2 Search, §5. */
import { withParameters, type AddressParameters } from "./address-parameters.ts"
import { seenLine } from "./graphemes.ts"
import { textLimits } from "./limits.ts"
import { blurredPoint, radiusChoices, type Point, type Radius } from "./locations.ts"

export interface SearchPlace {
  /** The name as it was found; empty where only the point is known. */
  readonly name: string
  /** To about a kilometre, as an address is shared. Without one there is a geometryId. */
  readonly point: Point | null
  /** Names the place's own area, which counts until a radius is picked (D99). */
  readonly geometryId: string | null
  /** In km; null without a point, and until one is picked. */
  readonly radius: Radius | null
}

const degrees = (text: string | null, most: number): number | null => {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,15})?$/u.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}

const pointOf = (params: AddressParameters): Point | null => {
  const lat = degrees(params.get("lat"), 90)
  const lon = degrees(params.get("lon"), 180)
  return lat === null || lon === null ? null : blurredPoint({ lat, lon })
}

const nameOf = (text: string | null): string =>
  [...seenLine(text ?? "")].slice(0, textLimits.address.max).join("").trim()

/** The contract's own bounds, and nothing that an address bar would change. */
const geometryIdOf = (text: string | null): string | null => (/^[\x21-\x7E]{1,100}$/u.test(text ?? "") ? text : null)

/** A name or a radius without a point or an area says nothing (D99). */
export const searchPlace = (params: AddressParameters): SearchPlace | null => {
  const point = pointOf(params)
  const geometryId = geometryIdOf(params.get("geometryId"))
  if (point === null && geometryId === null) return null
  const radius = radiusChoices.find((km) => String(km) === params.get("radius"))
  return { name: nameOf(params.get("location")), point, geometryId, radius: point === null ? null : (radius ?? null) }
}

export const searchPlaceParams = ({ name, point, geometryId, radius }: SearchPlace): URLSearchParams =>
  withParameters({
    ...(point !== null && { lat: String(point.lat), lon: String(point.lon) }),
    ...(geometryId !== null && { geometryId }),
    ...(name !== "" && { location: name }),
    ...(radius !== null && { radius: String(radius) }),
  })

const earthRadiusKm = 6_371

const radians = (angle: number): number => (angle * Math.PI) / 180

/** Km from one point to another, as the crow flies. */
export const distanceKm = (one: Point, other: Point): number => {
  const [lat, lon] = [radians(other.lat - one.lat), radians(other.lon - one.lon)]
  const half =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lon / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
