/**
 * Facts about the static pages that client and server share: their date, their questions, the limits that they name.
 * Spec §2.
 */
import { dayMs, hourMs, minuteMs } from "./durations.ts"
import {
  applicationLockout,
  feedbackPeriodMs,
  fileCountLimits,
  maxExecutantsPerAccount,
  offerLifeMs,
} from "./limits.ts"
import { recorderLimits } from "./log-limits.ts"
import { rateLimits } from "./rate-limits.ts"

/** The calendar date on which a text of these pages was last changed. */
export const lastChanged = "2026-11-27"

/** The limits that the texts name, so that a text is true whatever they are. */
export const limitsNamed = {
  listingFiles: fileCountLimits.listing,
  executants: maxExecutantsPerAccount,
  offerDays: offerLifeMs / dayMs,
  feedbackDays: feedbackPeriodMs / dayMs,
  forgivenMinutes: applicationLockout.forgivenWithinMs / minuteMs,
  lockoutHours: applicationLockout.lastsMs / hourMs,
  applications: rateLimits.applications.most,
  complaints: rateLimits.complaints.most,
  chats: rateLimits.newChats.most,
  messages: rateLimits.chatMessages.most,
  uploads: rateLimits.uploads.most,
  logMegabytes: recorderLimits.maxBytes / 1_048_576,
} as const

export const customerQuestions = [
  "publish",
  "cost",
  "checked",
  "place",
  "choose",
  "accept",
  "contacts",
  "duration",
  "cancel",
  "feedback",
  "complain",
  "draft",
] as const

export const executantQuestions = [
  "profile",
  "several",
  "find",
  "favourites",
  "apply",
  "lockout",
  "declined",
  "refused",
  "rating",
  "notifications",
  "blocked",
  "delete",
] as const

export type Question = (typeof customerQuestions)[number] | (typeof executantQuestions)[number]
