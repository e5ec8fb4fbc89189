/** Before all devices are signed out: what that ends, and what this one would lose. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { paths } from "../../app/paths.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"
import { useUnsentWords } from "../session/use-unsent-words.ts"

const about = { type: "SignOutEverywhere" } as const

export const SignOutEverywhereModal = ({ onClose }: { readonly onClose: () => void }): ReactElement | null => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const isBusy = usePending(about)
  const unsent = useUnsentWords()
  const signOut = async (): Promise<void> => {
    const { tag } = await dispatch(about)
    if (tag === "Done") navigate(paths.home)
  }
  if (unsent === null) return null
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: "settings.sessions.askEverywhere" })}
      hint={
        <>
          <FormattedMessage id="settings.sessions.askEverywhereHint" /> <span>{unsent.join(" ")}</span>
        </>
      }
      confirmLabel={intl.formatMessage({ id: "settings.sessions.everywhere" })}
      cancelLabel={intl.formatMessage({ id: "settings.signOut.stay" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      danger
      busy={isBusy}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    />
  )
}
