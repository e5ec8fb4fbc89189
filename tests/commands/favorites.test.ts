/** Keeping and letting go of favourites, each kind by its own operations. Spec §7 Favourites, §8. */
import { describe, expect, it } from "vitest"
import { listingKinds } from "../../src/domain/listings.ts"
import { eventsOf, setUp, typesOf } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

const wire = {
  Order: { room: "/orders/favorites", list: "listFavoriteOrders", add: "addFavoriteOrder", field: "orderKey" },
  Offer: { room: "/offers/favorites", list: "listFavoriteOffers", add: "addFavoriteOffer", field: "offerKey" },
} as const

interface Kept {
  readonly key: string
  readonly entity: { readonly key: string }
}

describe.each(listingKinds)("a favourite of kind %s", (kind) => {
  const { room, list, add, field } = wire[kind]
  const listed = exampleOf("market", list, 3).body as { readonly items: readonly Kept[] }
  const one = exampleOf("market", add, 3).body as Kept
  const key = one.entity.key

  it("is kept by the key of its listing", async () => {
    const bench = await setUp(() => ({ status: 201, body: one, headers: { "account-cursor": "7" } }))
    await bench.bus.dispatch({ type: "AddFavorite", kind, key })
    expect(bench.server.heard[0]).toMatchObject({ method: "POST", path: room, body: JSON.stringify({ [field]: key }) })
    expect(eventsOf(bench, "FavoriteAdded")).toEqual([
      { type: "FavoriteAdded", kind, key: one.key, listingKey: key, count: null, asOf: 7 },
    ])
  })

  it("is let go by the key of its listing", async () => {
    const bench = await setUp(() => ({ status: 204, headers: { "account-cursor": "8" } }))
    await bench.bus.dispatch({ type: "RemoveFavorite", kind, key })
    expect(bench.server.heard[0]).toMatchObject({ method: "DELETE", path: `${room}/${key}` })
    expect(eventsOf(bench, "FavoriteRemoved")).toEqual([
      { type: "FavoriteRemoved", kind, listingKey: key, count: null, asOf: 8 },
    ])
  })

  it("that is none any more is told as a listing that has changed, and what is kept is read anew", async () => {
    const bench = await setUp(({ method }) => (method === "DELETE" ? { status: 404 } : { body: listed }))
    const outcome = await bench.bus.dispatch({ type: "RemoveFavorite", kind, key })
    expect(outcome).toMatchObject({ tag: "Failed", failure: { reason: `${kind}InvalidStateException` } })
    expect(typesOf(bench)).toEqual(["CommandStarted", "FavoriteMarksLoaded", "CommandFailed"])
    expect(eventsOf(bench, "CommandFailed")[0]?.shown).toBe("toast")
  })

  it("is told so as well when what is kept can't be read", async () => {
    const bench = await setUp(({ method }) => (method === "DELETE" ? { status: 404 } : { status: 403 }))
    const outcome = await bench.bus.dispatch({ type: "RemoveFavorite", kind, key })
    expect(outcome).toMatchObject({ tag: "Failed", failure: { reason: `${kind}InvalidStateException` } })
  })

  it("is read page by page until all of them are known, as of the first page", async () => {
    const bench = await setUp(({ path }) => ({
      body: { ...listed, count: 101, items: path.includes("skip=0") ? listed.items : [one] },
      headers: { "account-cursor": path.includes("skip=0") ? "3" : "4" },
    }))
    await bench.bus.dispatch({ type: "LoadFavoriteMarks", kind })
    expect(bench.server.heard.map(({ path }) => new URLSearchParams(path.split("?")[1]).get("skip"))).toEqual([
      "0",
      "100",
    ])
    const [loaded] = eventsOf(bench, "FavoriteMarksLoaded")
    expect(loaded?.asOf).toBe(3)
    expect(loaded?.marks.at(-1)).toEqual({ key: one.key, listingKey: key })
  })
})
