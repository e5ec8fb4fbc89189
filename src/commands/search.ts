/** Commands about search. Spec §7 Search. A failed search is an empty result with a way to retry (spec §8). */
import * as Effect from "effect/Effect"
import { pageSizes } from "../domain/limits.ts"
import type { ListingKind } from "../domain/listings.ts"
import { metresPerKm } from "../domain/locations.ts"
import { majorOf } from "../domain/prices.ts"
import { rowsOfPage } from "../domain/queries.ts"
import type { SearchPlace } from "../domain/search-places.ts"
import { searchTypes, type SearchQuery, type SearchSort } from "../domain/search.ts"
import { toPublicListing } from "../events/wire/listings.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type SearchCommand =
  | { readonly type: "Search"; readonly query: SearchQuery }
  /** Counts the results of each query; their pages and orders don't matter. */
  | { readonly type: "CountSearches"; readonly queries: readonly SearchQuery[] }
  /** `text` is a `searchTerm`. */
  | { readonly type: "FindSuggestions"; readonly kind: ListingKind; readonly text: string }

const sorts: Readonly<
  Record<
    SearchSort,
    { readonly "SortBy.OrderBy": "Recommended" | "UpdatedDate" | "Price"; readonly "SortBy.Direction": "asc" | "desc" }
  >
> = {
  recommended: { "SortBy.OrderBy": "Recommended", "SortBy.Direction": "desc" },
  newest: { "SortBy.OrderBy": "UpdatedDate", "SortBy.Direction": "desc" },
  oldest: { "SortBy.OrderBy": "UpdatedDate", "SortBy.Direction": "asc" },
  priceUp: { "SortBy.OrderBy": "Price", "SortBy.Direction": "asc" },
  priceDown: { "SortBy.OrderBy": "Price", "SortBy.Direction": "desc" },
}

const whereOf = (place: SearchPlace | null) =>
  place === null
    ? {}
    : {
        ...(place.point !== null && {
          "Location.Coordinates.Lat": place.point.lat,
          "Location.Coordinates.Lon": place.point.lon,
        }),
        ...(place.geometryId !== null && { "Location.GeometryId": place.geometryId }),
        ...(place.radius !== null && { "Location.Radius": place.radius * metresPerKm }),
      }

/** Answers the criteria of a search, without its page and order. */
const wanted = ({ term, categoryKeys, minPrice, maxPrice, place }: SearchQuery) => ({
  ...(term !== "" && { term }),
  ...(categoryKeys.length > 0 && { "Filter.ClassificatorPrimaryKey": [...categoryKeys] }),
  ...(minPrice !== null && { "Filter.PriceMin": majorOf(minPrice) }),
  ...(maxPrice !== null && { "Filter.PriceMax": majorOf(maxPrice) }),
  ...whereOf(place),
})

export const searchHandlers: Handlers<SearchCommand> = {
  Search: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) =>
          core.GET("/v2/search/{type}", {
            params: {
              path: { type: searchTypes[query.kind] },
              query: {
                ...wanted(query),
                ...sorts[query.sort],
                ...rowsOfPage("search", query.page),
              },
            },
            signal,
          }),
        )
        return [
          { type: "SearchAnswered", query, count: data.count, listings: data.items.map(toPublicListing) },
        ] as const
      }),
  },

  CountSearches: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ queries }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const counted = (query: SearchQuery) => {
          const params = { path: { type: searchTypes[query.kind] }, query: wanted(query) }
          return Effect.map(
            ask((signal) => core.GET("/v2/search/{type}/count", { params, signal })),
            ({ data }) => ({ type: "SearchCounted", query, count: data.count }) as const,
          )
        }
        return yield* Effect.all(queries.map(counted), { concurrency: "unbounded" })
      }),
  },

  FindSuggestions: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ kind, text }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { type: searchTypes[kind] }, query: { value: text, top: pageSizes.suggestions } }
        const { data } = yield* ask((signal) => core.GET("/autocomplete/{type}", { params, signal }))
        return [{ type: "SuggestionsFound", kind, text, suggestions: data }] as const
      }),
  },
}
