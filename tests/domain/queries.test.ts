/** Addresses that say nonsense are made whole, once and for all. Spec §2 Query parameters, §5. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { applicationTabs } from "../../src/domain/applications.ts"
import { listSizes, mostPassedOver, textLimits } from "../../src/domain/limits.ts"
import { notificationFilterNames } from "../../src/domain/notifications.ts"
import {
  applicationsParams,
  applicationsQuery,
  dealsParams,
  dealsQuery,
  favoritesParams,
  favoritesQuery,
  feedbackParams,
  feedbackQuery,
  lastPage,
  notificationsParams,
  notificationsQuery,
  ownListingsParams,
  ownListingsQuery,
  pageCount,
  pageOf,
  receivedParams,
  receivedQuery,
} from "../../src/domain/queries.ts"
import { searchParams, searchQuery, searchQueryKey, searchSorts } from "../../src/domain/search.ts"
import { anyText } from "./characters.ts"

const key = "0b9d2c1e-0000-4000-8000-0000000000aF"

/** A value of an address for each name: something the house means, or anything. */
const aValue = fc.oneof(
  anyText,
  fc.constantFrom(
    ...[
      "1",
      "2",
      "0",
      "-1",
      "1.5",
      "007",
      "1e3",
      "999999999",
      "9999999999",
      "",
      " 3",
      key,
      "orders",
      "offers",
      "30",
      "51.05",
      "13.74",
      "-0.004",
      "90.5",
    ],
    ...["published", "moderation", "archive", "active", "asc", "desc", ...searchSorts, ...notificationFilterNames],
  ),
)

const aName = fc.constantFrom(
  ...[
    "page",
    "ot",
    "oft",
    "at",
    "dt",
    "filter",
    "order",
    "type",
    "search",
    "sortBy",
    "classificatorPrimaryKeys",
    ...["minPrice", "maxPrice", "lat", "lon", "geometryId", "location", "radius"],
    "other",
  ],
)

const someParams = fc
  .array(fc.tuple(aName, aValue), { maxLength: 12 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])))

describe.each([
  ["own orders", (params: URLSearchParams) => ownListingsParams("Order", ownListingsQuery("Order", params))],
  ["own offers", (params: URLSearchParams) => ownListingsParams("Offer", ownListingsQuery("Offer", params))],
  ["applications", (params: URLSearchParams) => applicationsParams(applicationsQuery(params))],
  ["received applications", (params: URLSearchParams) => receivedParams(receivedQuery(params))],
  ["deals", (params: URLSearchParams) => dealsParams(dealsQuery(params))],
  ["favorites", (params: URLSearchParams) => favoritesParams(favoritesQuery(params))],
  ["feedback", (params: URLSearchParams) => feedbackParams(feedbackQuery(params))],
  ["notifications", (params: URLSearchParams) => notificationsParams(notificationsQuery(params))],
  ["the search", (params: URLSearchParams) => searchParams(searchQuery(params))],
])("the address of %s", (_, normalised) => {
  it("is normal once it was normalised, also after a trip through the address bar", () => {
    fc.assert(
      fc.property(someParams, (params) => {
        const once = normalised(params).toString()
        expect(normalised(new URLSearchParams(once)).toString()).toBe(once)
      }),
      { numRuns: 500 },
    )
  })
})

describe("a page", () => {
  it("is a whole number from 1, else 1", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: lastPage }), (page) => void expect(pageOf(String(page))).toBe(page)),
    )
    for (const text of [null, "", "0", "-1", "1.5", "1e3", " 1", "two", "٢", "9999999999", "Infinity"])
      expect(pageOf(text)).toBe(1)
    // No request passes over more than a million of a list.
    expect((lastPage - 1) * Math.max(...Object.values(listSizes))).toBeLessThanOrEqual(mostPassedOver)
    expect([pageOf(String(lastPage + 1)), pageOf("999999999")]).toEqual([lastPage, lastPage])
  })

  it("is one of at least one", () => {
    const size = listSizes.deals
    expect([0, size, size + 1].map((count) => pageCount("deals", count))).toEqual([1, 1, 2])
  })
})

describe("a query", () => {
  it("of received applications asks for all unless it says which", () => {
    const of = (search: string): unknown => receivedQuery(new URLSearchParams(search))
    expect(of("at=active&interest=aside&page=2")).toEqual({ tab: "active", interest: "aside", page: 2 })
    expect(of("interest=nonsense")).toEqual({ tab: "active", interest: "all", page: 1 })
  })

  it("always names a tab, a filter and an order there is", () => {
    fc.assert(
      fc.property(someParams, (params) => {
        expect(applicationTabs).toContain(applicationsQuery(params).tab)
        expect(notificationFilterNames).toContain(notificationsQuery(params).filter)
        expect(["asc", "desc"]).toContain(notificationsQuery(params).order)
      }),
    )
    expect(notificationsQuery(new URLSearchParams())).toEqual({ filter: "all", order: "desc", page: 1 })
  })
})

describe("a search", () => {
  it("has no term or one of 2 to 100 characters, and no recommended order without one", () => {
    fc.assert(
      fc.property(someParams, (params) => {
        const { term, sort, kind, categoryKeys } = searchQuery(params)
        expect(["Order", "Offer"]).toContain(kind)
        expect(searchSorts).toContain(sort)
        if (term === "") expect(sort).not.toBe("recommended")
        else expect([...term].length).toBeGreaterThanOrEqual(textLimits.searchTerm.min)
        expect([...term].length).toBeLessThanOrEqual(textLimits.searchTerm.max)
        expect(categoryKeys).toEqual([...new Set(categoryKeys)].toSorted())
      }),
    )
  })

  it.each([
    ["", { term: "", sort: "newest" }],
    ["search=a", { term: "" }],
    ["search=%20red%20%20door%20", { term: "red door" }],
    ["search=r%00ed%E2%80%AE%20d%E2%80%8Boor", { term: "red door" }],
    ["search=%E2%80%8B%E2%80%8D", { term: "" }],
    ["geometryId=gn-1&location=%E2%80%AEDresden%00", { place: { name: "Dresden" } }],
    ["search=red&sortBy=recommended", { term: "red", sort: "recommended" }],
    ["sortBy=recommended", { sort: "newest" }],
    ["sortBy=oldest", { sort: "oldest" }],
    ["sortBy=cheapest", { sort: "newest" }],
    ["type=everything&page=-3", { kind: "Order", page: 1 }],
    ["type=offers", { kind: "Offer" }],
    ["sortBy=priceDown", { sort: "priceDown" }],
    ["minPrice=12.5&maxPrice=80", { minPrice: 1250, maxPrice: 8000 }],
    ["minPrice=80&maxPrice=0", { minPrice: 0, maxPrice: 8000 }],
    ["minPrice=-1&maxPrice=1e3", { minPrice: null, maxPrice: null }],
    ["minPrice=1.005", { minPrice: null }],
    ["radius=20&location=Dresden", { place: null }],
    ["lat=51.0509", { place: null }],
    [
      "lat=51.0509&lon=13.7383",
      { place: { name: "", point: { lat: 51.05, lon: 13.74 }, geometryId: null, radius: null } },
    ],
    ["lat=51.05&lon=13.74&radius=20", { place: { radius: 20 } }],
    ["lat=51.05&lon=13.74&radius=21", { place: { radius: null } }],
    ["geometryId=gn-1&radius=20&location=Dresden", { place: { name: "Dresden", point: null, radius: null } }],
    [
      `classificatorPrimaryKeys=${key}&classificatorPrimaryKeys=${key}&classificatorPrimaryKeys=x`,
      { categoryKeys: [key.toLowerCase()] },
    ],
  ])("of ?%s is %j", (address, query) => {
    expect(searchQuery(new URLSearchParams(address))).toMatchObject(query)
  })

  it("has the same answers whatever way it was written", () => {
    const written = ["search=red  door&page=1", "page=x&search=red door&type=orders&sortBy=newest"]
    expect(new Set(written.map((address) => searchQueryKey(searchQuery(new URLSearchParams(address))))).size).toBe(1)
  })
})
