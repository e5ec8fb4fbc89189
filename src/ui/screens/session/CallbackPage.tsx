/** The page that the identity provider sends people back to. */
import { useEffect, useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation } from "wouter"
import { ProblemLink } from "../../failures/ProblemLink.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { useApp } from "../../app/context.tsx"
import { useDispatch } from "../../app/read-models.ts"
import { RouteWait } from "../../loading/RouteWait.tsx"

/** One redirect is ended once, however often React mounts the page; in the mobile app another one may follow. */
let ending: { readonly of: string; readonly returnTo: Promise<string> } | null = null

export const CallbackPage = (): ReactElement => {
  const { device } = useApp()
  const intl = useIntl()
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const { search } = window.location
    if (ending?.of !== search) ending = { of: search, returnTo: device.finishSignIn() }
    ending.returnTo.then(
      (returnTo) => {
        device.enter()
        void dispatch({ type: "RenewPush" })
        navigate(returnTo, { replace: true })
      },
      () => setFailed(true),
    )
  }, [device, dispatch, navigate])

  // The code in the address is good for one try, so that a reload would fail.
  const signIn = (): void => void dispatch({ type: "SignIn", returnTo: "/", asAnother: false })
  if (!failed) return <RouteWait onAgain={signIn} />
  return (
    <div className="l-page">
      <ErrorState
        level={1}
        title={intl.formatMessage({ id: "core.callback.failed" })}
        hint={intl.formatMessage({ id: "core.callback.failedHint" })}
        retryLabel={intl.formatMessage({ id: "core.signIn.button" })}
        onRetry={signIn}
        details={<ProblemLink />}
      />
    </div>
  )
}
