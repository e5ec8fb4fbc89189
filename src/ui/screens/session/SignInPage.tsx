/** In place of a page that needs login: why, and the way in. Nothing that was typed is lost. Spec §2. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { useDispatch, useModels, usePending } from "../../app/read-models.ts"
import { signInHint } from "./sign-in-hint.ts"

export const SignInPage = ({ returnTo }: { readonly returnTo: string }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const reason = useModels((models) => models.session.signedOut)
  const busy = usePending({ type: "SignIn" })
  return (
    <div className="l-page">
      <EmptyState
        level={1}
        picture="door"
        title={intl.formatMessage({ id: "core.signIn.title" })}
        hint={intl.formatMessage({ id: signInHint(reason) })}
        action={{
          label: intl.formatMessage({ id: "core.signIn.button" }),
          busy,
          onClick: () => void dispatch({ type: "SignIn", returnTo, asAnother: reason === "wrongAccount" }),
        }}
      />
    </div>
  )
}
