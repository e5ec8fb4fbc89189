/** Where a listing is carried out, how a place is found, and how much of it strangers may know. Spec §3 Location. */
import { seenLine } from "./graphemes.ts"
import { textLimits } from "./limits.ts"

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** The reasons why a device does not say where it is. */
/** The mobile app is allowed to by the device, a page by its browser. */
export type NoPosition = "denied" | "deniedToApp" | "unknown" | "timeout"

/** A place that the address search found. */
export interface FoundAddress {
  readonly key: string
  readonly address: string
  readonly freeFormAddress: string // with region and country
  readonly geometryId: string | null // of its area in a search
  readonly point: Point
}

/** Addresses are looked for in these countries (spec §7, §9). */
export const addressCountries = ["DE", "PL"] as const
export type AddressCountry = (typeof addressCountries)[number]

/** Answers the text to search addresses by; empty while too little is typed (D101). */
export const addressTerm = (typed: string): string => {
  const { min, max } = textLimits.searchTerm
  const term = seenLine(typed.slice(0, 4 * max))
    .slice(0, max)
    .trim()
  return term.length < min ? "" : term
}

/** Answers those of the addresses found for the beginning of a text that its rest fits as well. */
export const stillFitting = (addresses: readonly FoundAddress[], text: string): readonly FoundAddress[] =>
  addresses.filter(({ freeFormAddress }) => freeFormAddress.toLowerCase().startsWith(text.toLowerCase()))

/** In km, as people choose it; the wire has metres (D28). */
export const radiusChoices = [5, 10, 20, 30, 50, 100, 150, 200] as const
export type Radius = (typeof radiusChoices)[number]

/** Km around a place for which none was picked (D27). */
export const usualRadius: Radius = 30

export const metresPerKm = 1_000
export const maxRadiusMetres = 200 * metresPerKm

/** A hundredth of a degree is about 1.1 km from north to south; the database's function `blurred` has the same step. */
const blurSteps = 100

/**
 * Rounds what the number is written as, half away from zero, as the database does: `1.005` is a little less in binary.
 * Text has no minus zero, so neither has the point.
 */
const rounded = (degrees: number): number =>
  (Math.sign(degrees) * Math.round(Number((Math.abs(degrees) * blurSteps).toPrecision(14)))) / blurSteps + 0

/** The point to about a kilometre. */
export const blurredPoint = ({ lat, lon }: Point): Point => ({ lat: rounded(lat), lon: rounded(lon) })

const postalCode = /^(?:\d{4,5}|\d{2}-\d{3})\s+/u

/**
 * The town, and what is around it, of an address such as `Ring 12, 10115 Berlin, DE`; empty when it can't be read from
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

/** The name that says most. */
export const placeName = ({ address, freeFormAddress }: PlaceNames): string =>
  freeFormAddress === "" ? address : freeFormAddress

/** Where a listing is carried out: its owner's words and point, or what strangers may know of them (D46). */
export interface Place extends PlaceNames {
  readonly key: string
  /** The wording of the place (E398); strangers learn none. */
  readonly versionKey?: string
  readonly geometryId: string | null
  readonly point: Point
  /** The reach around the point, in metres. */
  readonly radius: number
}

/** Of a place's two names what strangers may know: the short one says no more than the long one, the town at least. */
export const blurredNames = ({ address, freeFormAddress }: PlaceNames): PlaceNames => {
  const long = blurredAddress(freeFormAddress)
  const short = blurredAddress(address)
  if (freeFormAddress === "") return { address: short, freeFormAddress: long }
  const [town = "", ...rest] = long.split(", ")
  const known = new Set([town, ...rest])
  const common = short.split(", ").filter((part) => known.has(part))
  return { address: common.join(", ") || town, freeFormAddress: long }
}
