/** A stored draft is used only as far as it fits the form. experience: Forms. */
import { describe, expect, it } from "vitest"
import { draftOf } from "../../src/ui/forms/form-draft.ts"

const start = { name: "Anna", message: "" }

describe("a kept draft", () => {
  it("fills the fields it names and leaves the others", () => {
    expect(draftOf(start, { message: "Hello" })).toEqual({ name: "Anna", message: "Hello" })
  })

  it("is none when it says nothing new", () => {
    expect(draftOf(start, { name: "Anna", message: "" })).toBeNull()
    expect(draftOf(start, null)).toBeNull()
    expect(draftOf(start, "Hello")).toBeNull()
    expect(draftOf(start, { other: "Hello", message: 7 })).toBeNull()
  })
})
