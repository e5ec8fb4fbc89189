/** Commands about search. Spec §7 Search; D100. A failed search is an empty result with a way to retry (spec §8). */
import * as Effect from "effect/Effect"
import { pageSizes } from "../domain/limits.ts"
import type { SearchQuery, SearchSort } from "../domain/search.ts"
import { toPublicOrder } from "../events/wire/orders.ts"
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
    failures: "inPlace",
    handle: ({ query }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data } = yield* ask((signal) =>
          core.GET("/v2/search/{type}", {
            params: {
              path: { type: query.type },
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
          {
            type: "SearchAnswered",
            query,
            count: data.count,
            orders: data.items.flatMap((item) => ("customer" in item ? [toPublicOrder(item)] : [])),
          },
        ] as const
      }),
  },
}
