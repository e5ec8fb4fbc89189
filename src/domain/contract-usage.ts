/** The days over which a server counts what its contract is used for. */
import { dayOf } from "./dates.ts"
import { dayMs } from "./durations.ts"

/** The days that counts are kept, and can be asked for: so long somebody may be away with an old app. */
export const usageKeptDays = 90

/** The days of a question that names none. */
export const usualUsageDays = 30

export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** The last so many days, today among them, in UTC. */
export const lastDays = (days: number, now: Date): DaySpan => ({
  from: dayOf(new Date(now.getTime() - (days - 1) * dayMs)),
  to: dayOf(now),
})
