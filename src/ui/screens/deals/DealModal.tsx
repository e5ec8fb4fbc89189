/** A modal about a deal that the address names: loads it, and says so when it can't be shown. Spec §2 Modals. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Deal } from "../../../domain/deals.ts"
import { activeProfileKey, account as accountProjection } from "../../../projections/account.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { useOwnDeal } from "./use-own-deal.ts"

interface DealModalProps {
  readonly dealKey: string
  readonly onClose: () => void
  readonly children: (known: { readonly deal: Deal; readonly profileKey: string }) => ReactElement
}

export const DealModal = ({ dealKey, onClose, children }: DealModalProps): ReactElement | null => {
  const intl = useIntl()
  const profileKey = useReadModel(accountProjection, activeProfileKey, undefined)
  const { deal, isUnavailable, busy, failure, ask } = useOwnDeal(dealKey, profileKey)
  if (profileKey === null) return null
  if (deal !== undefined) return children({ deal, profileKey })
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
        <Waiting shape="form" onAgain={ask} />
      ) : (
        <FailureState
          title={intl.formatMessage({ id: "deals.deal.failed" })}
          failure={failure}
          onRetry={ask}
          busy={busy}
        />
      )}
    </Dialog>
  )
}
