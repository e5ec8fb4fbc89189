/** Makes a search plain: bounds in order, places as circles, and an order that there is. */
import { metresPerKm, usualRadius } from "../../src/domain/locations.ts"
import { normalized } from "../../src/domain/marks.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { invalid } from "../contract/refusals.ts"
import type { Input } from "../contract/shapes.ts"
import { withChildren } from "../data/classificator.ts"
import { townWith } from "../data/gazetteer.ts"

type SearchInput = Input<"search">
type Query = SearchInput["query"]

export interface Circle {
  readonly lat: number
  readonly lon: number
  /** Metres. */
  readonly radius: number
}

export interface Place {
  readonly circle: Circle | null
  /** Listings that name this very place are there, wherever their point is. */
  readonly geometryId: string | null
}

/** In minor units of EUR, the lower first. */
export interface PriceRange {
  readonly min: number
  readonly max: number | null
}

export type SearchOrder = NonNullable<Query["SortBy.OrderBy"]>

export interface Wanted {
  readonly kind: ListingKind
  readonly term: string | null
  /** Null where any will do. */
  readonly categoryKeys: readonly string[] | null
  readonly price: PriceRange | null
  readonly place: Place | null
  readonly orderBy: SearchOrder
  readonly direction: "asc" | "desc"
}

const usualMetres = usualRadius * metresPerKm

/** A radius that was picked wins over the place's own area, and means nothing without a point (D99). */
export const placeOf = (query: Query): Place | null => {
  const { "Location.Coordinates.Lat": lat, "Location.Coordinates.Lon": lon } = query
  const { "Location.GeometryId": geometryId, "Location.Radius": radius } = query
  const point = lat === undefined || lon === undefined ? null : { lat, lon }
  if (point !== null && radius !== undefined) return { circle: { ...point, radius }, geometryId: null }
  if (geometryId === undefined) return point && { circle: { ...point, radius: usualMetres }, geometryId: null }
  const town = townWith(geometryId)
  if (town !== undefined) return { circle: { lat: town.lat, lon: town.lon, radius: town.extent }, geometryId }
  return { circle: point && { ...point, radius: usualMetres }, geometryId }
}

/** The two bounds in whichever order they came (D98). */
export const priceRangeOf = (query: Query): PriceRange | null => {
  const { "Filter.PriceMin": one, "Filter.PriceMax": other } = query
  if (one === undefined && other === undefined) return null
  const [min, max] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
  return { min: Math.round((min ?? 0) * 100), max: max === undefined ? null : Math.round(max * 100) }
}

export const kindsSearched = { orders: "Order", offers: "Offer" } as const

/** Refuses an order that makes no sense: what is recommended depends on a term, and nobody wants the worst first. */
export const wantedOf = ({ path, query }: Pick<SearchInput, "path" | "query">): Wanted => {
  const term = normalized(query.term ?? "", "NFC").trim()
  const categories = query["Filter.ClassificatorPrimaryKey"] ?? []
  const orderBy = query["SortBy.OrderBy"] ?? "UpdatedDate"
  const direction = query["SortBy.Direction"] ?? "desc"
  if (orderBy === "Recommended" && term === "") throw invalid({ "SortBy.OrderBy": ["unknownValue"] })
  if (orderBy === "Recommended" && direction === "asc") throw invalid({ "SortBy.Direction": ["unknownValue"] })
  return {
    kind: kindsSearched[path.type],
    term: term === "" ? null : term,
    categoryKeys: categories.length === 0 ? null : [...withChildren(categories)],
    price: priceRangeOf(query),
    place: placeOf(query),
    orderBy,
    direction,
  }
}
