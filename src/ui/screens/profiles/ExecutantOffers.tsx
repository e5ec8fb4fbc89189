/** An executant's offers that are on the market, as cards: the newest few, then all of them. Spec §9; D21. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { executantOffers, profiles } from "../../../projections/profiles.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Button } from "../../parts/Button.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { ListingCard } from "../listings/ListingCard.tsx"

interface ExecutantOffersProps {
  readonly executantKey: string
  /** The key of one that is on the page already. */
  readonly except?: string
}

export const ExecutantOffers = ({ executantKey, except }: ExecutantOffersProps): ReactElement => {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  const known = useReadModel(profiles, executantOffers, executantKey)
  const fresh = useFresh({
    command: { type: "LoadExecutantOffers", executantKey, all },
    known: onceKnown(known !== undefined),
    unheard: true,
  })
  if (known === undefined)
    return fresh.failure === undefined ? (
      <Skeleton shape="cards" count={2} label={intl.formatMessage({ id: "core.loading" })} />
    ) : (
      <FailureState failure={fresh.failure} onRetry={fresh.ask} busy={fresh.busy} />
    )
  const { offers, count } = known
  if (count === 0)
    return (
      <p className="u-muted">
        <FormattedMessage id="profiles.offers.none" />
      </p>
    )
  return (
    <>
      <ul className="profile-offers" aria-busy={fresh.busy}>
        {offers.map((offer) =>
          offer.key === except ? null : (
            <li key={offer.key}>
              <ListingCard listing={offer} />
            </li>
          ),
        )}
      </ul>
      {all && fresh.failure !== undefined && (
        <FailureState failure={fresh.failure} onRetry={fresh.ask} busy={fresh.busy} />
      )}
      {offers.length < count && (!all || fresh.busy) && (
        <Button busy={all} onClick={() => setAll(true)}>
          <FormattedMessage id="profiles.offers.all" values={{ count }} />
        </Button>
      )}
    </>
  )
}
