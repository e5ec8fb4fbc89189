/** Owners can do with their listings what the server's table allows, and nothing that changes nothing. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs } from "../../src/domain/durations.ts"
import { itemLifecycle } from "../../src/domain/listing-lifecycle.ts"
import { itemStatusNumbers, type ItemStatus } from "../../src/domain/listing-statuses.ts"
import { canRepublish, canTakeBack, movesOf, ownerMoves, renewedDays } from "../../src/domain/listing-moves.ts"

const statuses = Object.keys(itemStatusNumbers) as readonly ItemStatus[]

/** The table of the market's decisions, written by hand. */
const expected: Readonly<Record<ItemStatus, readonly string[]>> = {
  Draft: ["archive"],
  OnModeration: ["archive", "cancel"],
  Published: ["hide", "archive", "cancel"],
  Closed: [],
  Canceled: [],
  Archived: [],
  Blocked: [],
}

describe("the moves of an owner", () => {
  it.each(statuses)("of what is %s are those that the market allows", (status) => {
    expect(movesOf({ status, hidden: false })).toEqual(expected[status])
  })

  it("show what is hidden, and never hide it twice", () => {
    expect(movesOf({ status: "Published", hidden: true })).toEqual(["unhide", "archive", "cancel"])
  })

  it("are never refused by the table that the server asks", () => {
    for (const status of statuses)
      for (const hidden of [false, true])
        for (const move of movesOf({ status, hidden })) expect(itemLifecycle[status][move]).toBeDefined()
  })

  it("publish again only what was archived", () => {
    expect(statuses.filter((status) => canRepublish({ status }))).toEqual(["Archived"])
  })

  it("can be taken back where nobody is the worse for it", () => {
    expect(ownerMoves.filter((move) => canTakeBack(move, 0))).toEqual(["hide", "unhide", "archive"])
    expect(ownerMoves.filter((move) => canTakeBack(move, 1))).toEqual(["hide", "unhide"])
  })
})

describe("renewed days", () => {
  const first = Date.parse("2026-01-01T00:00:00.000Z")
  const day = (at: number): string => new Date(first + at * dayMs).toISOString().slice(0, 10)
  const anAge = fc.integer({ min: 0, max: 800 })

  it("are never in the past, and as many as before", () => {
    fc.assert(
      fc.property(anAge, fc.integer({ min: 0, max: 60 }), anAge, (start, length, now) => {
        const renewed = renewedDays({ startDate: day(start), endDate: day(start + length) }, day(now))
        expect(renewed.startDate).toBe(day(Math.max(start, now)))
        expect(renewed.endDate).toBe(day(Math.max(start, now) + length))
      }),
    )
  })
})
