/** The days of a list that is in the order of time. Spec §2 Notifications. */
import { localDay } from "../../i18n/days.ts"

interface Dated {
  readonly key: string
  readonly at: string // ISO 8601
}

export interface Day {
  readonly key: string
  readonly at: string // a moment of that day
  readonly keys: readonly string[]
}

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
