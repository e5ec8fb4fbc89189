/** Asks before an application is withdrawn, and says what follows. experience: Undo rather than ask. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { applicantOf, type Application } from "../../../domain/applications.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { useCloseOnBack } from "../../parts/use-close-on-back.ts"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"

interface WithdrawDialogProps {
  readonly application: Application
  readonly onClose: () => void
}

export const WithdrawDialog = ({ application, onClose }: WithdrawDialogProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { key, listing } = application
  const busy = usePending({ type: "CancelApplication", applicationKey: key })
  useCloseOnBack(onClose)
  const withdraw = async (): Promise<void> => {
    await dispatch({
      type: "CancelApplication",
      kind: listing.kind,
      listingKey: listing.key,
      applicationKey: key,
      profileKey: applicantOf(application).key,
    })
    onClose()
  }
  return (
    <ConfirmDialog
      danger
      title={intl.formatMessage({ id: "applications.cancel.title" })}
      hint={intl.formatMessage({ id: "applications.cancel.hint" }, { kind: listing.kind })}
      confirmLabel={intl.formatMessage({ id: "applications.cancel.confirm" })}
      cancelLabel={intl.formatMessage({ id: "applications.cancel.keep" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      busy={busy}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    />
  )
}
