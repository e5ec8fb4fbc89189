/**
 * The menu of phones: the profile that acts, links to its pages, the version, and the way in or out. Spec §2 `/other`.
 */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useApp } from "../../app/context.tsx"
import { useModels, usePending, useDispatch, useReadModel } from "../../app/read-models.ts"
import { useSignOut } from "../../app/use-sign-out.ts"
import { Button } from "../../parts/Button.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { paths } from "../../app/paths.ts"
import { ActiveProfileCard } from "../profiles/ActiveProfileCard.tsx"
import { OtherLinks } from "./OtherLinks.tsx"

export const OtherScreen = (): ReactElement => {
  const intl = useIntl()
  const { environment, device } = useApp()
  const dispatch = useDispatch()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const presence = useModels((models) => models.session.presence)
  const [signingIn, signingOut] = [usePending({ type: "SignIn" }), usePending({ type: "SignOut" })]
  const signOut = useSignOut()
  const signIn = (): void => void dispatch({ type: "SignIn", returnTo: paths.other, asAnother: false })
  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <PageHeader title={intl.formatMessage({ id: "profiles.other.title" })} />
      {account !== null && <ActiveProfileCard account={account} />}
      <OtherLinks account={account} />
      {presence === "anonymous" && (
        <Button kind="primary" icon="sign-in" wide busy={signingIn} onClick={signIn}>
          <FormattedMessage id="core.signIn.button" />
        </Button>
      )}
      {presence === "signedIn" && (
        <Button icon="sign-out" wide busy={signingOut} onClick={signOut}>
          <FormattedMessage id="core.nav.signOut" />
        </Button>
      )}
      <p className="profiles-version">
        <FormattedMessage
          id="profiles.version"
          values={{ version: device.wrapper?.installed.version ?? environment.buildId }}
        />
      </p>
    </div>
  )
}
