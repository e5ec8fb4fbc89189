/** What the server decides about orders: what a text must be, and which moves are allowed. Spec §4, §5; DECISIONS F. */
import { dateRules } from "../../src/domain/dates.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { itemLifecycle, type ItemMove, type ItemStatus } from "../../src/domain/orders.ts"
import { cleanName, listingNameRules, multiLine, textAreaRules } from "../../src/domain/text.ts"
import { refused } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { isCategory } from "../data/classificator.ts"
import { priceColumns } from "../views/prices.ts"
import { requireNoErrors } from "./fields.ts"

const halfDayMs = 12 * 60 * 60 * 1000

/** The day it still is somewhere on earth: who writes there must not be refused "today" (D37). */
export const earliestToday = (now: Date): string => new Date(now.getTime() - halfDayMs).toISOString().slice(0, 10)

/** A payload as it is kept; refuses what breaks a rule, all of it at once. */
export const checkedOrder = (payload: Wire["OrderPayload"], now: Date) => {
  const { startDate, endDate = startDate } = payload
  const dates = dateRules({ startDate, endDate, today: earliestToday(now) })
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

/** Where a move leads; refuses one that the lifecycle doesn't have (D43). */
export const movedOrder = (status: ItemStatus, move: ItemMove): ItemStatus => {
  const next = itemLifecycle[status][move]
  if (next === undefined)
    throw refused("OrderInvalidStateException", `An order that is ${status} can't do that (${move}).`, { status })
  return next
}

const dayMs = 24 * 60 * 60 * 1000

/** The database reads no moments of later years in the form that they are written in. */
const latestMs = Date.parse("9999-12-31T23:59:59.999Z")

/** When a published order leaves the market: at the end of its last day, yet not within a day of its approval (D44). */
export const orderExpiry = (endDate: string, approvedAt: Date): Date => {
  const afterLastDay = Date.parse(`${endDate}T00:00:00.000Z`) + dayMs
  return new Date(Math.min(latestMs, Math.max(afterLastDay, approvedAt.getTime() + dayMs)))
}
