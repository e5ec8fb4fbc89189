/**
 * Shows what is on the market in place of a listing that is gone; nothing while there is none, as a search stands
 * above.
 */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ListingKind } from "../../../../domain/listings.ts"
import { plainSearch } from "../../../../domain/search.ts"
import { search, searchAnswer } from "../../../../projections/search.ts"
import { onceKnown, useFresh } from "../../../app/use-fresh.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { ListingCard } from "../../../market/ListingCard.tsx"

interface SimilarListingsProps {
  readonly kind: ListingKind
  /** Of the one that is gone; null while it was never known. */
  readonly categoryKey: string | null
}

/** Two rows of them on a desktop. */
const most = 6

export const SimilarListings = ({ kind, categoryKey }: SimilarListingsProps): ReactElement | null => {
  const query = { ...plainSearch(kind), categoryKeys: categoryKey === null ? [] : [categoryKey] }
  const answer = useReadModel(search, searchAnswer, query)
  useFresh({ command: { type: "Search", query }, known: onceKnown(answer !== undefined), unheard: true })
  if (answer === undefined || answer.listings.length === 0) return null
  return (
    <section className="o-more" aria-labelledby="listing-similar">
      <h2 id="listing-similar">
        <FormattedMessage id="listings.similar" values={{ kind }} />
      </h2>
      <ul className="o-more-cards">
        {answer.listings.slice(0, most).map((listing) => (
          <li key={listing.key}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  )
}
