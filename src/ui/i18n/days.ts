/** Dates in words, for lists in the order of time. experience: Languages and numbers. */
import type { IntlShape } from "react-intl"
import { dayMs } from "../../domain/durations.ts"

/** The date in the person's time zone, for comparison. */
export const localDay = (moment: string | number): string => new Date(moment).toDateString()

/** The zone of the server's picture, which knows no device's; none for the person's own. */
export type Zone = "UTC" | undefined

const midnight = (moment: number, zone: Zone): number =>
  zone === "UTC" ? Math.floor(moment / dayMs) * dayMs : new Date(moment).setHours(0, 0, 0, 0)

/** Midnights between two moments; correct across changes to and from daylight saving time. */
export const daysBetween = (from: number, to: number, zone?: Zone): number =>
  Math.round((midnight(to, zone) - midnight(from, zone)) / dayMs)

/** "Today", "Yesterday", else the date, with the year if it is another one. `now` in ms. */
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

/** When something last happened, briefly: the time if today, else the date. */
export const shortMoment = (intl: IntlShape, at: string, now: number): string => {
  if (localDay(at) === localDay(now)) return intl.formatTime(at)
  if (now - Date.parse(at) < 6 * dayMs) return intl.formatDate(at, { weekday: "short" })
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return intl.formatDate(at, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "2-digit" }) })
}

/** Says when something ceased to be so: the time, with its day unless that is today's. */
export const exactMoment = (intl: IntlShape, at: string, now: number): string =>
  localDay(at) === localDay(now)
    ? intl.formatTime(at)
    : intl.formatDate(at, { day: "numeric", month: "short", hour: "numeric", minute: "numeric" })
