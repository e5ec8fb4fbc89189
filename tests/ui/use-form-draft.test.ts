/** A stored draft is used only as far as it fits the form. experience: Forms. */
import { describe, expect, it } from "vitest"
import { emptyListingDraft } from "../../src/domain/listing-drafts.ts"
import { isBlank, keptDraft } from "../../src/ui/forms/use-form-draft.ts"
import { listingFields } from "../../src/domain/listing-fields.ts"
import { listingChoices } from "../../src/ui/screens/listings/form/listing-form.ts"

const initial = { name: "Anna", message: "", isPublic: true }

describe("a kept draft", () => {
  it("comes back as it was kept, under its id", () => {
    const kept = { id: "1", draft: { name: "Anna", message: "Hello", isPublic: false } }
    expect(keptDraft(initial, JSON.parse(JSON.stringify(kept)))).toEqual({ id: "1", draft: kept.draft })
  })

  it("comes back from before drafts had an id", () => {
    expect(keptDraft(initial, { message: "Hello" })).toEqual({ id: null, draft: { ...initial, message: "Hello" } })
  })

  it("loses what this version does not know, and gets what it lacks", () => {
    const draft = { message: "Hello", colour: "red", name: 3, isPublic: "yes" }
    expect(keptDraft(initial, { id: "1", draft })).toEqual({ id: "1", draft: { ...initial, message: "Hello" } })
  })

  it("loses choices that this version does not offer, which nobody could see or change", () => {
    const initial = { ...emptyListingDraft, pickedFiles: false }
    const draft = { ...initial, name: "Paint a kitchen", unit: "Week", currency: "PLN", radius: "7.5" }
    const known = { ...draft, unit: "Service" }
    expect(keptDraft(initial, { id: "1", draft }, listingChoices("7.5"))?.draft).toEqual(known)
    expect(keptDraft(initial, { id: "1", draft }, listingChoices("30"))?.draft).toEqual({ ...known, radius: "30" })
  })

  it.each([null, "Hello", undefined, 7])("is none when it is %j", (value) => {
    expect(keptDraft(initial, value)).toBeNull()
  })

  it("is blank while only choices were made", () => {
    const typed = ["name", "message"] as const
    expect(isBlank(initial, { ...initial, isPublic: false, message: " " }, typed)).toBe(true)
    expect(isBlank(initial, { ...initial, message: "Hello" }, typed)).toBe(false)
    expect(isBlank(initial, { ...initial, name: "" }, typed)).toBe(false)
  })

  it("of a listing is blank while nothing was typed", () => {
    const isNone = (draft: typeof emptyListingDraft): boolean => isBlank(emptyListingDraft, draft, listingFields)
    expect(isNone({ ...emptyListingDraft, byAgreement: false, name: " " })).toBe(true)
    expect(isNone({ ...emptyListingDraft, startDate: "2026-01-01" })).toBe(false)
  })
})
