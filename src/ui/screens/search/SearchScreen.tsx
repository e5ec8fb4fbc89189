/** Search of orders or offers: words, filters, sorting, pages. Spec §2 Search; experience: Search, Layout. */
import { Suspense, useMemo, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import {
  canSortBy,
  searchParams,
  searchQuery,
  searchQueryKey,
  searchSorts,
  type SearchQuery,
  type SearchView,
} from "../../../domain/search.ts"
import { afterPaint } from "../../app/after-paint.ts"
import { useListPages } from "../../app/use-list-pages.ts"
import { restoreLostFocus } from "../../app/lost-focus.ts"
import { useMobile, useWide } from "../../app/media.ts"
import { paths } from "../../app/paths.ts"
import { useFlag } from "../../app/read-models.ts"
import { Boundary } from "../../loading/Boundary.tsx"
import { QuietTrouble } from "../../loading/QuietTrouble.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { PlainSelect } from "../../parts/Select.tsx"
import { SkipLink } from "../../parts/SkipLink.tsx"
import { useCategories } from "../../app/use-categories.ts"
import { ChosenFilters } from "./ChosenFilters.tsx"
import { Filters } from "./lazy-filters.ts"
import { FilterButton } from "./FilterButton.tsx"
import { KindSwitch } from "./KindSwitch.tsx"
import { ResultsMap } from "./ResultsMap.tsx"
import { SearchForm } from "./SearchForm.tsx"
import { SearchResults } from "./SearchResults.tsx"
import { useSearch } from "./use-search.ts"
import { ViewLink } from "./ViewLink.tsx"

interface SortProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

interface SearchScreenProps extends SortProps {
  readonly view: SearchView
}

const Count = ({ query, count }: { readonly query: SearchQuery; readonly count: number | undefined }): ReactElement => (
  <output className="s-count">
    {count !== undefined && (
      <FormattedMessage
        id={query.term === "" ? "search.count" : "search.count.term"}
        values={{ count, kind: query.kind, term: query.term }}
      />
    )}
  </output>
)

const Sort = ({ query, onQuery }: SortProps): ReactElement => {
  const intl = useIntl()
  const sorts = searchSorts.filter((sort) => canSortBy(sort, query.term))
  return (
    <PlainSelect
      aria-label={intl.formatMessage({ id: "search.sort" })}
      value={query.sort}
      onChange={(sort) => onQuery({ ...query, page: 1, sort })}
      options={sorts.map((value) => ({ value, label: intl.formatMessage({ id: `search.sort.${value}` }) }))}
    />
  )
}

/** Answers what the controls show: a choice at once, while address and search follow a frame later (E194). */
const useShown = (query: SearchQuery): readonly [SearchQuery, (wanted: SearchQuery) => void] => {
  const key = searchQueryKey(query)
  const [shown, show] = useState(query)
  const [before, setBefore] = useState(key)
  if (before !== key) {
    setBefore(key)
    show(query)
  }
  return [shown, show]
}

export const SearchScreen = ({ query, view, onQuery }: SearchScreenProps): ReactElement => {
  const intl = useIntl()
  const isMobile = useMobile()
  const isWide = useWide()
  const hasMap = view === "map"
  const [active, setActive] = useState<string | null>(null)
  const pointing = useMemo(
    () => (hasMap && isWide ? { active, onPoint: setActive } : undefined),
    [hasMap, isWide, active],
  )
  const hasFilters = useFlag("filters")
  const hasSort = useFlag("searchSorting")
  const found = useSearch(query)
  const count = found.isOld ? undefined : found.answer?.count
  useListPages({ list: "search", page: query.page, count })
  useCategories()
  const [shown, show] = useShown(query)
  const go = (wanted: SearchQuery): void => {
    const next = searchQuery(searchParams(wanted))
    show(next)
    afterPaint(() => {
      if (searchQueryKey(next) === searchQueryKey(query)) found.ask()
      else onQuery(next)
      restoreLostFocus()
    })
  }
  const map = hasMap && (
    <ResultsMap query={query} answer={found.answer} active={active} onPoint={setActive} onQuery={go} />
  )
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader title={intl.formatMessage({ id: "search.title" }, { kind: query.kind })} />
      <KindSwitch query={query} hrefOf={(wanted) => paths.search(wanted, view)} />
      <SearchForm query={query} onTerm={(term) => go({ ...shown, page: 1, term })} />
      <div
        className="s-layout"
        data-filters={(hasFilters && !isMobile) || undefined}
        data-map={(hasMap && isWide) || undefined}
      >
        {hasFilters && !isMobile && (
          <aside className="s-filters" aria-label={intl.formatMessage({ id: "search.filters" })}>
            <SkipLink href="#found">
              <FormattedMessage id="search.filters.skip" />
            </SkipLink>
            <Boundary of="filters" trouble={QuietTrouble}>
              <Suspense fallback={<Waiting shape="rows" count={8} />}>
                <Filters query={shown} onQuery={go} />
              </Suspense>
            </Boundary>
          </aside>
        )}
        <div id="found" className="l-stack" tabIndex={-1}>
          <div className="s-bar">
            <Count query={query} count={count} />
            <ViewLink query={query} view={view} />
            <div className="s-bar-acts">
              {hasFilters && isMobile && <FilterButton query={shown} onQuery={go} />}
              {hasSort && <Sort query={shown} onQuery={go} />}
            </div>
          </div>
          <ChosenFilters query={shown} onQuery={go} />
          {(isWide || !hasMap) && (
            <SearchResults query={query} view={view} found={found} pointing={pointing} onQuery={go} />
          )}
          {!isWide && map}
        </div>
        {isWide && map}
      </div>
    </div>
  )
}
