/** Facts that set applicants apart, worked out from what everybody may see of them. experience: Own lists. */
import type { ListedListing } from "./listings.ts"
import type { Point } from "./locations.ts"
import type { Price, Rate } from "./prices.ts"
import { distanceKm } from "./search-places.ts"

/** Nobody reads more columns than this of a comparison. */
export const mostCompared = 4
export const fewestCompared = 2

/** The range of somebody's prices, in one unit and currency, so that its ends can be compared. */
export interface PriceLevel {
  readonly low: Rate
  readonly high: Rate
}

/** The listing that the applicants have applied to. */
interface Wanted {
  readonly price: Price
  readonly categoryKey: string
}

type Offer = Pick<ListedListing, "price" | "categoryKey" | "place">

const isAlike = (one: Rate, other: Rate): boolean => one.unit === other.unit && one.currency === other.currency

/** Of offers in the category that is wanted, where there are any; else of all. */
const ratesOf = (offers: readonly Offer[], { categoryKey }: Wanted): readonly Rate[] => {
  const ofCategory = offers.filter((offer) => offer.categoryKey === categoryKey)
  return (ofCategory.length === 0 ? offers : ofCategory).flatMap(({ price }) => price.rate ?? [])
}

/** Null where no price is named; in unit and currency of what is wanted if possible, else in those used most. */
export const priceLevel = (offers: readonly Offer[], wanted: Wanted): PriceLevel | null => {
  const rates = ratesOf(offers, wanted)
  const alike = (to: Rate): readonly Rate[] => rates.filter((rate) => isAlike(rate, to))
  const { rate } = wanted.price
  const fitting = rate === null ? [] : alike(rate)
  const most = rates.map(alike).reduce<readonly Rate[]>((a, b) => (b.length > a.length ? b : a), [])
  const [first, ...others] = fitting.length > 0 ? fitting : most
  if (first === undefined) return null
  return {
    low: others.reduce((a, b) => (b.valueMinor < a.valueMinor ? b : a), first),
    high: others.reduce((a, b) => (b.valueMinor > a.valueMinor ? b : a), first),
  }
}

/** Km to the nearest place where somebody offers services; null where no place is known. */
export const nearestKm = (offers: readonly Offer[], from: Point | null): number | null => {
  if (from === null) return null
  const distances = offers.flatMap(({ place }) => (place === null ? [] : [distanceKm(from, place.point)]))
  return distances.length === 0 ? null : Math.min(...distances)
}
