/** Favorites are kept, by whichever of two tabs it was, and stand where they belong. Spec §2 `/favorites`. */
import { describe, expect, it } from "vitest"
import type { Favorite } from "../../src/domain/favorites.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { areKeepersKnown, favoriteListing, keepersOf } from "../../src/projections/favorite-listings.ts"
import { favoriteCount, isFavorite } from "../../src/projections/favorites.ts"
import { favoritesPage } from "../../src/projections/favorites-page.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { toastsInView } from "../../src/projections/toasts.ts"
import { momentOf } from "../arbitraries/keys.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { aStrangersListing } from "../arbitraries/world-entities.ts"

const kind = "Order"
const favorite = (n: number): Favorite => ({
  key: `favorite-${n}`,
  createdDate: momentOf(n),
  listing: aStrangersListing(2 * n + 1),
})
const [one, two] = [favorite(1), favorite(2)]
const keyOf = ({ listing }: Favorite): string => listing.key

const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).favorites
const page = (asOf: number, ...favorites: readonly Favorite[]): AppEvent => ({
  type: "FavoritesPageLoaded",
  kind,
  page: 1,
  count: favorites.length,
  favorites,
  asOf,
})
const added = (of: Favorite, asOf: number, count = 1): AppEvent => ({
  type: "FavoriteAdded",
  kind,
  key: of.key,
  listingKey: keyOf(of),
  count,
  asOf,
})
const removed = (of: Favorite, asOf: number): AppEvent => ({
  type: "FavoriteRemoved",
  kind,
  listingKey: keyOf(of),
  count: 0,
  asOf,
})
const marks = (asOf: number, ...of: readonly Favorite[]): AppEvent => ({
  type: "FavoriteMarksLoaded",
  kind,
  marks: of.map(({ key, listing }) => ({ key, listingKey: listing.key })),
  asOf,
})
const id = (of: Favorite) => ({ kind, key: keyOf(of) }) as const

describe("whether a listing is kept", () => {
  it("is not known before anything was told of it", () => {
    expect(isFavorite(after(), id(one))).toBeUndefined()
    expect(isFavorite(after(added(two, 3)), id(one))).toBeUndefined()
  })

  it("is what the newest fact says, in whichever order they come", () => {
    const facts = [marks(2, one), removed(one, 4), added(one, 6)]
    for (const some of [facts, facts.toReversed()]) expect(isFavorite(after(...some), id(one))).toBe(true)
    expect(isFavorite(after(removed(one, 4), marks(2, one)), id(one))).toBe(false)
    expect(isFavorite(after(added(one, 4), marks(6)), id(one))).toBe(false)
    expect(isFavorite(after(marks(6), marks(4, one)), id(one))).toBe(false)
  })

  it("is forgotten when somebody signs out", () => {
    expect(isFavorite(after(marks(2, one), { type: "SignedOut", reason: "asked" }), id(one))).toBeUndefined()
  })
})

describe("the list", () => {
  it("has the newest first, each with its listing and the count", () => {
    const state = after(page(5, two, one))
    expect(favoritesPage(state, { kind, page: 1 })).toEqual({ keys: [keyOf(two), keyOf(one)], count: 2, stale: false })
    expect(favoriteListing(state, keyOf(one))).toEqual(one.listing)
    expect([favoriteCount(state, "Order"), favoriteCount(state, "Offer")]).toEqual([2, undefined])
  })

  it("loses at once what another tab let go, and knows all the same that nothing is missing", () => {
    const state = after(page(5, two, one), removed(two, 6))
    expect(favoritesPage(state, { kind, page: 1 })).toEqual({ keys: [keyOf(one)], count: 1, stale: false })
  })

  it("asks again when another tab kept one, as only its key is told", () => {
    const state = after(page(5, one), added(two, 6, 2))
    expect(favoritesPage(state, { kind, page: 1 })).toMatchObject({ keys: [keyOf(one)], stale: true })
    expect(favoriteCount(state, kind)).toBe(2)
  })

  it("is of one kind", () => {
    expect(favoritesPage(after(page(5, one)), { kind: "Offer", page: 1 })).toBeUndefined()
  })
})

it("who keeps an own listing is the newest count", () => {
  const counted = (count: number, asOf: number): AppEvent => ({
    type: "ListingFavoritesCounted",
    counts: [{ listingKey: "o1", count }],
    asOf,
  })
  expect(keepersOf(after(counted(3, 5), counted(2, 4)), "o1")).toBe(3)
  expect(areKeepersKnown(after(counted(3, 5)), ["o1", "o2"])).toBe(false)
})

describe("a toast with the way back", () => {
  const shown = (origin: "rest" | "hub", ...more: readonly AppEvent[]) =>
    toastsInView(
      foldPlain([enveloped(removed(one, 4), 1, origin), ...more.map((event, at) => enveloped(event, at + 2, "rest"))])
        .toasts,
      false,
    ).map(({ content }) => content)

  it("comes where it was let go here, and not where another tab did", () => {
    expect(shown("rest")).toEqual([{ kind: "favorite-removed", listing: id(one), asOf: 4 }])
    expect(shown("hub")).toEqual([])
  })

  it("leaves when it is kept again", () => {
    expect(shown("rest", added(one, 5))).toEqual([])
    expect(shown("rest", added(two, 5))).toHaveLength(1)
  })
})
