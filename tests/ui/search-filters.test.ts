/** Choosing categories and loosening a search that found nothing. Spec §2 Search. */
import { describe, expect, it } from "vitest"
import { plainSearch, searchParams, searchQuery, type SearchQuery } from "../../src/domain/search.ts"
import {
  bestLoosenings,
  chosenWithin,
  filterCount,
  loosened,
  loosenings,
  toggleCategory,
  withoutFilters,
} from "../../src/ui/screens/search/search-filters.ts"

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
  const place = { name: "Dresden", point: { lat: 51.05, lon: 13.74 }, geometryId: "gn-1", radius: null }
  const query: SearchQuery = {
    ...plainSearch("Offer", "piano"),
    sort: "recommended",
    page: 3,
    categoryKeys: [key],
    minPrice: 100,
    place,
  }
  const bare = plainSearch("Offer")

  it("takes away the words and with them the order that needs words", () => {
    expect(loosened(query, "term")).toEqual({ ...query, page: 1, term: "", sort: "newest" })
  })

  it("takes away all categories at once, since they widen each other, and both bounds of the price", () => {
    expect(loosened(query, "categories")).toEqual({ ...query, page: 1, categoryKeys: [] })
    expect(loosened(query, "price")).toEqual({ ...query, page: 1, minPrice: null })
  })

  it("looks twice as far around at least, and no further than the list goes", () => {
    const around = (radius: 5 | 100 | 150 | null) =>
      loosened({ ...query, place: { ...place, radius } }, "radius")?.place?.radius
    expect([around(null), around(5), around(100), around(150)]).toEqual([100, 10, 200, undefined])
    expect(loosened({ ...query, place: { ...place, point: null } }, "radius")).toBeNull()
  })

  it("offers only what is there to take away, five ways at most", () => {
    expect(loosenings(query).map(({ by }) => by)).toEqual(["radius", "categories", "price", "place", "term"])
    expect(loosenings({ ...bare, term: "piano" }).map(({ by }) => by)).toEqual(["term"])
    expect(loosenings(bare)).toEqual([])
  })

  it("always leads to a search that the address can say, with less in it", () => {
    for (const { query: looser } of loosenings(query)) {
      expect(searchQuery(searchParams(looser))).toEqual(looser)
      expect(loosenings(looser).length).toBeLessThanOrEqual(loosenings(query).length)
    }
    expect(loosenings(withoutFilters(query)).map(({ by }) => by)).toEqual(["term"])
    expect([filterCount(query), filterCount(withoutFilters(query))]).toEqual([3, 0])
  })

  it("names first the way that finds most, and none that finds nothing", () => {
    const way = (by: "price" | "place" | "term", count: number | null) => ({ by, query, count })
    expect(bestLoosenings([way("price", 2), way("place", 9), way("term", 0)]).map(({ by }) => by)).toEqual([
      "place",
      "price",
    ])
    expect(bestLoosenings([way("price", 2), way("place", 2)]).map(({ by }) => by)).toEqual(["price", "place"])
    expect(bestLoosenings([way("price", null), way("place", null), way("term", 1)]).map(({ by }) => by)[0]).toBe("term")
    expect(bestLoosenings([way("price", 0)])).toEqual([])
  })
})
