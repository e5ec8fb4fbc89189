/** The listing form's own rules. Spec §5. */
import { describe, expect, it } from "vitest"
import type { Failure } from "../../../src/domain/failures.ts"
import { emptyListingDraft } from "../../../src/domain/listing-drafts.ts"
import { listingFields } from "../../../src/domain/listing-fields.ts"
import { refusedRules } from "../../../src/ui/forms/use-checked-form.ts"
import { brokenRules, cleanedListing, listingWireNames } from "../../../src/ui/screens/listings/form/listing-form.ts"

describe("what the server refused", () => {
  it("goes to the fields that the person sees", () => {
    const failure: Failure = {
      _tag: "Refused",
      reason: "ValidationException",
      errors: { classificatorPrimaryKey: ["unknownValue"], "price.rate.value": ["outOfRange"], other: ["required"] },
      details: {},
      traceId: null,
    }
    expect(refusedRules(failure, listingWireNames)).toEqual({ categoryKey: ["unknownValue"], amount: ["outOfRange"] })
  })
})

describe("what the form complains about", () => {
  it("is every field with a rule, those that are in order with none", () => {
    const draft = { ...emptyListingDraft, name: "Paint a kitchen", startDate: "2026-03-05" }
    const broken = brokenRules(draft, { kind: "Order", today: "2026-03-02" })
    expect(Object.keys(broken)).toEqual(listingFields)
    expect(listingFields.filter((field) => broken[field].length > 0)).toEqual(["description", "categoryKey"])
  })
})

describe("the name", () => {
  it("is shown as it will be kept, and the draft is the same one where nothing changes", () => {
    const draft = { ...emptyListingDraft, name: "  Paint   a kitchen " }
    const cleaned = cleanedListing(draft)
    expect(cleaned.name).toBe("Paint a kitchen")
    expect(cleanedListing(cleaned)).toBe(cleaned)
  })
})
