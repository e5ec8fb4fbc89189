/** The results of a search in each of their states. Spec §2 Search, §8; experience: States. */
import { memo, useDeferredValue, useMemo, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { pageCount } from "../../../domain/queries.ts"
import type { SearchQuery, SearchView } from "../../../domain/search.ts"
import type { SearchAnswer } from "../../../projections/search.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { OldNote } from "../../failures/OldNote.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { paths } from "../../app/paths.ts"
import { ListingCard } from "../../market/ListingCard.tsx"
import { ListPages } from "../../lists/ListPages.tsx"
import { NothingFound } from "./NothingFound.tsx"
import { usePointedCards, type Pointing } from "./use-pointed-cards.ts"
import type { useSearch } from "./use-search.ts"

interface SearchResultsProps {
  readonly view: SearchView
  readonly pointing: Pointing | undefined
  readonly query: SearchQuery
  readonly found: ReturnType<typeof useSearch>
  readonly onQuery: (query: SearchQuery) => void
}

interface CardsProps {
  /** Where to count distances from; its two numbers, as equal points are not one object. */
  readonly lat: number | undefined
  readonly lon: number | undefined
  readonly listings: SearchAnswer["listings"]
  readonly isOld: boolean
}

/**
 * Memoised: twenty cards are most of the page's rendering, so they re-render for a new answer, not when a filter is
 * pressed.
 */
const Cards = memo(({ listings, isOld, lat, lon }: CardsProps): ReactElement => {
  const from = useMemo(() => (lat === undefined || lon === undefined ? null : { lat, lon }), [lat, lon])
  return (
    <ul className="s-cards" data-old={isOld || undefined}>
      {listings.map((listing, index) => (
        <li key={listing.key} data-listing={listing.key}>
          <ListingCard listing={listing} from={from} leads={index === 0} />
        </li>
      ))}
    </ul>
  )
})
Cards.displayName = "Cards"

const Content = ({ query, found, onQuery, view }: SearchResultsProps): ReactElement => {
  const intl = useIntl()
  const { answer, isOld, failure, busy, ask } = found
  // Twenty new cards are drawn in slices: the press that asked for them is answered before.
  const drawn = useDeferredValue(answer) ?? answer
  if (failure !== undefined && (answer === undefined || isOld))
    return (
      <FailureState title={intl.formatMessage({ id: "search.failed" })} failure={failure} onRetry={ask} busy={busy} />
    )
  if (answer === undefined || drawn === undefined)
    return <Waiting shape="cards" count={6} label={intl.formatMessage({ id: "search.loading" })} onAgain={ask} />
  if (answer.count === 0) return <NothingFound query={query} onQuery={onQuery} />
  return (
    <>
      <OldNote busy={busy} failure={failure} ask={ask} />
      <Cards
        listings={drawn.listings}
        isOld={isOld || drawn !== answer}
        lat={query.place?.point?.lat}
        lon={query.place?.point?.lon}
      />
      <ListPages
        page={query.page}
        pages={pageCount("search", answer.count)}
        hrefOf={(page) => paths.search({ ...query, page }, view)}
      />
    </>
  )
}

export const SearchResults = (props: SearchResultsProps): ReactElement => {
  const section = useRef<HTMLElement>(null)
  usePointedCards(section, props.pointing)
  return (
    <section ref={section} className="s-results" aria-labelledby="search-results" aria-busy={props.found.busy}>
      <h2 id="search-results" className="p-hidden">
        <FormattedMessage id="search.results" values={{ kind: props.query.kind }} />
      </h2>
      <Content {...props} />
    </section>
  )
}
