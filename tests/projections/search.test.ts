/** Searches are known by their answers, their counts, and the suggestions for just what is typed. Spec §2. */
import { expect, it } from "vitest"
import { plainSearch } from "../../src/domain/search.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { searchAnswer, searchCount, suggestionsFor } from "../../src/projections/search.ts"
import { stream } from "../arbitraries/logs.ts"

const query = plainSearch("Order", "gate")
const after = (...events: readonly AppEvent[]) => foldPlain(stream(events)).search

it("keeps the newest answer of a search, and its count for every page and order of it", () => {
  const search = after(
    { type: "SearchAnswered", query, count: 41, listings: [] },
    { type: "SearchAnswered", query, count: 42, listings: [] },
  )
  expect(searchAnswer(search, query)?.count).toBe(42)
  expect(searchAnswer(search, { ...query, page: 2 })).toBeUndefined()
  expect(searchCount(search, { ...query, page: 2, sort: "oldest" })).toBe(42)
})

it("knows no count that was not asked for: orders are no offers", () => {
  const search = after({ type: "SearchCounted", query, count: 7 })
  expect(searchCount(search, query)).toBe(7)
  expect(searchCount(search, { ...query, kind: "Offer" })).toBeNull()
  expect(searchCount(search, { ...query, maxPrice: 100 })).toBeNull()
})

it("keeps the counts of the last thirty searches", () => {
  const events = Array.from({ length: 31 }, (_, index): AppEvent => ({
    type: "SearchCounted",
    query: { ...query, maxPrice: index },
    count: index,
  }))
  const search = after(...events)
  expect(searchCount(search, { ...query, maxPrice: 0 })).toBeNull()
  expect(searchCount(search, { ...query, maxPrice: 1 })).toBe(1)
})

it("suggests for what is typed now, whatever came later for something else", () => {
  const search = after(
    { type: "SuggestionsFound", kind: "Order", text: "paint", suggestions: ["Paint a fence"] },
    { type: "SuggestionsFound", kind: "Order", text: "pa", suggestions: ["Parquet"] },
    { type: "SuggestionsFound", kind: "Offer", text: "paint", suggestions: ["Painter"] },
  )
  expect(suggestionsFor(search, { kind: "Order", text: "paint" })).toEqual(["Paint a fence"])
  expect(suggestionsFor(search, { kind: "Order", text: "pain" })).toBeUndefined()
})

it("forgets what somebody looked for once they have signed out", () => {
  const search = after(
    { type: "SearchAnswered", query, count: 1, listings: [] },
    { type: "SuggestionsFound", kind: "Order", text: "ga", suggestions: ["garden"] },
    { type: "SignedOut", reason: "asked" },
  )
  expect(search).toEqual(after())
})
