/** Before a sign-out that would delete what was not sent: how much it is, and a way to stay. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"
import { usePending } from "../../app/read-models.ts"
import { useSignOutNow } from "../../app/use-sign-out.ts"
import { useUnsentWords } from "./use-unsent-words.ts"

export const SignOutModal = ({ onClose }: { readonly onClose: () => void }): ReactElement | null => {
  const intl = useIntl()
  const signOut = useSignOutNow()
  const isBusy = usePending({ type: "SignOut" })
  const unsent = useUnsentWords()
  if (unsent === null) return null
  const isLosing = unsent.length > 0
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: isLosing ? "settings.signOut.titleUnsent" : "settings.signOut.title" })}
      hint={unsent.join(" ")}
      confirmLabel={intl.formatMessage({ id: isLosing ? "settings.signOut.confirm" : "core.nav.signOut" })}
      cancelLabel={intl.formatMessage({ id: "settings.signOut.stay" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      danger={isLosing}
      busy={isBusy}
      onConfirm={signOut}
      onCancel={onClose}
    />
  )
}
