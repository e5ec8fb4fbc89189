/** Shows what else an executant offers, below one offer; nothing while that is all. experience: A listing; spec §9. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { PublicListing } from "../../../../domain/listings.ts"
import { executantOffers, profiles } from "../../../../projections/profiles.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { ExecutantOffers } from "../../profiles/ExecutantOffers.tsx"

export const OwnerOffers = ({ listing: { key, owner } }: { readonly listing: PublicListing }): ReactElement => {
  const known = useReadModel(profiles, executantOffers, owner.key)
  const isAll = known !== undefined && known.offers.every((offer) => offer.key === key)
  return (
    <section className="o-more" aria-labelledby="listing-others" hidden={isAll}>
      <h2 id="listing-others">
        <FormattedMessage id="listings.others" values={{ name: owner.name }} />
      </h2>
      <ExecutantOffers executantKey={owner.key} except={key} />
    </section>
  )
}
