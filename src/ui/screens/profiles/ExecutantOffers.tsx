/** An executant's offers that are on the market, as cards: the newest few, then all of them. Spec §9. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { executantOffers, profiles } from "../../../projections/profiles.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { Button } from "../../parts/Button.tsx"
import { ListingCard } from "../../market/ListingCard.tsx"

interface ExecutantOffersProps {
  readonly executantKey: string
  /** The key of one that is on the page already. */
  readonly except?: string
}

export const ExecutantOffers = ({ executantKey, except }: ExecutantOffersProps): ReactElement => {
  const [all, setAll] = useState(false)
  const known = useReadModel(profiles, executantOffers, executantKey)
  const fresh = useFresh({
    command: { type: "LoadExecutantOffers", executantKey, all },
    known: onceKnown(known !== undefined),
    unheard: true,
  })
  return (
    <Known of={known} fresh={fresh} shape="cards" count={2}>
      {({ offers, count }, isRenewing) =>
        count === 0 ? (
          <p className="u-muted">
            <FormattedMessage id="listings.offers.none" />
          </p>
        ) : (
          <>
            <ul className="profile-offers" aria-busy={isRenewing}>
              {offers.map((offer) =>
                offer.key === except ? null : (
                  <li key={offer.key}>
                    <ListingCard listing={offer} />
                  </li>
                ),
              )}
            </ul>
            {offers.length < count && (!all || isRenewing) && (
              <Button busy={all} onClick={() => setAll(true)}>
                <FormattedMessage id="listings.offers.all" values={{ count }} />
              </Button>
            )}
          </>
        )
      }
    </Known>
  )
}
