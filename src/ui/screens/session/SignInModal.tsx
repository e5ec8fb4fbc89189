/** Asks somebody who wants more than reading to sign in, over the page they are on. Spec §2 Modals. */
import { useEffect, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { openModal } from "../../app/paths.ts"
import { afterSignIn } from "../../app/after-sign-in.ts"
import { useDispatch, useModels, usePending } from "../../app/read-models.ts"
import { signInHint } from "./sign-in-hint.ts"

export const SignInModal = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const [path] = useLocation()
  const search = useSearch()
  const presence = useModels((models) => models.session.presence)
  const reason = useModels((models) => models.session.signedOut)
  const busy = usePending({ type: "SignIn" })
  const isDone = presence === "signedIn" && openModal(search)?.name === "sign-in"

  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])

  const signIn = (): void =>
    void dispatch({ type: "SignIn", returnTo: afterSignIn(path, search), asAnother: reason === "wrongAccount" })

  return (
    <Dialog
      size="small"
      title={intl.formatMessage({ id: "core.signIn.title" })}
      description={intl.formatMessage({ id: signInHint(reason) })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="core.cancel" />
          </Button>
          <Button kind="primary" icon="sign-in" busy={busy} onClick={signIn}>
            <FormattedMessage id="core.signIn.button" />
          </Button>
        </>
      }
    />
  )
}
