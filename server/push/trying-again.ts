/** Reads what all push services answer alike: whether to try again, and when. RFC 9110. */
import { hourMs, secondMs } from "../../src/domain/durations.ts"

export const patienceMs = 10 * secondMs
const longestPauseMs = hourMs

/** A device that is off for longer will find the news in its list anyway. */
export const timeToLiveSeconds = 24 * 60 * 60

/** Seconds, or a date. */
export const pauseMs = (retryAfter: string | undefined): number => {
  if (retryAfter === undefined) return 0
  const ms = /^\d+$/u.test(retryAfter) ? Number(retryAfter) * secondMs : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestPauseMs) : 0
}

export const isPassing = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** A failure by its code alone: its words may repeat where it was asked. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown"
  return "code" in error && typeof error.code === "string" ? error.code : error.name
}
