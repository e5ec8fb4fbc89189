/** The listing form says of each field what it breaks, and sends nothing that breaks a rule. Spec §2, §5; D29–D37. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyListingDraft, listingDraftRules, type ListingDraft } from "../../src/domain/listing-drafts.ts"

const today = "2026-05-01"

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
    expect(listingDraftRules(fine, today)).toEqual({})
    expect(listingDraftRules({ ...fine, byAgreement: false, amount: "12,50" }, today)).toEqual({})
    expect(listingDraftRules({ ...fine, name: "3-room flat: floor" }, today)).toEqual({})
  })

  it.each(wrongs)("with %j breaks %j", (wrong, rules) => {
    expect(listingDraftRules({ ...fine, ...wrong }, today)).toEqual(rules)
  })

  it("says all that is wrong at once", () => {
    expect(Object.keys(listingDraftRules(emptyListingDraft, today))).toEqual([
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
        (amount) => void expect(listingDraftRules({ ...fine, byAgreement: true, amount }, today)).toEqual({}),
      ),
    )
  })
})
