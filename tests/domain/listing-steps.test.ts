/** The steps of the form: each field stands in one of them, and the address names one. experience: Forms. */
import { expect, it } from "vitest"
import { withParameters } from "../../src/domain/address-parameters.ts"
import { emptyListingDraft, listingDraftRules } from "../../src/domain/listing-drafts.ts"
import { fieldsOfStep, listingFields, stepOfField } from "../../src/domain/listing-fields.ts"
import { listingStep, listingSteps, stepAfter, stepBefore } from "../../src/domain/listing-steps.ts"

it("have each field once, those that rules are about among them", () => {
  expect(new Set(listingFields).size).toBe(listingFields.length)
  for (const step of listingSteps) for (const field of fieldsOfStep(step)) expect(stepOfField(field)).toBe(step)
  const broken = listingDraftRules({ ...emptyListingDraft, byAgreement: false }, { kind: "Offer", today: "2026-01-01" })
  expect(listingFields).toEqual(expect.arrayContaining(Object.keys(broken)))
})

it("are the first one where an address names none", () => {
  for (const step of listingSteps) expect(listingStep(withParameters({ step }))).toBe(step)
  expect(listingStep(withParameters({}))).toBe("what")
  expect(listingStep(withParameters({ step: "toString" }))).toBe("what")
})

it("lead forward and back, and end at both ends", () => {
  const forward = listingSteps.map(stepAfter)
  expect(forward).toEqual([...listingSteps.slice(1), undefined])
  expect(listingSteps.map(stepBefore)).toEqual([undefined, ...listingSteps.slice(0, -1)])
})
