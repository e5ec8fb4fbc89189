/** One deal: what it is about, what was agreed on, and the two sides. Spec §2 `/deals/{key}`. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { Redirect } from "wouter"
import { dealNumberText } from "../../../domain/deal-numbers.ts"
import { useRoomBeside } from "../../app/media.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { paths } from "../../app/paths.ts"
import { DealBody } from "./DealBody.tsx"
import { DealStatusBadge } from "./DealStatusBadge.tsx"
import { useOwnDeal } from "./use-own-deal.ts"

interface DealScreenProps {
  readonly dealKey: string
  readonly participantKey: string
}

const allDeals = paths.deals({ tab: "active", page: 1 })

const AsParticipant = ({ dealKey, participantKey }: DealScreenProps): ReactElement => {
  const intl = useIntl()
  const { deal, isUnavailable, busy, failure, ask } = useOwnDeal(dealKey, participantKey)
  const isBesideList = useRoomBeside()
  const back = isBesideList ? undefined : { href: allDeals, label: intl.formatMessage({ id: "deals.deal.back" }) }
  if (deal !== undefined) {
    return (
      <div className="l-page l-stack" data-gap="6">
        <PageHeader
          title={intl.formatMessage({ id: "deals.number" }, { number: dealNumberText(deal.number) })}
          lead={deal.subject.name}
          back={back}
          badge={<DealStatusBadge status={deal.status} />}
        />
        <DealBody deal={deal} profileKey={participantKey} />
      </div>
    )
  }
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader title={intl.formatMessage({ id: "deals.deal.title" })} back={back} />
      {isUnavailable ? (
        <EmptyState
          picture="handshake"
          title={intl.formatMessage({ id: "deals.deal.unavailable" })}
          hint={intl.formatMessage({ id: "deals.deal.unavailable.hint" })}
          action={{ label: intl.formatMessage({ id: "deals.deal.back" }), href: allDeals }}
        />
      ) : failure !== undefined && !busy ? (
        <FailureState title={intl.formatMessage({ id: "deals.deal.failed" })} failure={failure} onRetry={ask} />
      ) : (
        <Waiting shape="page" onAgain={ask} />
      )}
    </div>
  )
}

/** Another active profile means its own list (spec §2). */
export const DealScreen = (props: DealScreenProps): ReactElement => {
  const [openedAs] = useState(props.participantKey)
  return props.participantKey === openedAs ? <AsParticipant {...props} /> : <Redirect to={allDeals} replace />
}
