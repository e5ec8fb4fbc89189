/** The answer to a search, asked for each time it is shown; the last one stays until the new one is there. UX; D83. */
import { useCallback, useEffect, useMemo, useState } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { searchQuery, searchQueryKey, type SearchQuery } from "../../../domain/search.ts"
import { connection, connectionEpoch } from "../../../projections/connection.ts"
import { search, searchAnswer, type SearchAnswer } from "../../../projections/search.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"

interface Search {
  /** Undefined while nothing is known; that of the search before while `isOld`. */
  readonly answer: SearchAnswer | undefined
  readonly isOld: boolean
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly ask: () => void
}

/** The same reference for the same search, however often the address is read. */
const useSame = (query: SearchQuery): SearchQuery => {
  const key = searchQueryKey(query)
  return useMemo(() => searchQuery(new URLSearchParams(key)), [key])
}

export const useSearch = (given: SearchQuery): Search => {
  const query = useSame(given)
  const dispatch = useDispatch()
  const key = searchQueryKey(query)
  const epoch = useReadModel(connection, connectionEpoch, undefined)
  const answer = useReadModel(search, searchAnswer, query)
  const busy = usePending("Search", key)
  const failure = useFailure("Search", key)
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)

  const ask = useCallback((): void => void dispatch({ type: "Search", query }), [dispatch, query])

  useEffect(() => {
    // Known answers are asked for again, too: the market moves, and no hub tells of others' orders.
    if (epoch >= 0) ask()
  }, [ask, epoch])

  return { answer: answer ?? last, isOld: answer === undefined && last !== undefined, busy, failure, ask }
}

/** How many orders a search would find, asked for a moment after it was last changed; null while not known. */
export const useSearchCount = (given: SearchQuery, afterMs: number): number | null => {
  const query = useSame(given)
  const dispatch = useDispatch()
  const answer = useReadModel(search, searchAnswer, query)
  const isKnown = answer !== undefined

  useEffect(() => {
    if (isKnown) return undefined
    const later = setTimeout(() => void dispatch({ type: "Search", query }), afterMs)
    return () => clearTimeout(later)
  }, [query, isKnown, afterMs, dispatch])

  return answer?.count ?? null
}
