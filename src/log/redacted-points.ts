/** Places in numbers, of which a log keeps the whole degrees. */
import type { Pseudonyms } from "./pseudonyms.ts"

/** A millionth of a degree is closer than any place is known, and so is a hundredth of the points that people search by. */
const [mostDecimals, fewestDecimals] = [6, 2]

/** Behind a pole or the date line there is no place that the app would read. */
const bounds: ReadonlySet<number> = new Set([90, 180])

/** A place somewhere within its degree, which is as wide as a county, with as many decimals: two points stay two (E262). */
export const hiddenDegrees = (degrees: number, hide: Pseudonyms): number => {
  if (bounds.has(Math.abs(degrees))) return degrees
  const [whole = "0", rest = ""] = Math.abs(degrees).toFixed(mostDecimals).split(".")
  const hidden = hide(rest.replace(/0+$/u, "").padEnd(fewestDecimals, "0"))
  const place = Number(`${degrees < 0 ? "-" : ""}${whole}.${hidden}`)
  return place === 0 ? 0 : place // addresses know no negative zero
}

/** The same of a text; one that says no degrees is hidden whole. */
export const hiddenDegreesText = (text: string, hide: Pseudonyms): string =>
  /^-?\d{1,3}(?:\.\d{1,15})?$/u.test(text) ? String(hiddenDegrees(Number(text), hide)) : hide(text)
