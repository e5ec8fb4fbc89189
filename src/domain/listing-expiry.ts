/** When listings leave the market by themselves, as far as their days say it, and when that is soon. */
import type { ListingDays } from "./date-rules.ts"
import { daysBetween, dayOf } from "./dates.ts"
import { isPublishedItem } from "./listing-statuses.ts"
import type { Listing, ListingKind } from "./listings.ts"

/** Days of life below which one day of warning must do, and the days of warning otherwise. */
export const expiryWarning = { shortLifeDays: 7, shortDays: 1, usualDays: 3 } as const

/** The last day on the market; null where the days don't say: an offer's end that is its start must not end it on day one. */
export const lastDayOf = ({ kind, startDate, endDate }: ListingDays & { readonly kind: ListingKind }): string | null =>
  kind === "Order" || endDate > startDate ? endDate : null

/**
 * Days until a published listing ends, 0 on its last one; null where that is not soon, or not known. Counted as the warning
 * is, and never for one that has been soon from its last change on: its owner has just chosen that day (E324).
 */
export const daysToEnd = (
  listing: Pick<Listing, "kind" | "status" | "startDate" | "endDate" | "updatedDate">,
  today: string,
): number | null => {
  const last = isPublishedItem(listing.status) ? lastDayOf(listing) : null
  if (last === null) return null
  const days = daysBetween(today, last)
  const life = daysBetween(dayOf(new Date(listing.updatedDate)), last)
  const soon = life < expiryWarning.shortLifeDays ? expiryWarning.shortDays : expiryWarning.usualDays
  return days < 0 || days > soon || days >= life ? null : days
}
