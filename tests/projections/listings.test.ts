/** Own and public listings of both kinds, and what became of one under review. Spec §2 `/orders`, `/offers`. */
import { describe, expect, it } from "vitest"
import type { Listing } from "../../src/domain/listings.ts"
import { ownOrders, type OwnList, type OwnListTab } from "../../src/domain/own-lists.ts"
import type { ListingEvent } from "../../src/events/listings.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { isListingUnavailable, isPublicBehind, publicListing } from "../../src/projections/public-listings.ts"
import { ownListing } from "../../src/projections/listings.ts"
import { justPublished, ownListingsPage, ownListQueryOf } from "../../src/projections/own-listing-lists.ts"
import { enveloped } from "../arbitraries/logs.ts"

const listing = (key: string, status: Listing["status"], asOf: number): Listing => ({
  kind: "Order",
  key,
  name: key,
  description: "",
  categoryKey: "painting",
  price: { byAgreement: true, rate: null },
  startDate: "2026-03-05",
  endDate: "2026-03-09",
  files: [],
  place: null,
  owner: {
    key: "mira",
    name: "Mira",
    type: "Customer",
    photo: null,
    rating: { value: null, counts: [0, 0, 0, 0, 0] },
  },
  views: 0,
  applications: 0,
  createdDate: "2026-03-01T10:00:00.000Z",
  updatedDate: `2026-03-01T10:00:0${asOf}.000Z`,
  status,
  versionStatus: status === "OnModeration" ? "OnModeration" : "Published",
  versionKey: "version",
  reason: null,
  hidden: false,
  asOf,
})

const folded = (...events: readonly ListingEvent[]) => foldPlain(events.map((event) => enveloped(event))).listings

const reviewed: ListingEvent = {
  type: "OwnListingsPageLoaded",
  ...ownOrders,
  query: { tab: "moderation", page: 1 },
  count: 1,
  listings: [listing("gate", "OnModeration", 1)],
  asOf: 1,
}

describe("an order that was published", () => {
  it("is known to have left the list of those under review", () => {
    expect(justPublished(folded(reviewed), ownOrders)).toBeUndefined()
    const state = folded(reviewed, { type: "ListingPublished", listing: listing("gate", "Published", 2) })
    expect(justPublished(state, ownOrders)?.key).toBe("gate")
  })

  it("is known as the one just sent, also where the list came after it", () => {
    const sent: readonly ListingEvent[] = [
      { type: "ListingSubmitted", listing: listing("roof", "OnModeration", 1) },
      { type: "ListingPublished", listing: listing("roof", "Published", 3) },
    ]
    expect(justPublished(folded(...sent), ownOrders)?.key).toBe("roof")
    expect(
      justPublished(folded({ type: "ListingPublished", listing: listing("old", "Published", 3) }), ownOrders),
    ).toBeUndefined()
  })
})

describe("listings of two kinds", () => {
  const offer = (key: string, executantKey: string): Listing => {
    const order = listing(key, "Published", 2)
    return { ...order, kind: "Offer", owner: { ...order.owner, key: executantKey, type: "Executant" } }
  }
  const offersOf = (executantKey: string): OwnList => ({ kind: "Offer", executantKey })
  const query = { tab: "published", page: 1 } as const
  const page = (list: OwnList, ...listings: readonly Listing[]): ListingEvent => ({
    type: "OwnListingsPageLoaded",
    ...list,
    query,
    count: listings.length,
    listings,
    asOf: 1,
  })

  it("come into the list of their kind and owner alone", () => {
    const state = folded(
      page(ownOrders),
      page(offersOf("green")),
      page(offersOf("blue")),
      { type: "ListingPublished", listing: listing("gate", "Published", 2) },
      { type: "ListingPublished", listing: offer("hedge", "green") },
    )
    const keys = (list: OwnList) => ownListingsPage(state, { ...list, query })?.keys
    expect([keys(ownOrders), keys(offersOf("green")), keys(offersOf("blue"))]).toEqual([["gate"], ["hedge"], []])
  })

  it("are not found at an address of the other kind", () => {
    const state = folded(
      { type: "ListingLoaded", listing: offer("hedge", "green") },
      { type: "PublicListingLoaded", listing: offer("hedge", "green") },
      { type: "ListingUnavailable", kind: "Order", key: "hedge" },
    )
    const [asOrder, asOffer] = [{ kind: "Order", key: "hedge" } as const, { kind: "Offer", key: "hedge" } as const]
    for (const select of [ownListing, publicListing]) {
      expect(select(state, asOrder)).toBeUndefined()
      expect(select(state, asOffer)?.key).toBe("hedge")
    }
    expect([isListingUnavailable(state, asOrder), isListingUnavailable(state, asOffer)]).toEqual([true, false])
  })

  it("under review are told of in the list of their kind", () => {
    const sent: readonly ListingEvent[] = [
      { type: "ListingSubmitted", listing: offer("hedge", "green") },
      { type: "ListingPublished", listing: offer("hedge", "green") },
    ]
    expect(justPublished(folded(...sent), ownOrders)).toBeUndefined()
    expect(justPublished(folded(...sent), offersOf("blue"))).toBeUndefined()
    expect(justPublished(folded(...sent), offersOf("green"))?.key).toBe("hedge")
  })
})

describe("the place of a listing in its own list", () => {
  const loaded = (tab: OwnListTab, page: number, keys: readonly string[]): ListingEvent => ({
    type: "OwnListingsPageLoaded",
    ...ownOrders,
    query: { tab, page },
    listings: keys.map((key) => listing(key, tab === "archive" ? "Archived" : "Published", 1)),
    count: 40,
    asOf: 1,
  })
  const queryOf = (key: string, ...events: readonly ListingEvent[]) =>
    ownListQueryOf(foldPlain(events.map((event, at) => enveloped(event, at + 1))).listings, { kind: "Order", key })

  it("is the page where it was seen", () => {
    expect(queryOf("fence", loaded("published", 1, ["gate"]), loaded("published", 2, ["fence"]))).toEqual({
      tab: "published",
      page: 2,
    })
  })

  it("is the tab that it is in now, at its first page as long as no other is known", () => {
    const moved: ListingEvent = { type: "ListingArchived", listing: listing("fence", "Archived", 2) }
    expect(queryOf("fence", loaded("published", 2, ["fence"]), moved)).toEqual({ tab: "archive", page: 1 })
    expect(queryOf("unknown")).toEqual({ tab: "published", page: 1 })
  })
})

describe("a listing that can't be seen", () => {
  const gone: ListingEvent = { type: "ListingUnavailable", kind: "Order", key: "gate" }
  const seen: ListingEvent = { type: "PublicListingLoaded", listing: listing("gate", "Published", 1) }
  const gate = { kind: "Order", key: "gate" } as const

  it("is known to be until it is seen, and no other one is", () => {
    expect(isListingUnavailable(folded(), gate)).toBe(false)
    expect(isListingUnavailable(folded(gone), gate)).toBe(true)
    expect(isListingUnavailable(folded(gone), { kind: "Order", key: "roof" })).toBe(false)
    expect(isListingUnavailable(folded(gone, seen), gate)).toBe(false)
  })
})

describe("a public page", () => {
  const id = { kind: "Order", key: "gate" } as const
  const seen: ListingEvent = { type: "PublicListingLoaded", listing: listing("gate", "Published", 2) }
  const heard = (asOf: number, status: Listing["status"] = "Published"): ListingEvent => ({
    type: "ListingPublished",
    listing: listing("gate", status, asOf),
  })

  it("is behind once its owner has heard of a newer state", () => {
    expect(isPublicBehind(folded(seen), id)).toBe(false)
    expect(isPublicBehind(folded(heard(2), seen), id)).toBe(false)
    expect(isPublicBehind(folded(seen, heard(3)), id)).toBe(true)
    expect(isPublicBehind(folded(seen, heard(3)), { ...id, kind: "Offer" })).toBe(false)
  })

  it("that was gone is behind only while the listing is published again", () => {
    const gone: ListingEvent = { type: "ListingUnavailable", ...id }
    expect(isPublicBehind(folded(seen, gone, heard(3, "Archived")), id)).toBe(false)
    expect(isPublicBehind(folded(gone, heard(3)), id)).toBe(true)
  })
})
