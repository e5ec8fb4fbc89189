/** Calendar dates of listings: days without a zone, as `YYYY-MM-DD`. D5, D37. */
import { dayMs } from "./durations.ts"
import { maxYearsAhead } from "./limits.ts"

export type DateRule = "required" | "invalidFormat" | "inThePast" | "endBeforeStart" | "tooFarAhead"

/** The beginning of a day, of UTC: days have no zone, so they are counted in one that has no summer time. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`)

/** The day of a moment, of UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Days from one to the other; negative where that was before. */
export const daysBetween = (from: string, to: string): number =>
  (startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs

/** So many days later. */
export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + days * dayMs))

/** A real day of the calendar: 2026-02-30 is not one. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false
  const start = startOfDay(text)
  return !Number.isNaN(start.getTime()) && dayOf(start) === text
}

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
