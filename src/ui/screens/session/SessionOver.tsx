/** Above a page that everybody may read, once the session has ended under it: so, and the way in again. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { afterSignIn } from "../../app/after-sign-in.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { Banner } from "../../parts/Banner.tsx"
import { Button } from "../../parts/Button.tsx"

export const SessionOver = (): ReactElement => {
  const dispatch = useDispatch()
  const [path] = useLocation()
  const search = useSearch()
  const busy = usePending({ type: "SignIn" })
  return (
    <Banner
      tone="yellow"
      action={
        <Button
          size="small"
          busy={busy}
          onClick={() => void dispatch({ type: "SignIn", returnTo: afterSignIn(path, search), asAnother: false })}
        >
          <FormattedMessage id="core.nav.signIn" />
        </Button>
      }
    >
      <FormattedMessage id="core.signIn.expired" />
    </Banner>
  )
}
