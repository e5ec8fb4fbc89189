/** What a search found: cards, or why there are none. Spec §2 Search, §8; UX: five states. */
import { useEffect, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { pageSizes } from "../../../domain/limits.ts"
import { pageCount } from "../../../domain/queries.ts"
import type { SearchQuery } from "../../../domain/search.ts"
import { failureText } from "../../i18n/failures.ts"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { Pagination } from "../../parts/Pagination.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../routes/paths.ts"
import { OrderCard } from "../orders/OrderCard.tsx"
import { NothingFound } from "./NothingFound.tsx"
import type { useSearch } from "./use-search.ts"

interface SearchResultsProps {
  readonly query: SearchQuery
  readonly found: ReturnType<typeof useSearch>
  readonly onQuery: (query: SearchQuery) => void
}

/** Another page begins at its top, for eyes and for those who listen. */
const useTopOfPage = (page: number): React.RefObject<HTMLHeadingElement | null> => {
  const top = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: "start" })
  }, [page])
  return top
}

const Content = ({ query, found, onQuery }: SearchResultsProps): ReactElement => {
  const intl = useIntl()
  const { answer, isOld, failure, busy, ask } = found
  if (failure !== undefined && (answer === undefined || isOld))
    return (
      <ErrorState
        title={intl.formatMessage({ id: "search.failed" })}
        hint={failureText(intl, failure)}
        retryLabel={intl.formatMessage({ id: "core.retry" })}
        onRetry={ask}
        busy={busy}
      />
    )
  if (answer === undefined)
    return <Skeleton shape="cards" count={6} label={intl.formatMessage({ id: "search.loading" })} />
  if (answer.count === 0) return <NothingFound query={query} onQuery={onQuery} />
  return (
    <>
      <ul className="s-cards" data-old={isOld || undefined}>
        {answer.orders.map((order) => (
          <li key={order.key}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        page={query.page}
        pages={pageCount(answer.count, pageSizes.list)}
        hrefOf={(page) => paths.search({ ...query, page })}
        label={intl.formatMessage({ id: "core.pages" })}
        previousLabel={intl.formatMessage({ id: "core.previous" })}
        nextLabel={intl.formatMessage({ id: "core.next" })}
        pageLabel={(page) => intl.formatMessage({ id: "core.page" }, { page })}
      />
    </>
  )
}

export const SearchResults = (props: SearchResultsProps): ReactElement => {
  const top = useTopOfPage(props.query.page)
  return (
    <section className="s-results" aria-labelledby="search-results" aria-busy={props.found.busy || undefined}>
      <h2 id="search-results" ref={top} tabIndex={-1} className="u-hidden">
        <FormattedMessage id="search.results" />
      </h2>
      <Content {...props} />
    </section>
  )
}
