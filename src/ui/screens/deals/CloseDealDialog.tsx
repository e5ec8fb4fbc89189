/** Asks before a deal is closed, then for the mark. experience: Undo rather than ask. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation } from "wouter"
import type { Deal } from "../../../domain/deals.ts"
import { modalOver, paths } from "../../app/paths.ts"
import { useDispatch, useFlag, usePending } from "../../app/read-models.ts"
import { onceClosed, useCloseOnBack } from "../../parts/use-close-on-back.ts"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"

interface CloseDealDialogProps {
  readonly deal: Deal
  readonly profileKey: string
  readonly onClose: () => void
}

export const CloseDealDialog = ({ deal, profileKey, onClose }: CloseDealDialogProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const hasFeedbacks = useFlag("feedbacks")
  const [, navigate] = useLocation()
  const busy = usePending({ type: "CloseDeal", key: deal.key })
  useCloseOnBack(onClose)
  const close = async (): Promise<void> => {
    const outcome = await dispatch({ type: "CloseDeal", key: deal.key, participantKey: profileKey })
    const review = modalOver(paths.deal(deal.key, profileKey), "write-review", { deal: deal.key })
    if (outcome.tag === "Done" && hasFeedbacks) onceClosed(() => navigate(review))
    onClose()
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: "deals.close.title" })}
      hint={intl.formatMessage({ id: "deals.close.hint" })}
      confirmLabel={intl.formatMessage({ id: "deals.close" })}
      cancelLabel={intl.formatMessage({ id: "deals.close.keep" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      busy={busy}
      onConfirm={() => void close()}
      onCancel={onClose}
    />
  )
}
