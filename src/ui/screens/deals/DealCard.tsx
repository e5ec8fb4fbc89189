/** One deal in its list; it re-renders alone when something new is heard of it. Spec §3 Deal. */
import { memo, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { dealNumberText } from "../../../domain/deal-numbers.ts"
import type { Deal } from "../../../domain/deals.ts"
import { dealByKey, deals } from "../../../projections/deals.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan, Moment } from "../../i18n/format.tsx"
import { PriceText } from "../../i18n/price-text.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Card, CardSide } from "../../parts/Card.tsx"
import { useChosenInView } from "../../parts/SideBySide.tsx"
import { Detail, Details } from "../../parts/Details.tsx"
import { paths } from "../../app/paths.ts"
import { DealStatusBadge } from "./DealStatusBadge.tsx"
import { PartyLine } from "./PartyLine.tsx"
import { partiesOf } from "./deal-words.ts"
import { useIsRateable, useIsUnrated } from "./use-to-rate.ts"

const Unrated = ({ deal, profileKey }: { readonly deal: Deal; readonly profileKey: string }): ReactElement | null =>
  useIsUnrated(deal, profileKey) ? (
    <Badge tone="accent" icon="star">
      <FormattedMessage id="deals.unrated" />
    </Badge>
  ) : null

interface DealCardProps {
  readonly dealKey: string
  readonly profileKey: string
  /** The deal is open beside its list. */
  readonly chosen?: boolean
  /** Of its heading. */
  readonly level?: 2 | 3
}

export const DealCard = memo(
  ({ dealKey, profileKey, chosen = false, level = 2 }: DealCardProps): ReactElement | null => {
    const { device } = useApp()
    const deal = useReadModel(deals, dealByKey, dealKey)
    const isRateable = useIsRateable()
    const link = useChosenInView(chosen && deal !== undefined)
    if (deal === undefined) return null
    const { subject } = deal
    const Heading = `h${level}` as const
    return (
      <Card as="li" interactive>
        <div className="deals-card">
          <div className="deals-card-main">
            <p className="deals-card-number">
              <FormattedMessage id="deals.number" values={{ number: dealNumberText(deal.number) }} />
              <DealStatusBadge status={deal.status} />
              {isRateable(deal) && <Unrated deal={deal} profileKey={profileKey} />}
            </p>
            <Heading className="deals-card-name">
              <Anchor
                ref={link}
                href={paths.deal(deal.key, profileKey)}
                className="p-card-link"
                aria-current={chosen || undefined}
              >
                {subject.name}
              </Anchor>
            </Heading>
            <Details>
              <strong>
                <PriceText price={subject.price} />
              </strong>
              <Detail icon="calendar">
                <DateSpan of={subject} />
              </Detail>
            </Details>
          </div>
          <CardSide className="deals-card-side">
            <PartyLine party={partiesOf(deal, profileKey).other} />
            <p className="deals-when">
              <FormattedMessage
                id="deals.made"
                values={{ when: <Moment key="when" at={deal.createdDate} now={device.now()} /> }}
              />
            </p>
          </CardSide>
        </div>
      </Card>
    )
  },
)
DealCard.displayName = "DealCard"
