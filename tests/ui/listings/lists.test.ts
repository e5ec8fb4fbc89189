/** Pages of the listing lists, and the categories as a list of choices. Spec §2; D2, D97. */
import { describe, expect, it } from "vitest"
import { categoryOptions } from "../../../src/ui/screens/listings/categories.ts"
import { lastPageBefore } from "../../../src/ui/screens/listings/list-page.ts"

const known = (count: number) => ({ keys: [], count, stale: false })

describe("a page beyond the last", () => {
  it("leads to the last", () => {
    expect(lastPageBefore(9, known(41))).toBe(3)
    expect(lastPageBefore(2, known(0))).toBe(1)
  })

  it("stays where it is while it is there, or nothing is known", () => {
    expect(lastPageBefore(3, known(41))).toBeNull()
    expect(lastPageBefore(1, known(0))).toBeNull()
    expect(lastPageBefore(9, undefined)).toBeNull()
  })
})

describe("categories to choose from", () => {
  it("stand under their root, which can be chosen too", () => {
    const root = { key: "r", name: "Cleaning", icon: "broom", children: [] }
    const child = { key: "c", name: "Windows", icon: "", children: [] }
    expect(categoryOptions([{ ...root, children: [child] }])).toEqual([
      { value: "r", label: "Cleaning", group: "Cleaning" },
      { value: "c", label: "Windows", group: "Cleaning" },
    ])
  })
})
