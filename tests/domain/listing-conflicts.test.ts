/** Changes made elsewhere are found part by part, and nothing that was written here is lost by keeping it. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { conflictOf, isUntouched, withTheirs } from "../../src/domain/listing-conflicts.ts"
import { listingDraftOf, type ListingDraft } from "../../src/domain/listing-drafts.ts"
import type { Listing } from "../../src/domain/listings.ts"
import { aListing } from "../arbitraries/entities.ts"
import { aListingAt } from "../arbitraries/world-entities.ts"

const base: Listing = {
  ...aListingAt(1, 1, { status: "Published", versionStatus: "Published" }),
  description: "Two walls.",
}
const opened = listingDraftOf(base)

const point = { lat: 51.05, lon: 13.74 }
const dresden = { key: "p", address: "Dresden", freeFormAddress: "Dresden, DE", geometryId: null, point, radius: 5000 }

const rows: readonly (readonly [string, Partial<Listing>, Partial<ListingDraft>, ReturnType<typeof conflictOf>])[] = [
  ["nothing", {}, { name: "Mine" }, []],
  ["what isn't words, such as its state", { hidden: true, views: 7, versionKey: "v2" }, { name: "Mine" }, []],
  ["the same as was written here", { name: "Mine" }, { name: " Mine  " }, []],
  [
    "an amount, typed otherwise",
    { price: { byAgreement: false, rate: { valueMinor: 4050, unit: "Day", currency: "EUR" } } },
    { byAgreement: false, amount: "40,5", unit: "Day" },
    [],
  ],
  ["a part that was left alone here", { name: "Theirs" }, { description: "Mine." }, [{ part: "name", isMine: false }]],
  ["a part that was written here too", { name: "Theirs" }, { name: "Mine" }, [{ part: "name", isMine: true }]],
  [
    "its place and its days",
    { place: dresden, endDate: "2026-06-01" },
    { startDate: "2026-05-02" },
    [
      { part: "place", isMine: false },
      { part: "dates", isMine: true },
    ],
  ],
]

it.each(rows)("tells of a change of %s", (_, elsewhere, here, parts) => {
  expect(conflictOf({ draft: { ...opened, ...here }, base, now: { ...base, ...elsewhere } })).toEqual(parts)
})

it("counts all that differs as written here where the words it began with are not known", () => {
  const now = { ...base, name: "Theirs" }
  expect(conflictOf({ draft: { ...opened, description: "Mine." }, base: null, now })).toEqual([
    { part: "name", isMine: true },
    { part: "description", isMine: true },
  ])
})

it("ends by keeping what was written here, which stays, and the rest is as it is now", () => {
  fc.assert(
    fc.property(aListing, aListing, aListing, (base, now, written) => {
      const [mine, theirs] = [listingDraftOf(written), listingDraftOf(now)]
      const parts = conflictOf({ draft: mine, base, now })
      const kept = withTheirs(mine, now, parts)
      expect(conflictOf({ draft: kept, base: now, now })).toEqual([])
      for (const [field, value] of Object.entries(kept) as readonly [keyof ListingDraft, unknown][])
        expect([mine[field], theirs[field]]).toContain(value)
      if (parts.every(({ isMine }) => isMine)) expect(kept).toEqual(mine)
      expect(isUntouched(listingDraftOf(base), base)).toBe(true)
    }),
  )
})
