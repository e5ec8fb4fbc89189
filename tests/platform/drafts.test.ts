/** Drafts outlive a reload, and broken storage breaks nothing. experience: Forms. Law 11. */
import { describe, expect, it } from "vitest"
import { createDrafts } from "../../src/platform/drafts.ts"
import { memoryStorage } from "./storage.ts"

const now = (): string => "2026-03-02T10:00:00.000Z"

describe("drafts", () => {
  it("are kept per form, with the moment, until they are removed", () => {
    const storage = memoryStorage()
    createDrafts(storage, now).write("order", { name: "Küche streichen 👋" })
    const drafts = createDrafts(storage, now)
    expect(drafts.read("order")).toEqual({ draft: { name: "Küche streichen 👋" }, savedAt: now() })
    expect(drafts.read("offer")).toBeNull()
    drafts.remove("order")
    expect(drafts.read("order")).toBeNull()
  })

  it.each(["{", "7", "null", '{"value":1}'])("that say %s are none", (text) => {
    const storage = memoryStorage()
    storage.setItem("marketplace.draft.order", text)
    expect(createDrafts(storage, now).read("order")).toBeNull()
  })
})
