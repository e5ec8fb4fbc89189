/** How often an account may do what can be abused, counted off the tables themselves. D74, D93. */
import type { rateLimits } from "../../src/domain/limits.ts"
import { tooMany } from "../contract/refusals.ts"

type Limit = (typeof rateLimits)[keyof typeof rateLimits]

/** Since when what was done counts. */
export const windowStart = ({ windowMs }: Limit, now: Date): Date => new Date(now.getTime() - windowMs)

/**
 * Refuses one more than allowed.
 *
 * @param recent the moments of what was done within the window
 */
export const requireRate = (limit: Limit, recent: readonly Date[]): void => {
  if (recent.length < limit.most) return
  const times = recent.map((moment) => moment.getTime()).sort((a, b) => a - b)
  const leaving = times[recent.length - limit.most] ?? 0
  throw tooMany(new Date(leaving + limit.windowMs))
}
