/** The listing form's own rules. Spec §5; D96. */
import { describe, expect, it } from "vitest"
import type { Failure } from "../../../src/domain/failures.ts"
import { emptyListingDraft, type ListingField } from "../../../src/domain/listing-drafts.ts"
import { isBlank, keptDraft, refusedFields, shownRules } from "../../../src/ui/screens/listings/listing-form.ts"

const refusal = (errors: Readonly<Record<string, readonly string[]>>): Failure => ({
  _tag: "Refused",
  reason: "ValidationException",
  errors,
  details: {},
  traceId: null,
})

describe("what the server refused", () => {
  it("goes to the fields that the person sees", () => {
    const failure = refusal({
      classificatorPrimaryKey: ["unknownValue"],
      "price.rate.value": ["outOfRange"],
      other: ["required"],
    })
    expect(refusedFields(failure)).toEqual({ categoryKey: ["unknownValue"], amount: ["outOfRange"] })
  })

  it("is nothing for other failures", () => {
    expect(refusedFields({ _tag: "Unreachable", why: "offline" })).toEqual({})
    expect(refusedFields(undefined)).toEqual({})
  })
})

describe("what the form complains about", () => {
  const own = { name: ["required"], description: ["minLength"] } as const
  const touched = (...fields: readonly ListingField[]): ReadonlySet<ListingField> => new Set(fields)

  it("is nothing before a field was left", () => {
    expect(shownRules(own, { refused: {}, touched: touched(), tried: false })).toEqual({})
  })

  it("is a field that was left, and every field after a try to send", () => {
    expect(shownRules(own, { refused: {}, touched: touched("name"), tried: false })).toEqual({ name: ["required"] })
    expect(shownRules(own, { refused: {}, touched: touched(), tried: true })).toEqual(own)
  })

  it("is what the server refused where we see nothing wrong", () => {
    expect(
      shownRules(own, {
        refused: { name: ["forbiddenContent"], startDate: ["inThePast"] },
        touched: touched("name"),
        tried: false,
      }),
    ).toEqual({
      name: ["required"],
      startDate: ["inThePast"],
    })
  })
})

describe("a draft from the device", () => {
  it("comes back as it was kept", () => {
    const kept = { id: "1", draft: { ...emptyListingDraft, name: "Paint", byAgreement: false } }
    expect(keptDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it("loses what this version does not know, and gets what it lacks", () => {
    expect(keptDraft({ id: "1", draft: { name: "Paint", colour: "red", amount: 3 } })).toEqual({
      id: "1",
      draft: { ...emptyListingDraft, name: "Paint" },
    })
  })

  it.each([null, "text", {}, { id: 1, draft: {} }, { id: "1", draft: null }])("is none when it is %j", (value) => {
    expect(keptDraft(value)).toBeNull()
  })

  it("is blank while only choices were made", () => {
    expect(isBlank({ ...emptyListingDraft, byAgreement: false, name: " " })).toBe(true)
    expect(isBlank({ ...emptyListingDraft, startDate: "2026-01-01" })).toBe(false)
  })
})
