/** The listing form says of each field what it breaks, and sends nothing that breaks a rule. Spec §2, §5. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  copyDraftOf,
  emptyListingDraft,
  listingDraftOf,
  listingDraftRules,
  textOfDraft,
  type ListingDraft,
} from "../../src/domain/listing-drafts.ts"
import { isSameText } from "../../src/domain/listing-conflicts.ts"
import { cleanName, multiLine } from "../../src/domain/text.ts"
import { changeOfPlace, isMadeFrom, placeOfDraft, type PlaceDraft } from "../../src/domain/place-drafts.ts"
import { radiusChoices } from "../../src/domain/locations.ts"
import { aListing } from "../arbitraries/entities.ts"
import { aListingAt } from "../arbitraries/world-entities.ts"

const at = { kind: "Order", today: "2026-05-01" } as const

const fine: ListingDraft = {
  ...emptyListingDraft,
  name: "Paint my kitchen",
  description: "Two walls & the ceiling 🙂",
  categoryKey: "c1",
  startDate: "2026-05-02",
}

const wrongs: readonly (readonly [Partial<ListingDraft>, ReturnType<typeof listingDraftRules>])[] = [
  [{ name: "" }, { name: ["required"] }],
  [{ name: "🙂" }, { name: ["minLength"] }],
  [{ name: "a" }, { name: ["minLength"] }],
  [{ description: "12345" }, { description: ["minLength"] }],
  [{ description: "a".repeat(2001) }, { description: ["maxLength"] }],
  [{ categoryKey: "" }, { categoryKey: ["required"] }],
  [{ byAgreement: false, amount: "" }, { amount: ["required"] }],
  [{ byAgreement: false, amount: "1.999" }, { amount: ["invalidFormat"] }],
  [{ byAgreement: false, amount: "0" }, { amount: ["outOfRange"] }],
  [{ startDate: "" }, { startDate: ["required"] }],
  [{ startDate: "2026-04-30" }, { startDate: ["inThePast"] }],
  [{ startDate: "2028-05-02" }, { startDate: ["tooFarAhead"] }],
  [{ endDate: "2026-05-01" }, { endDate: ["endBeforeStart"] }],
]

describe("an order draft", () => {
  it("may be sent when nothing is wrong", () => {
    expect(listingDraftRules(fine, at)).toEqual({})
    expect(listingDraftRules({ ...fine, byAgreement: false, amount: "12,50" }, at)).toEqual({})
    expect(listingDraftRules({ ...fine, name: "3-room flat: floor" }, at)).toEqual({})
  })

  it.each(wrongs)("with %j breaks %j", (wrong, rules) => {
    expect(listingDraftRules({ ...fine, ...wrong }, at)).toEqual(rules)
  })

  it("of an offer names whose it is, or a profile to be made", () => {
    const offered = { ...at, kind: "Offer" } as const
    expect(listingDraftRules(fine, offered)).toEqual({ profileName: ["required"], profileCategoryKey: ["required"] })
    expect(listingDraftRules({ ...fine, executantKey: "e1" }, offered)).toEqual({})
    expect(listingDraftRules({ ...fine, profileName: "1st", profileCategoryKey: "c1" }, offered)).toEqual({
      profileName: ["firstCharIsLetter"],
    })
  })

  it("of what is on the market keeps its days although they have passed", () => {
    const standing = { startDate: "2026-04-01", endDate: "2026-04-20" }
    expect(listingDraftRules({ ...fine, ...standing }, { ...at, standing })).toEqual({})
    expect(listingDraftRules({ ...fine, ...standing, startDate: "2026-04-02" }, { ...at, standing })).toEqual({
      startDate: ["inThePast"],
    })
  })

  it("says all that is wrong at once", () => {
    expect(Object.keys(listingDraftRules(emptyListingDraft, at))).toEqual([
      "name",
      "description",
      "categoryKey",
      "startDate",
    ])
  })

  it("by agreement keeps whatever amount was typed, and does not mind it", () => {
    fc.assert(
      fc.property(
        fc.string(),
        (amount) => void expect(listingDraftRules({ ...fine, byAgreement: true, amount }, at)).toEqual({}),
      ),
    )
  })
})

describe("the form of a listing that is there", () => {
  /** Listings as the server keeps them. */
  const aKeptListing = aListing.map((listing) => ({
    ...listing,
    name: cleanName(listing.name),
    description: multiLine(listing.description),
    place: listing.place && { ...listing.place, address: `Ring ${listing.place.address}` },
  }))

  it("says what the listing says, and nothing about it is new", () => {
    fc.assert(
      fc.property(aKeptListing, (listing) => {
        const { name, description, categoryKey, price, startDate, endDate, place } = listing
        const draft = listingDraftOf(listing)
        const text = { name, description, categoryKey, price, startDate, endDate }
        expect(textOfDraft(draft)).toEqual(text)
        expect(isSameText(listing, draft)).toBe(true)
        expect(changeOfPlace(place, placeOfDraft(draft))).toBeNull()
      }),
    )
  })

  it("knows of each word that it is a new one", () => {
    const changes: readonly Partial<ListingDraft>[] = [
      { name: "Another name" },
      { description: "Other words, really." },
      { categoryKey: "another" },
      { startDate: "1999-01-01" },
      { endDate: "2999-01-01" },
      { byAgreement: false, amount: "0.01", currency: "SEK", unit: "Day" },
    ]
    fc.assert(
      fc.property(aKeptListing, fc.constantFrom(...changes), (listing, change) => {
        // Some generated listing has the very price that is written here.
        fc.pre(listing.price.rate?.valueMinor !== 1)
        expect(isSameText(listing, { ...listingDraftOf(listing), ...change })).toBe(false)
      }),
    )
  })
})

describe("a place in the form", () => {
  const somewhere = fc.record({
    address: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
    freeFormAddress: fc.string(),
    geometryId: fc.constantFrom("", "gn-1"),
    lat: fc.double({ min: -90, max: 90, noNaN: true }).map(String),
    lon: fc.double({ min: -180, max: 180, noNaN: true }).map(String),
    radius: fc.constantFrom(...radiusChoices.map(String)),
  })

  const standingAt = (place: PlaceDraft) => {
    const written = placeOfDraft(place)
    if (written === null) throw new Error("It is a place.")
    return written
  }

  it("is added once, is not sent again as it is, and each change names what it was made from", () => {
    fc.assert(
      fc.property(somewhere, fc.constantFrom(...radiusChoices.map(String)), (place, radius) => {
        const draft = { ...fine, ...place }
        const added = changeOfPlace(null, placeOfDraft(draft))
        if (added?.act !== "add") throw new Error("It is a place.")
        const seen = { key: "p1", versionKey: "v1" }
        const standing = { ...seen, ...added.place }
        expect(changeOfPlace(standing, placeOfDraft(draft))).toBeNull()
        const wider = placeOfDraft({ ...draft, radius })
        expect(changeOfPlace(standing, wider)).toEqual(
          radius === place.radius ? null : { act: "replace", ...seen, place: wider },
        )
        expect(changeOfPlace(standing, placeOfDraft({ ...draft, address: "" }))).toEqual({ act: "remove", ...seen })
        expect(changeOfPlace(null, placeOfDraft({ ...draft, address: "" }))).toBeNull()
      }),
    )
  })

  it("is changed from what stands, not from what another tab has made of it", () => {
    fc.assert(
      fc.property(somewhere, somewhere, (one, other) => {
        const standing = { key: "p1", versionKey: "v1", ...standingAt(one) }
        const theirs = [
          null,
          { ...standing, ...standingAt(other), versionKey: "v2" },
          { ...standing, key: "p2", versionKey: "v3" },
        ]
        for (const change of [
          changeOfPlace(standing, { ...standing, address: `${one.address}!` }),
          changeOfPlace(standing, null),
        ]) {
          if (change === null) throw new Error("It is changed.")
          expect(isMadeFrom(change, standing)).toBe(true)
          expect(theirs.map((now) => isMadeFrom(change, now))).toEqual([false, false, false])
        }
        const added = { act: "add", place: standingAt(one) } as const
        expect([null, ...theirs].map((now) => isMadeFrom(added, now))).toEqual([true, true, false, false])
      }),
    )
  })

  it("is none without a point, which only a tampered draft has", () => {
    const tampered = { ...fine, address: "Dresden", lat: "north", lon: "13" }
    expect(placeOfDraft(tampered)).toBeNull()
  })
})

describe("a copy", () => {
  const first = aListingAt(1, 1, { status: "Closed", versionStatus: "Published" })

  it("has the words of the first, on days that are still to come", () => {
    const before = { ...first, startDate: "2026-01-05", endDate: "2026-01-07" }
    expect(copyDraftOf(before, "2026-04-01")).toEqual({
      ...listingDraftOf(before),
      startDate: "2026-04-01",
      endDate: "2026-04-03",
    })
    expect(copyDraftOf(before, "2026-01-01")).toEqual(listingDraftOf(before))
  })
})
