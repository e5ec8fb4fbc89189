/** The limits on how often something may be done. Spec §5. */
import { dayMs, hourMs, minuteMs } from "./durations.ts"

/** Rate limits of what can be abused (D74, D93). Windows in ms. */
export const rateLimits = {
  listings: { most: 30, windowMs: dayMs },
  applications: { most: 30, windowMs: dayMs },
  chatMessages: { most: 20, windowMs: minuteMs },
  newChats: { most: 5, windowMs: hourMs },
  supportLetters: { most: 5, windowMs: hourMs },
  complaints: { most: 10, windowMs: dayMs },
  translations: { most: 60, windowMs: minuteMs },
  uploads: { most: 100, windowMs: hourMs },
  accountData: { most: 5, windowMs: dayMs },
  chatSearches: { most: 60, windowMs: minuteMs },
  chatTyping: { most: 60, windowMs: minuteMs },
} as const
