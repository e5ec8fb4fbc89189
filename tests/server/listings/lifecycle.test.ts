/**
 * Every move of a listing that the table doesn't have is refused by name; the calls are in transitions.test.ts. Spec
 * §4.
 */
import { describe, expect, it } from "vitest"
import { movedListing } from "../../../server/domain/listings.ts"
import { asBefore, itemLifecycle, itemMoves, type ItemMove } from "../../../src/domain/listing-lifecycle.ts"
import { itemStatusNumbers, type ItemStatus } from "../../../src/domain/listing-statuses.ts"
import { listingKinds, type ListingKind } from "../../../src/domain/listings.ts"

const statuses = Object.keys(itemStatusNumbers) as ItemStatus[]

const all = listingKinds.flatMap((kind) =>
  statuses.flatMap((status) => itemMoves.map((move) => ({ kind, status, move, to: itemLifecycle[status][move] }))),
)
const allowed = all.filter(({ to }) => to !== undefined)
const refused = all.filter(({ to }) => to === undefined)

/** The problem's name that a move is refused with, and the status that it tells of. */
const refusalOf = (kind: ListingKind, status: ItemStatus, move: ItemMove): unknown => {
  try {
    return movedListing({ kind, status }, move)
  } catch (error) {
    return error
  }
}

describe("the table", () => {
  it.each(allowed)("lets an $kind go from $status by $move to $to", ({ kind, status, move, to }) => {
    expect(movedListing({ kind, status, blocked_from: "Archived" }, move)).toBe(to === asBefore ? "Archived" : to)
  })

  it.each(refused)("refuses $move of an $kind that is $status", ({ kind, status, move }) => {
    expect(refusalOf(kind, status, move)).toMatchObject({ type: `${kind}InvalidStateException`, details: { status } })
  })
})
