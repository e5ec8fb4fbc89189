/** Decides about orders and offers: what a text must be, and which moves are allowed. Spec §4, §5. */
import type { Selectable } from "kysely"
import { dateRules, type ListingDays } from "../../src/domain/date-rules.ts"
import { dayOf } from "../../src/domain/dates.ts"
import { hourMs } from "../../src/domain/durations.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { asBefore, itemLifecycle, type ItemMove } from "../../src/domain/listing-lifecycle.ts"
import type { ItemStatus } from "../../src/domain/listing-statuses.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import { cleanName, listingNameRules, multiLine, textAreaRules } from "../../src/domain/text.ts"
import { refused, type Refusal } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { isCategory } from "../data/classificator.ts"
import type { Schema } from "../db/schema.ts"
import { priceColumns } from "./prices.ts"
import { requireNoErrors } from "./fields.ts"

export type Listing = Selectable<Schema["listings"]>

const halfDayMs = 12 * hourMs

/** The day it still is somewhere on earth: who writes there must not be refused "today" (D37). */
export const earliestToday = (now: Date): string => dayOf(new Date(now.getTime() - halfDayMs))

/** A payload as it is kept, in place of what has `standing` days; refuses what breaks a rule, all of it at once. */
export const checkedListing = (payload: Wire["OrderPayload"], now: Date, standing?: ListingDays) => {
  const { startDate, endDate = startDate } = payload
  const dates = dateRules({ startDate, endDate, today: earliestToday(now), standing })
  requireNoErrors({
    name: listingNameRules(payload.name),
    description: textAreaRules(payload.description, textLimits.listingDescription),
    classificatorPrimaryKey: isCategory(payload.classificatorPrimaryKey) ? [] : ["unknownValue"],
    startDate: dates.startDate,
    endDate: dates.endDate,
  })
  return {
    name: cleanName(payload.name),
    description: multiLine(payload.description),
    classificator_key: payload.classificatorPrimaryKey,
    ...priceColumns(payload.price),
    start_date: startDate,
    end_date: endDate,
  }
}

export type ListingText = ReturnType<typeof checkedListing>

type Stated = Pick<Listing, "kind" | "status"> & Partial<Pick<Listing, "blocked_from">>

const kindWords: Readonly<Record<ListingKind, string>> = { Order: "An order", Offer: "An offer" }

/** The refusal of what a listing in its state has nothing to do with. */
export const invalidState = ({ kind, status }: Stated, what: string): Refusal =>
  refused(`${kind}InvalidStateException`, `${kindWords[kind]} that is ${status} ${what}.`, { status })

/** Answers whether the lifecycle has a move from where the listing is (D43). */
export const mayMove = ({ status }: Pick<Listing, "status">, move: ItemMove): boolean =>
  itemLifecycle[status][move] !== undefined

/** Answers where a move leads; refuses one that the lifecycle doesn't have (D43). */
export const movedListing = (listing: Stated, move: ItemMove): ItemStatus => {
  const next = itemLifecycle[listing.status][move]
  if (next === undefined) throw invalidState(listing, `can't do that (${move})`)
  return next === asBefore ? (listing.blocked_from ?? "Archived") : next
}
