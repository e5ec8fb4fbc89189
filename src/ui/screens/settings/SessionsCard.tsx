/** The ways out: of this device, and of all. E183, E282. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation } from "wouter"
import { useIdentityPages } from "../../app/identity-pages.ts"
import { paths } from "../../app/paths.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { useSignOut } from "../../app/sign-out.ts"
import { Button } from "../../parts/Button.tsx"
import { SettingsCard } from "./SettingsCard.tsx"

export const SessionsCard = (): ReactElement => {
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const signOut = useSignOut()
  const identityPages = useIdentityPages()
  const [leaving, leavingAll] = [usePending({ type: "SignOut" }), usePending({ type: "SignOutEverywhere" })]
  const signOutEverywhere = async (): Promise<void> => {
    const { tag } = await dispatch({ type: "SignOutEverywhere" })
    if (tag === "Done") navigate(paths.home)
  }
  return (
    <SettingsCard title={<FormattedMessage id="settings.sessions" />}>
      <Button icon="sign-out" wide busy={leaving} onClick={signOut}>
        <FormattedMessage id="settings.sessions.here" />
      </Button>
      {identityPages !== null && (
        <>
          <Button icon="shield" wide busy={leavingAll} onClick={() => void signOutEverywhere()}>
            <FormattedMessage id="settings.sessions.everywhere" />
          </Button>
          <p className="u-muted">
            <FormattedMessage id="settings.sessions.everywhereHint" />
          </p>
        </>
      )}
    </SettingsCard>
  )
}
