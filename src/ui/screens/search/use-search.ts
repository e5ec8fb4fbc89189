/** The answer to a search, asked for each time it is shown; the previous one stays until then. experience: States. */
import { useEffect, useMemo, useState } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { searchQuery, searchQueryKey, type SearchQuery } from "../../../domain/search.ts"
import { search, searchAnswer, searchCount, type SearchAnswer, type SearchState } from "../../../projections/search.ts"
import { stable } from "../../../projections/selectors.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"

interface Search {
  /** Undefined while nothing is known; the previous search's answer while `isOld`. */
  readonly answer: SearchAnswer | undefined
  readonly isOld: boolean
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly ask: () => void
}

const none: readonly SearchQuery[] = []

/** A stable reference for equal searches. */
const useSame = (query: SearchQuery): SearchQuery => {
  const key = searchQueryKey(query)
  return useMemo(() => searchQuery(new URLSearchParams(key)), [key])
}

export const useSearch = (given: SearchQuery): Search => {
  const query = useSame(given)
  const answer = useReadModel(search, searchAnswer, query)
  // Asked for again even when it is known: the market changes, and no hub message reports others' listings.
  const { busy, failure, ask } = useFresh({
    command: { type: "Search", query },
    known: onceKnown(answer !== undefined),
    unheard: true,
  })
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)

  return { answer: answer ?? last, isOld: answer === undefined && last !== undefined, busy, failure, ask }
}

const countsOf = stable(
  (queries: readonly SearchQuery[]) => queries.map(searchQueryKey).join(),
  (state: SearchState, queries: readonly SearchQuery[]) => queries.map((query) => searchCount(state, query)),
)

/** Answers the number of results of each search, null while it is not known. */
export const useSearchCounts = (queries: readonly SearchQuery[]): readonly (number | null)[] => {
  const counts = useReadModel(search, countsOf, queries)
  useFresh({
    command: queries.length === 0 ? null : { type: "CountSearches", queries },
    known: onceKnown(counts.every((count) => count !== null)),
  })
  return counts
}

/** The count that a search would have, asked for `afterMs` after its last change; null while it is not known. */
export const useSearchCount = (given: SearchQuery, afterMs: number): number | null => {
  const query = useSame(given)
  const [settled, setSettled] = useState<SearchQuery | null>(null)
  useEffect(() => {
    const later = setTimeout(() => setSettled(query), afterMs)
    return () => clearTimeout(later)
  }, [query, afterMs])
  useSearchCounts(settled === query ? [query] : none)
  return useReadModel(search, searchCount, query)
}
