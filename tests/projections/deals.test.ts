/** Lists of applications and orders lead to the deals that a profile's applications have become. Spec §4. */
import { describe, expect, it } from "vitest"
import type { Deal, DealStatus } from "../../src/domain/deals.ts"
import type { Participant } from "../../src/domain/participants.ts"
import type { DealEvent } from "../../src/events/deals.ts"
import { closedDeals, dealsQueryOf, lastDealAbout, runningDeals } from "../../src/projections/deal-lists.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { enveloped } from "../arbitraries/logs.ts"

const person = (key: string, type: Participant["type"]): Participant => ({
  key,
  name: key,
  type,
  photo: null,
  rating: { value: null, counts: [0, 0, 0, 0, 0] },
})

const deal = (number: number, listingKey: string, status: DealStatus = "InProgress", executant = "otto"): Deal => ({
  key: `deal-${number}`,
  number,
  status,
  createdDate: "2026-03-01T10:00:00.000Z",
  updatedDate: "2026-03-01T10:00:00.000Z",
  description: "",
  customer: person("mira", "Customer"),
  executant: person(executant, "Executant"),
  cancelingReason: null,
  cancelingComment: null,
  subject: {
    kind: "Order",
    key: listingKey,
    name: listingKey,
    description: "",
    files: [],
    price: { byAgreement: true, rate: null },
    categoryKey: "painting",
    startDate: "2026-03-05",
    endDate: "2026-03-09",
    place: null,
  },
  asOf: number,
})

const { deals } = foldPlain(
  [deal(1, "gate"), deal(3, "roof"), deal(2, "gate", "Closed"), deal(4, "gate", "InProgress", "emil")].map((made) =>
    enveloped({ type: "DealCreated", deal: made }),
  ),
)
const numbers = (profileKey: string, listingKey: string | null): readonly number[] =>
  runningDeals(deals, { profileKey, listingKey }).map(({ number }) => number)

describe("the deals that a profile's applications became", () => {
  it("are those in progress, the newest first, of either side", () => {
    expect(numbers("otto", null)).toEqual([3, 1])
    expect(numbers("mira", null)).toEqual([4, 3, 1])
    expect(numbers("clara", null)).toEqual([])
  })

  it("can be asked for by what they are about", () => {
    expect(numbers("mira", "gate")).toEqual([4, 1])
    expect(numbers("otto", "gate")).toEqual([1])
  })

  it("are the same answer while nothing has changed", () => {
    const asked = { profileKey: "otto", listingKey: null }
    expect(runningDeals(deals, asked)).toBe(runningDeals(deals, asked))
  })
})

describe("the last deal of a profile about a listing", () => {
  it("is the newest one, running or ended", () => {
    const of = (profileKey: string, listingKey: string) => lastDealAbout(deals, { profileKey, listingKey })?.number
    expect(of("otto", "gate")).toBe(2)
    expect(of("mira", "gate")).toBe(4)
    expect(of("otto", "roof")).toBe(3)
    expect(of("emil", "roof")).toBeUndefined()
  })
})

describe("the deals that a profile has closed", () => {
  it("are its own, the last closed first", () => {
    const closed = (number: number, day: number, executant = "otto"): Deal => ({
      ...deal(number, "gate", "Closed", executant),
      updatedDate: `2026-03-0${day}T10:00:00.000Z`,
    })
    const folded = foldPlain(
      [closed(1, 9), closed(2, 8), closed(3, 7, "emil"), deal(4, "roof"), deal(5, "roof", "Canceled")].map((one) =>
        enveloped({ type: "DealLoaded", deal: one }),
      ),
    )
    const numbersOf = (profileKey: string) => closedDeals(folded.deals, profileKey).map(({ number }) => number)
    expect(numbersOf("otto")).toEqual([1, 2])
    expect(numbersOf("mira")).toEqual([1, 2, 3])
  })
})

describe("the place of a deal in its list", () => {
  it("is the page where it was seen, of the tab that it is in now", () => {
    const page: DealEvent = {
      type: "DealsPageLoaded",
      profileKey: "mira",
      query: { tab: "active", page: 2 },
      count: 30,
      deals: [deal(1, "fence")],
      asOf: 1,
    }
    const queryOf = (...events: readonly DealEvent[]) =>
      dealsQueryOf(foldPlain(events.map((event, at) => enveloped(event, at + 1))).deals, {
        profileKey: "mira",
        key: "deal-1",
      })
    expect(queryOf(page)).toEqual({ tab: "active", page: 2 })
    expect(queryOf(page, { type: "DealLoaded", deal: { ...deal(1, "fence", "Closed"), asOf: 2 } })).toEqual({
      tab: "archive",
      page: 1,
    })
  })
})
