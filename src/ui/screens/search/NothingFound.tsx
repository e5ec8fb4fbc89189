/**
 * The empty state of a search: why, and which filter to remove, with the count that this would give. experience: Empty.
 */
import type { ReactElement } from "react"
import { useIntl, type IntlShape } from "react-intl"
import type { SearchQuery } from "../../../domain/search.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { useCategoryNames } from "./ChosenFilters.tsx"
import { loosened, loosenings, type Loosening } from "./search-filters.ts"
import { useSearchCount } from "./use-search.ts"

interface NothingFoundProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

const words = (intl: IntlShape, query: SearchQuery, by: Loosening, names: readonly string[]): string => {
  const [name] = names
  if (by === "term") return intl.formatMessage({ id: "search.empty.removeTerm" }, { term: query.term })
  return names.length === 1 && name !== undefined
    ? intl.formatMessage({ id: "search.empty.removeCategory" }, { name })
    : intl.formatMessage({ id: "search.empty.removeAll" })
}

const Plain = (): ReactElement => {
  const intl = useIntl()
  return (
    <EmptyState
      picture="search"
      title={intl.formatMessage({ id: "search.empty.title" })}
      hint={intl.formatMessage({ id: "search.empty.all" })}
    />
  )
}

const Loosen = ({ query, onQuery, by }: NothingFoundProps & { readonly by: readonly Loosening[] }): ReactElement => {
  const intl = useIntl()
  const names = useCategoryNames(query.categoryKeys).map(({ name }) => name)
  const [first = "term", second = first] = by
  const firstCount = useSearchCount(loosened(query, first), 0)
  const secondCount = useSearchCount(loosened(query, second), 0)
  const best = (secondCount ?? 0) > (firstCount ?? 0) ? second : first
  const other = by.find((one) => one !== best)
  const act = (one: Loosening): { readonly label: string; readonly onClick: () => void } => {
    const label = words(intl, query, one, names)
    const count = one === first ? firstCount : secondCount
    return {
      label: count === null || count === 0 ? label : intl.formatMessage({ id: "search.empty.gives" }, { label, count }),
      onClick: () => onQuery(loosened(query, one)),
    }
  }
  return (
    <EmptyState
      picture="search"
      title={intl.formatMessage({ id: "search.empty.title" })}
      hint={intl.formatMessage({ id: query.categoryKeys.length > 0 ? "search.empty.filters" : "search.empty.term" })}
      action={act(best)}
      {...(other === undefined ? {} : { secondary: act(other) })}
    />
  )
}

export const NothingFound = (props: NothingFoundProps): ReactElement => {
  const by = loosenings(props.query)
  return by.length === 0 ? <Plain /> : <Loosen {...props} by={by} />
}
