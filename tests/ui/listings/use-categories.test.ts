/** The categories as a list of choices. */
import { describe, expect, it } from "vitest"
import { categoryOptions } from "../../../src/ui/app/use-categories.ts"

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
