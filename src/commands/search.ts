/** Commands about search. Spec §7 Search; D100. A failed search is an empty result with a way to retry (spec §8). */
import * as Effect from "effect/Effect"
import { pageSizes } from "../domain/limits.ts"
import { searchTypes, type SearchQuery, type SearchSort } from "../domain/search.ts"
import { toPublicListing } from "../events/wire/listings.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export type SearchCommand = { readonly type: "Search"; readonly query: SearchQuery }

const sorts: Readonly<
  Record<
    SearchSort,
    { readonly "SortBy.OrderBy": "Recommended" | "UpdatedDate"; readonly "SortBy.Direction": "asc" | "desc" }
  >
> = {
  recommended: { "SortBy.OrderBy": "Recommended", "SortBy.Direction": "desc" },
  newest: { "SortBy.OrderBy": "UpdatedDate", "SortBy.Direction": "desc" },
  oldest: { "SortBy.OrderBy": "UpdatedDate", "SortBy.Direction": "asc" },
}

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
                ...(query.term === "" ? {} : { term: query.term }),
                ...(query.categoryKeys.length === 0
                  ? {}
                  : { "Filter.ClassificatorPrimaryKey": [...query.categoryKeys] }),
                ...sorts[query.sort],
                top: pageSizes.list,
                skip: (query.page - 1) * pageSizes.list,
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
}
