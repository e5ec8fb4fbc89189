/** The rules of a listing's days. */
import { isCalendarDate } from "./dates.ts"
import { maxYearsAhead } from "./limits.ts"

export type DateRule = "required" | "invalidFormat" | "inThePast" | "endBeforeStart" | "tooFarAhead"

const plusYears = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`

export interface ListingDays {
  readonly startDate: string
  readonly endDate: string
}

/**
 * Rules that a listing's days break, given today's day. A missing end equals the start.
 *
 * @param standing the days of what is on the market already: either may be kept although it has passed (D37)
 */
export const dateRules = ({
  startDate,
  endDate,
  today,
  standing,
}: ListingDays & { readonly today: string; readonly standing?: ListingDays | undefined }): {
  readonly startDate: readonly DateRule[]
  readonly endDate: readonly DateRule[]
} => {
  const start: DateRule[] = []
  const end: DateRule[] = []
  if (startDate === "") start.push("required")
  else if (!isCalendarDate(startDate)) start.push("invalidFormat")
  else if (startDate < today && startDate !== standing?.startDate) start.push("inThePast")
  else if (startDate > plusYears(today, maxYearsAhead)) start.push("tooFarAhead")
  if (endDate !== "") {
    if (!isCalendarDate(endDate)) end.push("invalidFormat")
    else if (start.length === 0 && endDate < startDate) end.push("endBeforeStart")
    else if (start.length === 0 && endDate < today && endDate !== standing?.endDate) end.push("inThePast")
  }
  return { startDate: start, endDate: end }
}
