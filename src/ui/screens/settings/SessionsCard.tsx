/** Where the person is signed in, and the ways out: of this device, of another, and of all. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { session, signedInDevices } from "../../../projections/session.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useIdentityPages } from "../../app/use-identity-pages.ts"
import { paths, withModal } from "../../app/paths.ts"
import { usePending, useReadModel } from "../../app/read-models.ts"
import { useSignOut } from "../../app/use-sign-out.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { SessionList } from "./SessionList.tsx"
import { SettingsCard } from "./SettingsCard.tsx"

const command = { type: "LoadSessions" } as const

const Elsewhere = (): ReactElement => {
  const intl = useIntl()
  const devices = useReadModel(session, signedInDevices, undefined)
  const { failure } = useFresh({ command, known: onceKnown(devices !== null), unheard: true })
  return (
    <>
      {devices !== null && devices.length > 0 && <SessionList devices={devices} />}
      {devices === null && failure !== undefined && (
        <div role="alert">
          <Note tone="red">{failureText(intl, failure)}</Note>
        </div>
      )}
    </>
  )
}

export const SessionsCard = (): ReactElement => {
  const signOut = useSignOut()
  const identityPages = useIdentityPages()
  const leaving = usePending({ type: "SignOut" })
  return (
    <SettingsCard title={<FormattedMessage id="settings.sessions" />}>
      {identityPages !== null && <Elsewhere />}
      <Button icon="sign-out" wide busy={leaving} onClick={signOut}>
        <FormattedMessage id="settings.sessions.here" />
      </Button>
      {identityPages !== null && (
        <>
          <ButtonLink icon="shield" wide href={withModal({ path: paths.settings, search: "" }, "sign-out-everywhere")}>
            <FormattedMessage id="settings.sessions.everywhere" />
          </ButtonLink>
          <p className="u-muted">
            <FormattedMessage id="settings.sessions.everywhereHint" />
          </p>
        </>
      )}
    </SettingsCard>
  )
}
