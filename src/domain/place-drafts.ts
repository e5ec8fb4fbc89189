/** The place of a listing in its form, and what of it has to be sent. Spec §3 Location, §5. */
import { metresPerKm, usualRadius, type Place, type Point } from "./locations.ts"

/** As form fields: texts, of which an empty address means that no place is named. */
export interface PlaceDraft {
  readonly address: string
  readonly freeFormAddress: string
  readonly geometryId: string
  readonly lat: string // degrees
  readonly lon: string
  readonly radius: string // km
}

export const emptyPlaceDraft: PlaceDraft = {
  address: "",
  freeFormAddress: "",
  geometryId: "",
  lat: "",
  lon: "",
  radius: String(usualRadius),
}

type Wanted = Omit<Place, "key" | "versionKey">

export const placeDraftOf = (place: Wanted | null): PlaceDraft =>
  place === null
    ? emptyPlaceDraft
    : {
        address: place.address,
        freeFormAddress: place.freeFormAddress,
        geometryId: place.geometryId ?? "",
        lat: String(place.point.lat),
        lon: String(place.point.lon),
        radius: String(place.radius / metresPerKm),
      }

const pointOf = ({ lat, lon }: PlaceDraft): Point | null => {
  const point = { lat: Number(lat), lon: Number(lon) }
  return lat === "" || lon === "" || Number.isNaN(point.lat) || Number.isNaN(point.lon) ? null : point
}

/** The place that a draft names, null where it names none. */
export const placeOfDraft = (draft: PlaceDraft): Wanted | null => {
  const point = pointOf(draft)
  if (draft.address === "" || point === null) return null
  return {
    address: draft.address,
    freeFormAddress: draft.freeFormAddress,
    geometryId: draft.geometryId === "" ? null : draft.geometryId,
    point,
    radius: Math.round(Number(draft.radius) * metresPerKm),
  }
}

/** The place that a change is made from, as the one who makes it has seen it. */
type Seen = Pick<Place, "key" | "versionKey">

/** The change to the place that a listing has. */
export type PlaceChange =
  | { readonly act: "add"; readonly place: Wanted }
  | ({ readonly act: "replace"; readonly place: Wanted } & Seen)
  | ({ readonly act: "remove" } & Seen)

const seen = ({ key, versionKey }: Place): Seen => ({ key, ...(versionKey !== undefined && { versionKey }) })

const isSamePlace = (one: Wanted, other: Wanted): boolean =>
  one.address === other.address &&
  one.freeFormAddress === other.freeFormAddress &&
  one.point.lat === other.point.lat &&
  one.point.lon === other.point.lon &&
  one.radius === other.radius

/**
 * Answers the change from the place that stands to the wanted one; null where address and radius are the same (spec
 * §5).
 */
export const changeOfPlace = (standing: Place | null, place: Wanted | null): PlaceChange | null => {
  if (standing === null) return place === null ? null : { act: "add", place }
  if (place === null) return { act: "remove", ...seen(standing) }
  return isSamePlace(standing, place) ? null : { act: "replace", ...seen(standing), place }
}

/** Answers the place that a change is to lead to. */
export const wantedPlace = (change: PlaceChange): Wanted | null => (change.act === "remove" ? null : change.place)

/**
 * Answers whether a change was made from the place that stands; what was changed elsewhere is not overwritten unasked
 * (E398).
 */
export const isMadeFrom = (change: PlaceChange, standing: Place | null): boolean =>
  change.act === "add"
    ? standing === null
    : change.key === standing?.key && (change.versionKey ?? standing.versionKey) === standing.versionKey
