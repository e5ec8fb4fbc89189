/** Each command about listings asks the operation of its kind, and answers with the same facts. */
import { describe, expect, it } from "vitest"
import type { Command } from "../../src/commands/catalogue.ts"
import { emptyListingDraft } from "../../src/domain/listing-drafts.ts"
import type { Listing } from "../../src/domain/listings.ts"
import { ownerMoves } from "../../src/domain/listing-moves.ts"
import { plainSearch } from "../../src/domain/search.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { aListingAt } from "../arbitraries/world-entities.ts"
import { setUp, type Bench } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

let bench: Bench

const executantKey = "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02"
const key = "key-1"
const order = { kind: "Order", key } as const
const offer = { kind: "Offer", key } as const
const query = { tab: "published", page: 2 } as const
const draft = {
  ...emptyListingDraft,
  name: "  Hedges ",
  description: "Both sides.",
  categoryKey: "garden",
  startDate: "2026-04-01",
}
const written = {
  name: "Hedges",
  description: "Both sides.",
  classificatorPrimaryKey: "garden",
  price: { byAgreement: true, rate: null },
  startDate: "2026-04-01",
  endDate: "2026-04-01",
}

const sample: Listing = {
  ...aListingAt(1, 1, { status: "Archived", versionStatus: "Published" }),
  price: { byAgreement: false, rate: { valueMinor: 12_050, unit: "Day", currency: "PLN" } },
}

type Asked = readonly [command: Command, file: string, operation: string, method: string, path: string, body?: object]

const asked: readonly Asked[] = [
  [{ type: "LoadOwnListings", kind: "Order", executantKey: null, query }, "orders", "listOrders", "GET", "/orders?"],
  [{ type: "LoadOwnListings", kind: "Offer", executantKey, query }, "offers", "listOffers", "GET", "/offers?"],
  [{ type: "LoadListing", kind: "Order", key }, "orders", "getOrder", "GET", "/orders/key-1"],
  [{ type: "LoadListing", kind: "Offer", key }, "offers", "getOffer", "GET", "/offers/key-1"],
  [{ type: "LoadPublicListing", kind: "Order", key }, "orders", "getPublicOrder", "GET", "/orders/public/key-1"],
  [{ type: "LoadPublicListing", kind: "Offer", key }, "offers", "getPublicOffer", "GET", "/offers/public/key-1"],
  [
    { type: "SubmitListing", kind: "Order", id: "d", draft },
    "orders",
    "createOrder",
    "POST",
    "/orders/create",
    written,
  ],
  [
    { type: "SubmitListing", kind: "Offer", id: "d", draft: { ...draft, executantKey } },
    "offers",
    "createOffer",
    "POST",
    "/offers",
    { ...written, executantKey },
  ],
  ...(["Order", "Offer"] as const).flatMap((kind) =>
    ownerMoves.map((move): Asked => {
      const one = kind.toLowerCase()
      return [
        { type: "MoveListing", kind, key, move, canUndo: true },
        `${one}s`,
        `${move}${kind}`,
        "PUT",
        `/${one}s/key-1/${move}`,
      ]
    }),
  ),
  [
    {
      type: "SubmitListing",
      kind: "Offer",
      id: "d",
      draft: { ...draft, profileName: "  Anna  at work ", profileCategoryKey: "garden" },
    },
    "offers",
    "createOffer",
    "POST",
    "/offers",
    { ...written, executant: { name: "Anna at work", classificatorPrimaryKey: "garden" } },
  ],
  [
    { type: "ReviseListing", listing: order, versionKey: "v-1", draft },
    "orders",
    "updateOrder",
    "PUT",
    "/orders/key-1",
    written,
  ],
  [
    { type: "ReviseListing", listing: offer, versionKey: "v-1", draft: { ...draft, executantKey } },
    "offers",
    "updateOffer",
    "PUT",
    "/offers/key-1",
    written,
  ],
  [{ type: "Search", query: plainSearch("Order") }, "market", "search", "GET", "/v2/search/orders?"],
]

/** Answers the kinds of the listings that an event tells of. */
const kindsIn = (event: AppEvent): readonly string[] => {
  switch (event.type) {
    case "OwnListingsPageLoaded":
    case "SearchAnswered":
      return event.listings.map(({ kind }) => kind)
    case "ListingLoaded":
    case "ListingSubmitted":
    case "ListingMoved":
    case "PublicListingLoaded":
      return [event.listing.kind]
    default:
      return []
  }
}

describe("a command about listings", () => {
  it.each(
    asked.map(([command, file, operation, method, path, body]) => ({ command, file, operation, method, path, body })),
  )("asks $operation", async ({ command, file, operation, method, path, body }) => {
    bench = await setUp(() => exampleOf(file, operation, 7))
    expect(await bench.bus.dispatch(command)).toMatchObject({ tag: "Done" })
    const [heard] = bench.server.heard
    expect(heard?.method).toBe(method)
    if (path.endsWith("?")) expect(heard?.path.startsWith(path)).toBe(true)
    else expect(heard?.path).toBe(path)
    expect(heard?.body === "" ? undefined : JSON.parse(heard?.body ?? "")).toEqual(body)
    if (command.type === "SubmitListing") expect(heard?.headers["idempotency-key"]).toBe("d")
    if (command.type === "ReviseListing") expect(heard?.headers["base-version"]).toBe("v-1")
    const kinds = bench.emitted.flatMap(({ event }) => kindsIn(event))
    expect(kinds.length).toBeGreaterThan(0)
    expect(new Set(kinds)).toEqual(new Set([operation.includes("Offer") ? "Offer" : "Order"]))
  })

  const place = {
    address: "Dresden",
    freeFormAddress: "Dresden, Sachsen, DE",
    geometryId: null,
    point: { lat: 51.0509, lon: 13.7383 },
    radius: 20_000,
  }
  const placed = {
    discriminator: "Radius",
    address: "Dresden",
    freeFormAddress: "Dresden, Sachsen, DE",
    geometryId: null,
    metadata: { lat: 51.0509, lon: 13.7383, radius: 20_000 },
  }

  const seen = { key: "p1", versionKey: "v-1" }

  it.each([
    [order, { act: "add", place }, "POST /orders/key-1/location", placed],
    [offer, { act: "add", place }, "POST /offers/key-1/location", placed],
    [order, { act: "replace", ...seen, place }, "PUT /orders/key-1/location/p1", placed],
    [offer, { act: "replace", ...seen, place }, "PUT /offers/key-1/location/p1", placed],
    [order, { act: "remove", ...seen }, "DELETE /orders/key-1/location/p1", undefined],
    [offer, { act: "remove", ...seen }, "DELETE /offers/key-1/location/p1", undefined],
  ] as const)("changes the place of %j by %j, and reads what became of it", async (listing, change, asked, body) => {
    const file = listing.kind === "Order" ? "orders" : "offers"
    bench = await setUp(({ method }) => {
      if (method === "DELETE") return { status: 204 }
      if (method !== "GET") return exampleOf(file, `create${listing.kind}Location`, 6)
      return exampleOf(file, `get${listing.kind}`, 7)
    })
    expect(await bench.bus.dispatch({ type: "ChangeListingPlace", listing, change })).toMatchObject({
      tag: "Done",
      events: [{ type: "ListingLoaded", listing: { kind: listing.kind, asOf: 7 } }],
    })
    const [first, second] = bench.server.heard
    expect(`${first?.method} ${first?.path}`).toBe(asked)
    expect(first?.body === "" ? undefined : JSON.parse(first?.body ?? "")).toEqual(body)
    expect(first?.headers["base-version"]).toBe(change.act === "add" ? undefined : "v-1")
    expect(second?.path).toBe(`/${file}/key-1`)
  })

  const refusal = (type: string) => ({ status: 400, body: { type, message: "No.", traceId: "t" } })

  it.each([
    ["changed", { act: "replace", ...seen, place }, refusal("ListingChangedException"), "Refused"],
    ["gone", { act: "replace", ...seen, place }, { status: 404 }, "NotFound"],
    ["named", { act: "add", place }, refusal("OrderInvalidStateException"), "Refused"],
  ] as const)("does not write over a place that was %s elsewhere", async (_, change, refused, tag) => {
    bench = await setUp(({ method }) => (method === "GET" ? exampleOf("orders", "getOrder", 7) : refused))
    const outcome = await bench.bus.dispatch({ type: "ChangeListingPlace", listing: order, change })
    expect(outcome).toMatchObject({ tag: "Failed", failure: { _tag: tag } })
    expect(bench.server.heard.filter(({ method }) => method !== "GET")).toHaveLength(1)
  })

  it("has its wish where another tab, or a try whose answer got lost, was faster", async () => {
    const now = exampleOf("orders", "getOrder", 7)
    bench = await setUp(({ method }) =>
      method === "GET" ? { ...now, body: { ...(now.body as object), locations: [] } } : { status: 404 },
    )
    const change = { act: "remove", ...seen } as const
    expect(await bench.bus.dispatch({ type: "ChangeListingPlace", listing: order, change })).toMatchObject({
      tag: "Done",
      events: [{ type: "ListingLoaded", listing: { place: null } }],
    })
  })

  it("removes files, which is done although nothing can be read after it", async () => {
    bench = await setUp(({ method }) => ({ status: method === "DELETE" ? 204 : 403 }))
    const done = await bench.bus.dispatch({ type: "RemoveListingFiles", listing: order, fileKeys: ["f1", "f2"] })
    expect(done).toEqual({ tag: "Done", events: [] })
    expect(bench.server.heard[0]?.path).toBe("/content/files?fileKeys=f1&fileKeys=f2")
  })

  it("asks for the offers of one executant profile, and says whose they are", async () => {
    bench = await setUp(() => exampleOf("offers", "listOffers", 7))
    await bench.bus.dispatch({ type: "LoadOwnListings", kind: "Offer", executantKey, query })
    expect(new URLSearchParams(bench.server.heard[0]?.path.split("?")[1]).get("executantGuid")).toBe(executantKey)
    expect(bench.emitted.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: "OwnListingsPageLoaded", kind: "Offer", executantKey, query, asOf: 7 }),
    )
  })

  it("answers whoever sent a draft with the listing that it became", async () => {
    bench = await setUp(() => exampleOf("offers", "createOffer", 7))
    const listing: unknown = expect.objectContaining({ kind: "Offer", key: "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a05" })
    expect(await bench.bus.dispatch({ type: "SubmitListing", kind: "Offer", id: "d", draft })).toEqual({
      tag: "Done",
      events: [{ type: "ListingSubmitted", listing }],
    })
  })

  it.each(["Order", "Offer"] as const)(
    "sends one of kind %s for review anew, on days that are still to come",
    async (kind) => {
      bench = await setUp(() => exampleOf(`${kind.toLowerCase()}s`, `update${kind}`, 7))
      const listing = { ...sample, kind, startDate: "2026-01-05", endDate: "2026-01-07" }
      const outcome = await bench.bus.dispatch({ type: "RepublishListing", listing, today: "2026-04-01" })
      expect(outcome).toMatchObject({ tag: "Done", events: [{ type: "ListingSubmitted" }] })
      const [heard] = bench.server.heard
      expect([heard?.method, heard?.path]).toEqual(["PUT", `/${kind.toLowerCase()}s/${listing.key}`])
      expect(JSON.parse(heard?.body ?? "")).toEqual({
        name: listing.name,
        description: listing.description,
        classificatorPrimaryKey: listing.categoryKey,
        price: { byAgreement: false, rate: { value: 120.5, measurementUnit: "Day", currency: { code: "PLN" } } },
        startDate: "2026-04-01",
        endDate: "2026-04-03",
      })
    },
  )

  it.each(["Order", "Offer"] as const)("knows that a public one of kind %s is gone", async (kind) => {
    bench = await setUp(() => ({ status: 404 }))
    expect(await bench.bus.dispatch({ type: "LoadPublicListing", kind, key })).toMatchObject({ tag: "Done" })
    expect(bench.emitted.map(({ event }) => event)).toContainEqual({ type: "ListingUnavailable", kind, key })
  })

  it("searches offers by their own address", async () => {
    bench = await setUp(() => {
      const offer = exampleOf("offers", "getPublicOffer", 0).body
      return { body: { count: 1, items: [offer] } }
    })
    await bench.bus.dispatch({ type: "Search", query: plainSearch("Offer") })
    expect(bench.server.heard[0]?.path).toMatch(/^\/v2\/search\/offers\?/u)
    expect(bench.emitted.flatMap(({ event }) => kindsIn(event))).toEqual(["Offer"])
  })
})
