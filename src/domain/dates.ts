/** Calendar dates: days without a zone, as `YYYY-MM-DD`. */
import { dayMs } from "./durations.ts"

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
