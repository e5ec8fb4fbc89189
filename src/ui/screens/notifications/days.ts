/** The days of a list that is in the order of time. Spec §2 Notifications. */
import type { IntlShape } from "react-intl"

interface Dated {
  readonly key: string
  readonly at: string // ISO 8601
}

export interface Day {
  readonly key: string
  readonly at: string // a moment of that day
  readonly keys: readonly string[]
}

/** In the person's own zone. */
const localDay = (moment: string | number): string => new Date(moment).toDateString()

/** Neighbours of one local day together; the order stays. */
export const byDay = (items: readonly Dated[]): readonly Day[] => {
  const days: { key: string; at: string; keys: string[] }[] = []
  for (const { key, at } of items) {
    const name = localDay(at)
    const last = days.at(-1)
    if (last !== undefined && last.key === name) last.keys.push(key)
    else days.push({ key: name, at, keys: [key] })
  }
  return days
}

const dayMs = 24 * 60 * 60 * 1000

/** "Today", "Yesterday", else the day by its name, with the year when it is another one. */
export const dayText = (intl: IntlShape, at: string, now: number): string => {
  if (localDay(at) === localDay(now)) return intl.formatMessage({ id: "notifications.today" })
  if (localDay(at) === localDay(now - dayMs)) return intl.formatMessage({ id: "notifications.yesterday" })
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return intl.formatDate(at, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  })
}
