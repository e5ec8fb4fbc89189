/** The answers to recent searches. The listings themselves are shown as they were found. Spec §2 Search. */
import type { PublicListing } from "../domain/listings.ts"
import { searchQueryKey, type SearchQuery } from "../domain/search.ts"
import type { SearchEvent } from "../events/search.ts"
import { projection } from "./projection.ts"

export interface SearchAnswer {
  readonly count: number
  readonly listings: readonly PublicListing[]
}

export interface SearchState {
  answers: Record<string, SearchAnswer>
  recent: readonly string[] // the queries of `answers`, the oldest first
}

const mostAnswers = 10

export const search = projection<SearchState, SearchEvent>("search", () => ({ answers: {}, recent: [] }), {
  SearchAnswered: (draft, { query, count, listings }) => {
    const key = searchQueryKey(query)
    draft.answers[key] = { count, listings }
    const recent = [...draft.recent.filter((other) => other !== key), key]
    for (const dropped of recent.slice(0, -mostAnswers)) delete draft.answers[dropped]
    draft.recent = recent.slice(-mostAnswers)
  },
})

export const searchAnswer = (state: SearchState, query: SearchQuery): SearchAnswer | undefined =>
  state.answers[searchQueryKey(query)]
