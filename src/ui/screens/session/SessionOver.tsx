/** Above a page that everybody may read, once the session has ended under it: so, and the way in again. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { afterSignIn } from "../../app/after-sign-in.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { Banner } from "../../parts/Banner.tsx"
import { Button } from "../../parts/Button.tsx"

export const SessionOver = (): ReactElement => {
  const dispatch = useDispatch()
  const busy = usePending({ type: "SignIn" })
  return (
    <Banner
      tone="yellow"
      action={
        <Button
          size="small"
          busy={busy}
          onClick={() => {
            // The modal that is open now is gone back to as well.
            const { pathname, search } = window.location
            void dispatch({ type: "SignIn", returnTo: afterSignIn(pathname, search.slice(1)), asAnother: false })
          }}
        >
          <FormattedMessage id="core.nav.signIn" />
        </Button>
      }
    >
      <FormattedMessage id="core.signIn.expired" />
    </Banner>
  )
}
