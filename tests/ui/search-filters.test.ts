/** Choosing categories and loosening a search that found nothing. Spec §2 Search; D97, D100. */
import { describe, expect, it } from "vitest"
import { searchQuery } from "../../src/domain/search.ts"
import { chosenWithin, loosened, loosenings, toggleCategory } from "../../src/ui/screens/search/search-filters.ts"

const child = (key: string) => ({ key, name: key, icon: "", children: [] })
const repair = { key: "repair", name: "Repair", icon: "", children: [child("tiles"), child("walls")] }
const pets = { key: "pets", name: "Pets", icon: "", children: [child("dogs")] }
const roots = [repair, pets]
const key = "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01"

describe("choosing categories", () => {
  it("adds and takes away one", () => {
    expect(toggleCategory(roots, ["dogs"], "tiles")).toEqual(["dogs", "tiles"])
    expect(toggleCategory(roots, ["dogs", "tiles"], "dogs")).toEqual(["tiles"])
  })

  it("lets a root stand for all that is in it", () => {
    expect(toggleCategory(roots, ["dogs", "tiles", "walls"], "repair")).toEqual(["dogs", "repair"])
    expect(toggleCategory(roots, ["dogs", "repair"], "repair")).toEqual(["dogs"])
  })

  it("counts what is chosen within a root", () => {
    expect(chosenWithin(repair, ["dogs", "walls"])).toBe(1)
  })
})

describe("loosening a search", () => {
  const query = searchQuery(
    new URLSearchParams({ search: "piano", sortBy: "recommended", page: "3", classificatorPrimaryKeys: key }),
  )

  it("takes away the words and with them the order that needs words", () => {
    expect(loosened(query, "term")).toEqual({ ...query, page: 1, term: "", sort: "newest" })
  })

  it("takes away all categories at once, since they widen each other", () => {
    expect(loosened(query, "categories")).toEqual({ ...query, page: 1, categoryKeys: [] })
  })

  it("offers only what is there to take away", () => {
    expect(loosenings(query)).toEqual(["term", "categories"])
    expect(loosenings(loosened(query, "term"))).toEqual(["categories"])
    expect(loosenings(loosened(loosened(query, "term"), "categories"))).toEqual([])
  })
})
