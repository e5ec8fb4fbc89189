/** In place of every page for whoever signed in as a moderator, who has no account in the market, and the way out. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { Button } from "../../parts/Button.tsx"
import { StateTitle } from "../../parts/StateTitle.tsx"
import { useSignOut } from "../../app/use-sign-out.ts"

export const ModeratorPage = (): ReactElement => {
  const intl = useIntl()
  const signOut = useSignOut()
  return (
    <div className="l-page">
      <div className="p-error">
        <div className="p-error-words">
          <StateTitle className="p-error-title" level={1}>
            {intl.formatMessage({ id: "core.moderator.title" })}
          </StateTitle>
          <div className="p-error-hint">{intl.formatMessage({ id: "core.moderator.hint" })}</div>
        </div>
        <Button onClick={signOut}>{intl.formatMessage({ id: "core.nav.signOut" })}</Button>
      </div>
    </div>
  )
}
