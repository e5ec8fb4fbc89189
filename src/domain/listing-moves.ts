/** The moves of owners with their listings, by the same table as the server has. Spec §4. */
import type { ListingDays } from "./date-rules.ts"
import { daysBetween, daysLater } from "./dates.ts"
import { itemLifecycle, type ItemMove } from "./listing-lifecycle.ts"
import { isArchivedItem } from "./listing-statuses.ts"
import type { Listing } from "./listings.ts"

/** The moves that have an operation of their own (spec §7). */
export const ownerMoves = ["hide", "unhide", "archive", "cancel"] as const satisfies readonly ItemMove[]
export type OwnerMove = (typeof ownerMoves)[number]

type Stated = Pick<Listing, "status" | "hidden">

const allows = ({ status }: Pick<Listing, "status">, move: ItemMove): boolean =>
  itemLifecycle[status][move] !== undefined

/** Moves that are allowed and change something: what is hidden can't be hidden once more. */
export const movesOf = (listing: Stated): readonly OwnerMove[] =>
  ownerMoves.filter(
    (move) => allows(listing, move) && !(move === "hide" && listing.hidden) && !(move === "unhide" && !listing.hidden),
  )

/** Answers whether the listing's words may be sent for review anew. */
export const canRevise = (listing: Pick<Listing, "status">): boolean => allows(listing, "submit")

/** Answers whether a listing that was put away may come back, by sending its words for review anew (D43). */
export const canRepublish = (listing: Pick<Listing, "status">): boolean =>
  isArchivedItem(listing.status) && canRevise(listing)

/**
 * Answers whether taking a move back leaves nobody the worse for it, so that nobody need be asked before (experience:
 * Acting).
 */
export const canTakeBack = (move: OwnerMove, openApplications: number): boolean =>
  move === "hide" || move === "unhide" || (move === "archive" && openApplications === 0)

/** Days from today on, as many as before: what is sent for review anew can't begin in the past (D37). */
export const renewedDays = ({ startDate, endDate }: ListingDays, today: string): ListingDays =>
  startDate >= today
    ? { startDate, endDate }
    : { startDate: today, endDate: daysLater(today, Math.max(0, daysBetween(startDate, endDate))) }
