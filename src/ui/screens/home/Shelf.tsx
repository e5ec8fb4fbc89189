/** The newest listings of a kind, side by side; phones scroll them by snap. experience: Home, anonymous. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ListingKind } from "../../../domain/listings.ts"
import { plainSearch, type SearchQuery } from "../../../domain/search.ts"
import { search, searchAnswer } from "../../../projections/search.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { ListingCard } from "../../market/ListingCard.tsx"

/** A row of them on a desktop. */
const most = 4

const Cards = ({ query }: { readonly query: SearchQuery }): ReactElement => {
  const intl = useIntl()
  const { kind } = query
  const answer = useReadModel(search, searchAnswer, query)
  // Read again each time it is shown: no hub reports others' listings.
  const { failure, busy, ask } = useFresh({
    command: { type: "Search", query },
    known: onceKnown(answer !== undefined),
    unheard: true,
  })
  if (answer === undefined && failure !== undefined)
    return (
      <FailureState
        title={intl.formatMessage({ id: "home.newest.failed" }, { kind })}
        failure={failure}
        onRetry={ask}
        busy={busy}
      />
    )
  if (answer === undefined) return <Waiting shape="cards" count={4} onAgain={ask} />
  if (answer.listings.length === 0)
    return (
      <p className="home-muted">
        <FormattedMessage id="home.newest.none" values={{ kind }} />
      </p>
    )
  return (
    <ul className="home-shelf">
      {answer.listings.slice(0, most).map((listing) => (
        <li key={listing.key}>
          <ListingCard listing={listing} />
        </li>
      ))}
    </ul>
  )
}

interface ShelfProps {
  readonly kind: ListingKind
  /** A narrower search than all of the kind. */
  readonly categoryKey?: string | undefined
}

export const Shelf = ({ kind, categoryKey }: ShelfProps): ReactElement => {
  const query = { ...plainSearch(kind), categoryKeys: categoryKey === undefined ? [] : [categoryKey] }
  const id = `home-newest-${kind}`
  return (
    <section className="home-section home-shelf-space" aria-labelledby={id}>
      <div className="home-section-head">
        <h2 id={id}>
          <FormattedMessage id={categoryKey === undefined ? "home.newest" : "home.newest.yours"} values={{ kind }} />
        </h2>
        <Anchor href={paths.search(query)}>
          <FormattedMessage id="home.newest.all" values={{ kind }} />
        </Anchor>
      </div>
      <Cards query={query} />
    </section>
  )
}
