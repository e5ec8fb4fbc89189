/** Every field of a search stands in its address, and is asked of the server. Spec §2 Search, §7 Search. */
import { describe, expect, it } from "vitest"
import { searchAddress } from "../../src/domain/list-addresses.ts"
import { plainSearch, searchParams, searchQuery, type SearchQuery } from "../../src/domain/search.ts"
import { setUp } from "./bus-on-a-server.ts"

const plain = plainSearch("Order")

/** Another value of each field; one that is forgotten does not compile. */
const others: { readonly [Field in keyof SearchQuery]: SearchQuery[Field] } = {
  kind: "Offer",
  page: 2,
  term: "piano",
  sort: "priceUp",
  categoryKeys: ["5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01"],
  minPrice: 100,
  maxPrice: 9_900,
  place: { name: "Dresden", point: { lat: 51.05, lon: 13.74 }, geometryId: "gn-1", radius: null },
}

const fields = Object.keys(others) as readonly (keyof SearchQuery)[]

const asked = async (query: SearchQuery) => {
  const { bus, server } = await setUp(({ path }) => ({
    status: 200,
    body: path.includes("/count") ? { count: 0 } : { count: 0, items: [] },
  }))
  await bus.dispatch({ type: "Search", query })
  await bus.dispatch({ type: "CountSearches", queries: [query] })
  return server.heard.map(({ path }) => path)
}

describe.each(fields)("the %s of a search", (field) => {
  const query: SearchQuery = { ...plain, [field]: others[field] }

  it("stands in its address, and is read from it", () => {
    const params = searchParams(query)
    expect(searchQuery(params), "searchParams and searchQuery in src/domain/search.ts").toEqual(query)
    const names = [...params.keys()]
    expect(
      names.filter((name) => !searchAddress.names.some((one) => one === name)),
      "list-addresses.ts",
    ).toEqual([])
    expect(params.toString()).not.toBe(searchParams(plain).toString())
  })

  it("is asked of the server; a page and an order only for the results", async () => {
    const [[found, count], [plainFound, plainCount]] = [await asked(query), await asked(plain)]
    expect(found, "src/commands/search.ts").not.toBe(plainFound)
    expect(count === plainCount, "src/commands/search.ts").toBe(field === "page" || field === "sort")
  })
})
