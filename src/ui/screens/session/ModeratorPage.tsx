/** In place of every page for whoever signed in as a moderator, who has no account in the market, and the way out. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useApp } from "../../app/context.tsx"
import { useSignOut } from "../../app/use-sign-out.ts"
import { MoreTexts } from "../../i18n/Texts.tsx"
import { Button } from "../../parts/Button.tsx"
import { StateTitle } from "../../parts/StateTitle.tsx"

const NoMarket = (): ReactElement => {
  const intl = useIntl()
  const signOut = useSignOut()
  return (
    <div className="l-page">
      <div className="p-error">
        <div className="p-error-words">
          <StateTitle className="p-error-title" level={1}>
            {intl.formatMessage({ id: "moderation.nowhere.title" })}
          </StateTitle>
          <div className="p-error-hint">{intl.formatMessage({ id: "moderation.nowhere.hint" })}</div>
        </div>
        <Button onClick={signOut}>
          <FormattedMessage id="core.nav.signOut" />
        </Button>
      </div>
    </div>
  )
}

export const ModeratorPage = (): ReactElement => {
  const { environment } = useApp()
  return (
    <MoreTexts host={environment.i18nHost} scopes={["moderation"]}>
      <NoMarket />
    </MoreTexts>
  )
}
