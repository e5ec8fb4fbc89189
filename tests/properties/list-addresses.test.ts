/** A list is left with an address that says just what it understands, whatever it was entered by. Spec §2. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as lists from "../../src/domain/list-addresses.ts"
import { lastPage } from "../../src/domain/queries.ts"
import { plainSearch, searchSorts } from "../../src/domain/search.ts"
import { paths } from "../../src/ui/app/paths.ts"
import { anyText } from "../domain/characters.ts"
import { runs } from "./runs.ts"

const [key, otherKey] = ["0b9d2c1e-0000-4000-8000-0000000000af", "1c9d2c1e-0000-4000-8000-0000000000af"]

/** A `?` at the beginning is a part of the name, not of the address. */
const inside = (search: string): URLSearchParams => new URLSearchParams(`&${search}`)

/** The values of each parameter of a list; written by hand from the table of spec §2 (D80, D27, D100). */
const page = ["1", "2", "17", String(lastPage)]
const valid: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "own orders": { page, ot: ["published", "moderation", "archive"] },
  "own offers": { page, oft: ["published", "moderation", "archive"] },
  applications: { page, at: ["active", "archive"] },
  received: { page, at: ["active", "archive"], interest: ["all", "interested", "aside"] },
  deals: { page, dt: ["active", "archive"] },
  favorites: { page, ft: ["order", "offer"] },
  feedback: { page, sortBy: ["newest", "oldest", "best", "worst"] },
  notifications: {
    page,
    filter: ["all", "unread", "deals", "applications", "content", "chat"],
    order: ["asc", "desc"],
  },
  "the search": {
    type: ["orders", "offers"],
    page,
    search: ["red door", "100% oak", "a&b=c", "Тумба", "%25"],
    sortBy: ["newest", "oldest", "priceUp", "priceDown"],
    classificatorPrimaryKeys: [key],
    minPrice: ["0", "12.5", "80"],
    maxPrice: ["80", "99999999.99"],
    lat: ["51.05", "-90", "0"],
    lon: ["13.74", "180", "-0.5"],
    geometryId: ["gn-2935022", "51.05,13.74"],
    location: ["Dresden", "Frankfurt (Oder)", "Łódź"],
    radius: ["5", "10", "20", "30", "50", "100", "150", "200"],
  },
}

/** Parameters that no list has: they are somebody else's, or nobody's. */
const others = ["modal", "modal.then", "modal.order", "participantKey", "chatId", "utm_source", "Page", "ot ", ""]

const given = <Query>(of: lists.ListAddress<Query>) => ({
  names: of.names,
  whole: (search: string) => lists.wholeSearch(of, search),
  read: (search: string): unknown => lists.queryIn(of, search),
})

const every = {
  "own orders": given(lists.ownListingsAddresses.Order),
  "own offers": given(lists.ownListingsAddresses.Offer),
  applications: given(lists.applicationsAddress),
  received: given(lists.receivedAddress),
  deals: given(lists.dealsAddress),
  favorites: given(lists.favoritesAddress),
  feedback: given(lists.feedbackAddress),
  notifications: given(lists.notificationsAddress),
  "the search": given(lists.searchAddress),
} as const

/** A value spelled as browsers do, or with every character escaped; or what never was encoded at all. */
const spelled = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    encodeURIComponent(text),
    encodeURIComponent(text).replaceAll("%20", "+"),
    [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  )

const aPart = (name: string, values: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(spelled(name), fc.constantFrom(...values).chain(spelled)).map(([said, value]) => `${said}=${value}`)

const raw = fc.string({ unit: "binary-ascii", maxLength: 12 }).map((text) => text.replaceAll(/[&#\s]/gu, ""))
const wrong = [
  "0",
  "-1",
  "1.5",
  "abc",
  "007",
  "1e3",
  "9999999999",
  "",
  " 1",
  "nonsense",
  "ARCHIVE",
  "everything",
  "recommended",
  "51.123456",
  "-0",
  "91",
  "15",
  "12.345",
]

/** Of parameters that have more values than can be named. */
const shapes: Readonly<Record<string, RegExp>> = {
  minPrice: /^\d{1,8}(\.\d{1,2})?$/u,
  maxPrice: /^\d{1,8}(\.\d{1,2})?$/u,
  lat: /^-?\d{1,2}(\.\d{1,2})?$/u,
  lon: /^-?\d{1,3}(\.\d{1,2})?$/u,
  geometryId: /^[!-~]{1,100}$/u,
  location: /\S/u,
}

const anotherPart = fc.oneof(
  fc.constantFrom(...others).chain((name) => aPart(name, ["", "1", "create-deal", "/orders?page=0&ot=x", key])),
  raw.map((text) => `x${text}`),
)

const isOther =
  (names: readonly string[]) =>
  (part: string): boolean =>
    !names.includes([...inside(part).keys()][0] ?? "")

describe.each(Object.entries(every))("the address of %s", (name, { names, whole, read }) => {
  const says = valid[name] ?? {}
  const ownValues = [...wrong, ...Object.values(says).flat(), key.toUpperCase(), otherKey]
  const aSearch = fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<string>(...names).chain((own) => aPart(own, ownValues)) },
        fc
          .tuple(
            fc.constantFrom<string>(...names),
            anyText.map((text) => encodeURIComponent(text.toWellFormed())),
          )
          .map((pair) => pair.join("=")),
        anotherPart,
        fc.constantFrom(...names, "", "?", "&", "=", "%"),
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join("&"))

  /**
   * Adds to parameters that say nothing by themselves what they are said of: to half a point the other half, to a name
   * a point.
   */
  const withWhatTheyNeed = (chosen: readonly (readonly [string, readonly string[]])[]) => {
    const isPlaced = chosen.some(([own]) => ["lat", "lon", "location", "radius"].includes(own))
    const point = Object.entries(says).filter(([own]) => own === "lat" || own === "lon")
    return isPlaced ? [...chosen.filter(([own]) => own !== "lat" && own !== "lon"), ...point] : chosen
  }

  /** Some of the parameters, each once and with a value that there is, among others. */
  const aValidSearch = fc
    .tuple(
      fc
        .subarray(Object.entries(says))
        .chain((chosen) => fc.tuple(...withWhatTheyNeed(chosen).map(([own, values]) => aPart(own, values)))),
      fc.array(anotherPart, { maxLength: 4 }),
    )
    .chain(([own, more]) => fc.shuffledSubarray([...own, ...more], { minLength: own.length + more.length }))
    .map((parts) => parts.join("&"))

  it("has the parameters that the specification gives it", () => {
    expect(names.toSorted()).toEqual(Object.keys(says).toSorted())
  })

  it("is corrected once and for all", () => {
    fc.assert(
      fc.property(aSearch, (search) => void expect(whole(whole(search))).toBe(whole(search))),
      runs(200),
    )
  })

  it("means the same once it is corrected", () => {
    fc.assert(
      fc.property(aSearch, (search) => void expect(read(whole(search))).toEqual(read(search))),
      runs(200),
    )
  })

  it("says only what there is once it is corrected, and each thing once", () => {
    fc.assert(
      fc.property(aSearch, (search) => {
        const params = inside(whole(search))
        for (const own of names) {
          const said = params.getAll(own)
          expect(new Set(said).size).toBe(said.length)
          if (own === "classificatorPrimaryKeys") expect([key, otherKey]).toEqual(expect.arrayContaining(said))
          else expect(said.length).toBeLessThanOrEqual(1)
          if (own === "page") for (const one of said) expect(one).toMatch(/^[1-9][0-9]{0,8}$/u)
          else if (own === "sortBy" && name === "the search") for (const one of said) expect(searchSorts).toContain(one)
          else if (own in shapes) for (const one of said) expect(one).toMatch(shapes[own] ?? /^$/u)
          else if (own !== "search" && own !== "classificatorPrimaryKeys")
            for (const one of said) expect(says[own]).toContain(one)
        }
      }),
      runs(200),
    )
  })

  it("is left alone, to the letter, when it says no nonsense", () => {
    fc.assert(
      fc.property(aValidSearch, (search) => void expect(whole(search)).toBe(search)),
      runs(200),
    )
    expect(whole("")).toBe("")
  })

  it("keeps what is not the list's, to the letter and in its order", () => {
    fc.assert(
      fc.property(aSearch, (search) => {
        const parts = search.split("&")
        const left = whole(search).split("&").filter(isOther(names)).filter(Boolean)
        expect(left).toEqual(parts.filter(isOther(names)).filter(Boolean))
      }),
      runs(200),
    )
  })

  it("says nothing more than it said", () => {
    fc.assert(
      fc.property(aSearch, (search) => {
        const before = new Set(inside(search).keys())
        for (const one of inside(whole(search)).keys()) expect(before).toContain(one)
      }),
    )
  })

  it("says another page and nothing else when it goes to the last one", () => {
    fc.assert(
      fc.property(aSearch, fc.integer({ min: 1, max: 999 }), (search, last) => {
        const moved = lists.searchAtPage(whole(search), last)
        const [before, after] = [inside(whole(search)), inside(moved)]
        expect(after.getAll("page")).toEqual(before.has("page") ? [String(last)] : [])
        before.delete("page")
        after.delete("page")
        expect([...after]).toEqual([...before])
        expect(whole(moved)).toBe(moved)
      }),
    )
  })
})

describe("an address", () => {
  it.each([
    ["own orders", "page=0&ot=nonsense", "page=1&ot=published"],
    ["own orders", "page=abc", "page=1"],
    [
      "own orders",
      "ot=archive&page=1.5&modal=create-deal&modal.order=x",
      "ot=archive&page=1&modal=create-deal&modal.order=x",
    ],
    ["own orders", "page=2&page=3", "page=2"],
    ["own orders", "oft=nonsense", "oft=nonsense"],
    ["deals", "participantKey=k&dt=x", "participantKey=k&dt=active"],
    ["applications", "at", "at=active"],
    ["notifications", "order=up&filter=none", "order=desc&filter=all"],
    ["the search", "sortBy=recommended", "sortBy=newest"],
    ["the search", "search=a&page=2", "page=2"],
    ["the search", "type=offers&minPrice=90&maxPrice=20.5", "type=offers&minPrice=20.5&maxPrice=90"],
    ["the search", "minPrice=-3&maxPrice=ten&radius=30&location=Dresden", ""],
    ["the search", "lat=51.0509&lon=13.7383&radius=31&location=%20Dresden", "lat=51.05&lon=13.74&location=Dresden"],
    ["the search", "lat=51.05&lon=200&geometryId=gn-2935022&radius=20", "geometryId=gn-2935022"],
    ["the search", "type=all&search=red%20door", "type=orders&search=red%20door"],
    [
      "the search",
      `classificatorPrimaryKeys=x&page=1&classificatorPrimaryKeys=${key}`,
      `classificatorPrimaryKeys=${key}&page=1`,
    ],
  ] as const)("of %s that says ?%s is replaced by ?%s", (list, search, corrected) => {
    expect(every[list].whole(search)).toBe(corrected)
  })

  it.each([
    ["own orders", paths.ownListings("Order", { tab: "archive", page: 3 })],
    ["own offers", paths.ownListings("Offer", { tab: "moderation", page: 1 })],
    ["applications", paths.sentApplications("Order", { tab: "archive", page: 2 })],
    ["deals", paths.deals({ tab: "active", page: 1 })],
    ["notifications", paths.notifications({ filter: "unread", order: "asc", page: 1 })],
    [
      "the search",
      paths.search({
        ...plainSearch("Offer", "red & blue"),
        sort: "recommended",
        categoryKeys: [key, otherKey],
        minPrice: 1_250,
        maxPrice: 9_999,
        place: { name: "Łódź", point: { lat: 51.77, lon: 19.47 }, geometryId: "gn-3093133", radius: 50 },
      }),
    ],
  ] as const)("of %s as the app builds it is left alone: %s", (list, href) => {
    const [, search = ""] = href.split("?")
    expect(every[list].whole(search)).toBe(search)
  })
})
