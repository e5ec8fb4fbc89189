/** The six newest orders. D21. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { plainSearch } from "../../../domain/search.ts"
import { search, searchAnswer } from "../../../projections/search.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../app/paths.ts"
import { ListingCard } from "../listings/ListingCard.tsx"

const shown = 6
const query = plainSearch("Order")

const Content = (): ReactElement => {
  const intl = useIntl()
  const answer = useReadModel(search, searchAnswer, query)
  // Read again each time it is shown: no hub tells of others' orders.
  const { failure, busy, ask } = useFresh({
    command: { type: "Search", query },
    known: onceKnown(answer !== undefined),
    unheard: true,
  })

  if (answer === undefined && failure !== undefined)
    return (
      <ErrorState
        title={intl.formatMessage({ id: "core.home.newestFailed" })}
        hint={failureText(intl, failure)}
        retryLabel={intl.formatMessage({ id: "core.retry" })}
        onRetry={ask}
        busy={busy}
      />
    )
  if (answer === undefined)
    return <Skeleton shape="cards" count={shown} label={intl.formatMessage({ id: "core.loading" })} />
  if (answer.listings.length === 0)
    return (
      <p className="home-muted">
        <FormattedMessage id="core.home.newestNone" />
      </p>
    )
  return (
    <ul className="home-newest">
      {answer.listings.slice(0, shown).map((listing) => (
        <li key={listing.key}>
          <ListingCard listing={listing} />
        </li>
      ))}
    </ul>
  )
}

export const NewestOrders = (): ReactElement => (
  <section className="home-section home-newest-space" aria-labelledby="home-newest">
    <div className="home-section-head">
      <h2 id="home-newest">
        <FormattedMessage id="core.home.newest" />
      </h2>
      <Anchor href={paths.search(query)}>
        <FormattedMessage id="core.home.newestAll" />
      </Anchor>
    </div>
    <Content />
  </section>
)
