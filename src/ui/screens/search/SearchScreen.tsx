/** Search of orders or offers: words, filters, sorting, pages. Spec §2 Search; experience: Search, Layout; D27, D100. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { pageSizes } from "../../../domain/limits.ts"
import { searchParams, searchQuery, searchQueryKey, searchSorts, type SearchQuery } from "../../../domain/search.ts"
import { afterPaint } from "../../app/after-paint.ts"
import { useListPages } from "../../app/list-pages.ts"
import { focusHeadingIfLost } from "../../app/lost-focus.ts"
import { useMobile } from "../../app/media.ts"
import { paths } from "../../app/paths.ts"
import { useFlag } from "../../app/read-models.ts"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { PlainSelect } from "../../parts/Select.tsx"
import { useCategories } from "../listings/categories.ts"
import { ChosenFilters } from "./ChosenFilters.tsx"
import { FilterButton } from "./FilterButton.tsx"
import { Filters } from "./Filters.tsx"
import { KindSwitch } from "./KindSwitch.tsx"
import { SearchForm } from "./SearchForm.tsx"
import { SearchResults } from "./SearchResults.tsx"
import { useSearch } from "./use-search.ts"

interface SearchScreenProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
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

const Sort = ({ query, onQuery }: SearchScreenProps): ReactElement => {
  const intl = useIntl()
  // Without a term there is no best match (spec §5).
  const sorts = searchSorts.filter((sort) => sort !== "recommended" || query.term !== "")
  return (
    <PlainSelect
      aria-label={intl.formatMessage({ id: "search.sort" })}
      value={query.sort}
      onChange={(sort) => onQuery({ ...query, page: 1, sort })}
      options={sorts.map((value) => ({ value, label: intl.formatMessage({ id: `search.sort.${value}` }) }))}
    />
  )
}

/** What the controls show: a choice at once, while address and search follow a frame later (E194). */
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

export const SearchScreen = ({ query, onQuery }: SearchScreenProps): ReactElement => {
  const intl = useIntl()
  const isMobile = useMobile()
  const hasFilters = useFlag("filters")
  const hasSort = useFlag("searchSorting")
  const found = useSearch(query)
  const count = found.isOld ? undefined : found.answer?.count
  useListPages({ page: query.page, count, size: pageSizes.list })
  useCategories()
  const [shown, show] = useShown(query)
  const go = (wanted: SearchQuery): void => {
    const next = searchQuery(searchParams(wanted))
    show(next)
    afterPaint(() => {
      if (searchQueryKey(next) === searchQueryKey(query)) found.ask()
      else onQuery(next)
      focusHeadingIfLost()
    })
  }
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader title={intl.formatMessage({ id: "search.title" }, { kind: query.kind })} />
      <KindSwitch query={query} hrefOf={paths.search} />
      <SearchForm query={query} onTerm={(term) => go({ ...shown, page: 1, term })} />
      <div className="s-layout" data-filters={(hasFilters && !isMobile) || undefined}>
        {hasFilters && !isMobile && (
          <aside className="s-filters" aria-label={intl.formatMessage({ id: "search.filters" })}>
            <Filters query={shown} onQuery={go} />
          </aside>
        )}
        <div className="l-stack">
          <div className="s-bar">
            <Count query={query} count={count} />
            <div className="s-bar-acts">
              {hasFilters && isMobile && <FilterButton query={shown} onQuery={go} />}
              {hasSort && <Sort query={shown} onQuery={go} />}
            </div>
          </div>
          <ChosenFilters query={shown} onQuery={go} />
          <SearchResults query={query} found={found} onQuery={go} />
        </div>
      </div>
    </div>
  )
}
