/** The newest of one's own that others see now, with who applied; a way to the first one where there is none. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { listingFlags } from "../../../domain/listings.ts"
import type { OwnList } from "../../../domain/own-lists.ts"
import { listings } from "../../../projections/listings.ts"
import { ownListingsPage } from "../../../projections/own-listing-lists.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { paths } from "../../app/paths.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { CardList } from "../../parts/Card.tsx"
import { useCategories } from "../../app/use-categories.ts"
import { ListingRow } from "../listings/own/ListingRow.tsx"

const query = { tab: "published", page: 1 } as const
const most = 3

export const OwnNow = ({ list }: { readonly list: OwnList }): ReactElement | null => {
  const { kind } = list
  const hasKind = useFlag(listingFlags[kind])
  const page = useReadModel(listings, ownListingsPage, { ...list, query })
  const { busy } = useFresh({ command: hasKind ? { type: "LoadOwnListings", ...list, query } : null, known: page })
  useCategories()
  if (!hasKind || page === undefined) return null
  return (
    <section className="home-section" aria-labelledby="home-own">
      <div className="home-section-head">
        <h2 id="home-own">
          <FormattedMessage id="home.own" values={{ kind }} />
        </h2>
        <Anchor href={paths.ownListings(kind, query)}>
          <FormattedMessage id="home.own.all" values={{ kind }} />
        </Anchor>
      </div>
      {page.keys.length === 0 ? (
        <p className="home-muted">
          <FormattedMessage id="home.own.none" values={{ kind }} />
        </p>
      ) : (
        <CardList busy={busy && page.stale}>
          {page.keys.slice(0, most).map((key) => (
            <ListingRow key={key} kind={kind} listingKey={key} level={3} />
          ))}
        </CardList>
      )}
    </section>
  )
}
