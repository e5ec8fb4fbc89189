/**
 * The answers to recent searches, how many others would find, and what was suggested. The listings themselves are shown
 * as they were found. Spec §2 Search.
 */
import type { ListingKind, PublicListing } from "../domain/listings.ts"
import { searchQueryKey, type SearchQuery } from "../domain/search.ts"
import type { SearchEvent } from "../events/search.ts"
import { projection } from "./projection.ts"

export interface SearchAnswer {
  readonly count: number
  readonly listings: readonly PublicListing[]
}

export interface Suggestions {
  readonly kind: ListingKind
  readonly text: string // what was asked for
  readonly suggestions: readonly string[]
}

export interface SearchState {
  answers: Record<string, SearchAnswer>
  recent: readonly string[] // the queries of `answers`, the oldest first
  counts: readonly { readonly key: string; readonly count: number }[] // the oldest first
  suggested: readonly Suggestions[] // the oldest first; no record, as people's texts would be its keys
}

const mostAnswers = 10
const mostCounts = 30

/** Pages and orders change no count. */
const countKey = (query: SearchQuery): string => searchQueryKey({ ...query, page: 1, sort: "newest" })

const counted = (draft: SearchState, query: SearchQuery, count: number): void => {
  const key = countKey(query)
  draft.counts = [...draft.counts.filter((one) => one.key !== key), { key, count }].slice(-mostCounts)
}

const initial = (): SearchState => ({ answers: {}, recent: [], counts: [], suggested: [] })

export const search = projection<SearchState, SearchEvent>("search", initial, {
  SearchAnswered: (draft, { query, count, listings }) => {
    const key = searchQueryKey(query)
    draft.answers[key] = { count, listings }
    const recent = [...draft.recent.filter((other) => other !== key), key]
    for (const dropped of recent.slice(0, -mostAnswers)) delete draft.answers[dropped]
    draft.recent = recent.slice(-mostAnswers)
    counted(draft, query, count)
  },
  SearchCounted: (draft, { query, count }) => counted(draft, query, count),
  SuggestionsFound: (draft, { kind, text, suggestions }) => {
    const others = draft.suggested.filter((one) => one.kind !== kind || one.text !== text)
    draft.suggested = [...others, { kind, text, suggestions }].slice(-mostAnswers)
  },
  // Searches and places of one person are not shown to the next one.
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const searchAnswer = (state: SearchState, query: SearchQuery): SearchAnswer | undefined =>
  state.answers[searchQueryKey(query)]

/** Answers the number of results of a search, as far as it was asked for or answered; null while it is not known. */
export const searchCount = ({ counts }: SearchState, query: SearchQuery): number | null => {
  const key = countKey(query)
  return counts.find((one) => one.key === key)?.count ?? null
}

/** Answers the suggestions for just this text; those for another one come too late to be shown (D101). */
export const suggestionsFor = (
  { suggested }: SearchState,
  { kind, text }: { readonly kind: ListingKind; readonly text: string },
): readonly string[] | undefined => suggested.find((one) => one.kind === kind && one.text === text)?.suggestions
