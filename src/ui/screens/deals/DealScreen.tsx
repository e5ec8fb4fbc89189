/** One deal: what it is about, what was agreed on, and the two sides. Spec §2 `/deals/{key}`; D59, D60, D61. */
import { useEffect, useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { dealNumberText } from "../../../domain/deals.ts"
import { dealByKey, deals, isDealUnavailable } from "../../../projections/deals.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useRoomBeside } from "../../app/media.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../app/paths.ts"
import { DealBody } from "./DealBody.tsx"
import { DealStatusBadge } from "./DealStatusBadge.tsx"

interface DealScreenProps {
  readonly dealKey: string
  readonly participantKey: string
}

const allDeals = paths.deals({ tab: "active", page: 1 })

const AsParticipant = ({ dealKey, participantKey }: DealScreenProps): ReactElement => {
  const intl = useIntl()
  const deal = useReadModel(deals, dealByKey, dealKey)
  const isBesideList = useRoomBeside()
  const isUnavailable = useReadModel(deals, isDealUnavailable, dealKey)
  const [wasUnavailable] = useState(isUnavailable)
  const { busy, failure, ask } = useFresh({
    command: { type: "LoadDeal", key: dealKey, participantKey },
    known: onceKnown(deal !== undefined || isUnavailable),
  })

  useEffect(() => {
    // The refusal may have been another profile's, so this one requests the deal itself.
    if (wasUnavailable) ask()
  }, [wasUnavailable, ask])

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
      {isUnavailable && !busy ? (
        <EmptyState
          picture="handshake"
          title={intl.formatMessage({ id: "deals.deal.unavailable" })}
          hint={intl.formatMessage({ id: "deals.deal.unavailable.hint" })}
          action={{ label: intl.formatMessage({ id: "deals.deal.back" }), href: allDeals }}
        />
      ) : failure !== undefined && !busy ? (
        <FailureState title={intl.formatMessage({ id: "deals.deal.failed" })} failure={failure} onRetry={ask} />
      ) : (
        <Skeleton shape="page" label={intl.formatMessage({ id: "core.loading" })} />
      )}
    </div>
  )
}

/** Another profile of ours may see what this one may not, so it starts anew. */
export const DealScreen = (props: DealScreenProps): ReactElement => (
  <AsParticipant key={props.participantKey} {...props} />
)
