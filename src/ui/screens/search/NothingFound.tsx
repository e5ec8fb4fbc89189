/**
 * The empty state of a search: why, and which filter to remove, with the count that this would give. experience: Empty.
 */
import type { ReactElement } from "react"
import { useIntl, type IntlShape } from "react-intl"
import type { SearchQuery } from "../../../domain/search.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { bestLoosenings, filterCount, loosenings, type Loosening } from "./search-filters.ts"
import { useSearchCounts } from "./use-search.ts"

interface NothingFoundProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

const words = (intl: IntlShape, by: Loosening, { term }: SearchQuery, looser: SearchQuery): string => {
  switch (by) {
    case "radius":
      return intl.formatMessage({ id: "search.empty.radius.widen" }, { km: looser.place?.radius ?? 0 })
    case "term":
      return intl.formatMessage({ id: "search.empty.term.drop" }, { term })
    case "place":
    case "price":
    case "categories":
      return intl.formatMessage({ id: `search.empty.${by}.drop` })
  }
}

export const NothingFound = ({ query, onQuery }: NothingFoundProps): ReactElement => {
  const intl = useIntl()
  const { kind } = query
  const ways = loosenings(query)
  const counts = useSearchCounts(ways.map((way) => way.query))
  const counted = ways.map((way, index) => ({ ...way, count: counts[index] ?? null }))
  const [first, second] = bestLoosenings(counted).map(({ by, query: looser, count }) => {
    const label = words(intl, by, query, looser)
    return {
      label: count === null ? label : intl.formatMessage({ id: "search.empty.gives" }, { kind, label, count }),
      onClick: () => onQuery(looser),
    }
  })
  const hint =
    ways.length === 0 ? "search.empty.all" : filterCount(query) > 0 ? "search.empty.filters" : "search.empty.term"
  return (
    <EmptyState
      picture="search"
      title={intl.formatMessage({ id: "search.empty.title" }, { kind })}
      hint={intl.formatMessage({ id: hint }, { kind })}
      action={first}
      secondary={second}
    />
  )
}
