/** When listings leave the market by themselves, and when their owners hear of it beforehand. */
import { startOfDay } from "../../src/domain/dates.ts"
import { dayMs } from "../../src/domain/durations.ts"
import { expiryWarning, lastDayOf } from "../../src/domain/listing-expiry.ts"
import { offerLifeMs } from "../../src/domain/limits.ts"
import type { ListingKind } from "../../src/domain/listings.ts"

/** The database reads no moments of later years in the form that they are written in. */
const latestMs = Date.parse("9999-12-31T23:59:59.999Z")

interface Approved {
  readonly kind: ListingKind
  readonly startDate: string
  readonly endDate: string
  readonly at: Date
}

/**
 * An order leaves at the end of its last day, yet not within a day of its approval. An offer stays for its life, or to
 * the end of its last day where that is another than its first: "end = start" must not end an offer on day one.
 */
export const listingExpiry = ({ kind, startDate, endDate, at }: Approved): Date => {
  const soonest = at.getTime() + dayMs
  const lastDay = lastDayOf({ kind, startDate, endDate })
  const end = lastDay === null ? at.getTime() + offerLifeMs : startOfDay(lastDay).getTime() + dayMs
  return new Date(Math.min(latestMs, Math.max(end, soonest)))
}

/** Answers when the owner is warned; null where that would be no later than the approval. */
export const warnedAt = (approvedAt: Date, expiresAt: Date): Date | null => {
  const lifeMs = expiresAt.getTime() - approvedAt.getTime()
  const days = lifeMs < expiryWarning.shortLifeDays * dayMs ? expiryWarning.shortDays : expiryWarning.usualDays
  return lifeMs > days * dayMs ? new Date(expiresAt.getTime() - days * dayMs) : null
}
