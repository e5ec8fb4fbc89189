/** The moment in which a deal is made, over the list that it was made from: who, what, and what comes next. Spec §2; E195. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { activeProfileKey, account as accountProjection } from "../../../projections/account.ts"
import { dealByKey, deals, isDealUnavailable } from "../../../projections/deals.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { DealMoment } from "./DealMoment.tsx"

interface DealMadeModalProps {
  readonly dealKey: string
  readonly onClose: () => void
}

export const DealMadeModal = ({ dealKey, onClose }: DealMadeModalProps): ReactElement | null => {
  const intl = useIntl()
  const profileKey = useReadModel(accountProjection, activeProfileKey, undefined)
  const deal = useReadModel(deals, dealByKey, dealKey)
  const isUnavailable = useReadModel(deals, isDealUnavailable, dealKey)
  const { busy, failure, ask } = useFresh({
    command: profileKey === null ? null : { type: "LoadDeal", key: dealKey, participantKey: profileKey },
    known: onceKnown(deal !== undefined || isUnavailable),
  })
  if (profileKey === null) return null
  if (deal !== undefined) return <DealMoment deal={deal} profileKey={profileKey} onClose={onClose} />
  return (
    <Dialog
      title={intl.formatMessage({ id: "deals.deal.title" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
    >
      {isUnavailable ? (
        <EmptyState
          level={3}
          picture="handshake"
          title={intl.formatMessage({ id: "deals.deal.unavailable" })}
          hint={intl.formatMessage({ id: "deals.deal.unavailable.hint" })}
        />
      ) : failure === undefined ? (
        <Skeleton shape="form" label={intl.formatMessage({ id: "core.loading" })} />
      ) : (
        <ErrorState
          title={intl.formatMessage({ id: "deals.deal.failed" })}
          hint={failureText(intl, failure)}
          retryLabel={intl.formatMessage({ id: "core.retry" })}
          onRetry={ask}
          busy={busy}
        />
      )}
    </Dialog>
  )
}
