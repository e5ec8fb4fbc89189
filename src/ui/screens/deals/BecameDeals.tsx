/** Where accepted applications are: in the deals that they became, the newest three of them, each with its link. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { dealNumberText } from "../../../domain/deal-numbers.ts"
import type { Deal } from "../../../domain/deals.ts"
import { useApp } from "../../app/context.tsx"
import { Moment } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { paths } from "../../app/paths.ts"
import { partiesOf } from "./deal-words.ts"

interface BecameDealsProps {
  readonly deals: readonly Deal[]
  readonly profileKey: string
}

const mostShown = 3

const Row = ({ deal, profileKey }: { readonly deal: Deal; readonly profileKey: string }): ReactElement => {
  const { device } = useApp()
  const { key, number, subject, createdDate } = deal
  return (
    <li>
      <Anchor href={paths.deal(key, profileKey)} className="deals-became-row">
        <Icon name="deal" size={24} />
        <span>
          <span className="deals-became-name">
            <FormattedMessage
              id="applications.became"
              values={{ name: subject.name, number: dealNumberText(number) }}
            />
          </span>
          <span className="deals-became-facts">
            <span>
              <FormattedMessage
                id="applications.became.with"
                values={{ name: partiesOf(deal, profileKey).other.name }}
              />
            </span>
            <span>
              <FormattedMessage
                id="applications.became.made"
                values={{ when: <Moment key="when" at={createdDate} now={device.now()} /> }}
              />
            </span>
          </span>
        </span>
        <Icon name="chevron-right" />
      </Anchor>
    </li>
  )
}

export const BecameDeals = ({ deals, profileKey }: BecameDealsProps): ReactElement | null => {
  const intl = useIntl()
  if (deals.length === 0) return null
  return (
    <>
      <ul className="deals-became" aria-label={intl.formatMessage({ id: "applications.became.list" })}>
        {deals.slice(0, mostShown).map((deal) => (
          <Row key={deal.key} deal={deal} profileKey={profileKey} />
        ))}
      </ul>
      {deals.length > mostShown && (
        <div className="deals-became-all">
          <ButtonLink size="small" kind="quiet" href={paths.deals({ tab: "active", page: 1 })}>
            <FormattedMessage id="applications.became.all" />
          </ButtonLink>
        </div>
      )}
    </>
  )
}
