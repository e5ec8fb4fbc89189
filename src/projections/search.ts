/** The answers to recent searches. The orders themselves are shown as they were found. Spec §2 Search. */
import { searchQueryKey, type SearchQuery } from "../domain/search.ts"
import type { PublicOrder } from "../domain/orders.ts"
import type { SearchEvent } from "../events/search.ts"
import { projection } from "./projection.ts"

export interface SearchAnswer {
  readonly count: number
  readonly orders: readonly PublicOrder[]
}

export interface SearchState {
  answers: Record<string, SearchAnswer>
  recent: readonly string[] // the queries of `answers`, the oldest first
}

const mostAnswers = 10

export const search = projection<SearchState, SearchEvent>("search", () => ({ answers: {}, recent: [] }), {
  SearchAnswered: (draft, { query, count, orders }) => {
    const key = searchQueryKey(query)
    draft.answers[key] = { count, orders }
    const recent = [...draft.recent.filter((other) => other !== key), key]
    for (const dropped of recent.slice(0, -mostAnswers)) delete draft.answers[dropped]
    draft.recent = recent.slice(-mostAnswers)
  },
})

export const searchAnswer = (state: SearchState, query: SearchQuery): SearchAnswer | undefined =>
  state.answers[searchQueryKey(query)]
