/** Before a sign-out that would delete what was not sent: how much it is, and a way to stay. E183. */
import { useEffect, useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"
import { useApp, type Unsent } from "../../app/context.tsx"
import { usePending } from "../../app/read-models.ts"
import { useSignOutNow } from "../../app/sign-out.ts"

export const SignOutModal = ({ onClose }: { readonly onClose: () => void }): ReactElement | null => {
  const intl = useIntl()
  const { device } = useApp()
  const signOut = useSignOutNow()
  const isBusy = usePending({ type: "SignOut" })
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  useEffect(() => {
    let isHere = true
    void device.unsent().then((found) => {
      if (isHere) setUnsent(found)
    })
    return () => {
      isHere = false
    }
  }, [device])
  if (unsent === null) return null
  const { messages, drafts } = unsent
  const isLosing = messages + drafts > 0
  const hint = [
    ...(messages > 0 ? [intl.formatMessage({ id: "core.signOut.messages" }, { count: messages })] : []),
    ...(drafts > 0 ? [intl.formatMessage({ id: "core.signOut.drafts" }, { count: drafts })] : []),
    ...(isLosing ? [intl.formatMessage({ id: "core.signOut.lost" })] : []),
  ]
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: isLosing ? "core.signOut.titleUnsent" : "core.signOut.title" })}
      hint={hint.join(" ")}
      confirmLabel={intl.formatMessage({ id: isLosing ? "core.signOut.confirm" : "core.nav.signOut" })}
      cancelLabel={intl.formatMessage({ id: "core.signOut.stay" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      danger={isLosing}
      busy={isBusy}
      onConfirm={signOut}
      onCancel={onClose}
    />
  )
}
