/** Closed deals that wait for one's mark: a question on two visits, and a line after that. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import type { Deal } from "../../../domain/deals.ts"
import { sideOf } from "../../../domain/participants.ts"
import { withModal } from "../../app/paths.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { PersonLine } from "../../parts/PersonLine.tsx"
import { partiesOf } from "../deals/deal-words.ts"
import { useAskedForReview, useIsUnrated, useReviewAsk } from "../deals/use-to-rate.ts"

interface RateProps {
  readonly deal: Deal
  readonly profileKey: string
}

const Rate = ({ deal, profileKey }: RateProps): ReactElement | null => {
  const [path] = useLocation()
  const search = useSearch()
  const isUnrated = useIsUnrated(deal, profileKey)
  const { isAsked, putOff } = useReviewAsk(deal.key)
  useAskedForReview(deal.key, isUnrated && isAsked)
  if (!isUnrated) return null
  const { other } = partiesOf(deal, profileKey)
  const { name: subject } = deal.subject
  const href = withModal({ path, search }, "write-review", { deal: deal.key })
  if (!isAsked)
    return (
      <li>
        <Anchor href={href} className="home-waiting-link">
          <Icon name="star" />
          <FormattedMessage id="home.rate.line" values={{ name: other.name, subject }} />
          <Icon name="chevron-right" size={16} />
        </Anchor>
      </li>
    )
  return (
    <li className="home-rate">
      <PersonLine name={other.name} photo={other.photo} size={56} tone={sideOf(other)}>
        <h3>
          <FormattedMessage id="home.rate.ask" values={{ name: other.name }} />
        </h3>
        <p className="u-muted">{subject}</p>
      </PersonLine>
      <div className="home-rate-acts">
        <Button kind="quiet" onClick={putOff}>
          <FormattedMessage id="home.rate.later" />
        </Button>
        <ButtonLink kind="primary" icon="star" href={href}>
          <FormattedMessage id="home.rate.act" values={{ name: other.name }} />
        </ButtonLink>
      </div>
    </li>
  )
}

interface ToRateProps {
  /** The deals that can still be rated; each asks for itself whether it was. */
  readonly deals: readonly Deal[]
  readonly profileKey: string
}

export const ToRate = ({ deals, profileKey }: ToRateProps): ReactElement => (
  <ul className="home-to-rate">
    {deals.map((deal) => (
      <Rate key={deal.key} deal={deal} profileKey={profileKey} />
    ))}
  </ul>
)
