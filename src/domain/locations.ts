/** Where a listing is carried out, and how much of it strangers may know. Spec §3 Location; D28, D46. */

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** In km, as people choose it; the wire has metres (D28). */
export const radiusChoices = [5, 10, 20, 30, 50, 100, 150, 200] as const
export const maxRadiusMetres = 200_000

/** A hundredth of a degree is about 1.1 km from north to south. */
const blurDigits = 2

// Text has no minus zero, so neither has the point.
const rounded = (degrees: number): number => Number(degrees.toFixed(blurDigits)) + 0

/** The point to about a kilometre. */
export const blurredPoint = ({ lat, lon }: Point): Point => ({ lat: rounded(lat), lon: rounded(lon) })

const postalCode = /^(?:\d{4,5}|\d{2}-\d{3})\s+/u

/**
 * The town, and what is around it, of an address such as `Ring 12, 10115 Berlin, DE`; empty when it can't be told from
 * the street.
 */
export const blurredAddress = (address: string): string => {
  const parts = address.split(",").map((part) => part.trim())
  const townAt = parts.findIndex((part) => postalCode.test(part))
  return parts
    .slice(Math.max(0, townAt))
    .map((part) => part.replace(postalCode, ""))
    .filter((part) => part !== "" && !/\d/u.test(part))
    .join(", ")
}

export interface PlaceNames {
  readonly address: string
  readonly freeFormAddress: string
}

/** Of a place's two names what strangers may know: the short one says no more than the long one, the town at least. */
export const blurredNames = ({ address, freeFormAddress }: PlaceNames): PlaceNames => {
  const long = blurredAddress(freeFormAddress)
  const short = blurredAddress(address)
  if (freeFormAddress === "") return { address: short, freeFormAddress: long }
  const parts = long.split(", ")
  const common = short.split(", ").filter((part) => parts.includes(part))
  return { address: common.join(", ") || (parts[0] ?? ""), freeFormAddress: long }
}
