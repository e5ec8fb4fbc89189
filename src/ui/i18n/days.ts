/** Days in words, for lists that are in the order of time. experience: Languages and numbers. */
import type { IntlShape } from "react-intl"

const dayMs = 24 * 60 * 60 * 1000

/** In the person's own zone: two moments of one day give the same word. */
export const localDay = (moment: string | number): string => new Date(moment).toDateString()

const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0)

/**
 * How many midnights lie between, in the person's own zone; days on which the clock is changed count like any other.
 */
export const daysBetween = (from: number, to: number): number => Math.round((midnight(to) - midnight(from)) / dayMs)

/** "Today", "Yesterday", else the day by its name, with the year when it is another one. `now` is in ms. */
export const dayText = (intl: IntlShape, at: string, now: number): string => {
  if (localDay(at) === localDay(now)) return intl.formatMessage({ id: "core.today" })
  if (localDay(at) === localDay(now - dayMs)) return intl.formatMessage({ id: "core.yesterday" })
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return intl.formatDate(at, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  })
}

/** When something last happened, in as few letters as say it: the time today, else the day. */
export const shortMoment = (intl: IntlShape, at: string, now: number): string => {
  if (localDay(at) === localDay(now)) return intl.formatTime(at)
  if (now - Date.parse(at) < 6 * dayMs) return intl.formatDate(at, { weekday: "short" })
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return intl.formatDate(at, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "2-digit" }) })
}
