/** Leads to what keeps others out of the account, on the pages of the embedded identity provider. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useIdentityPages } from "../../app/use-identity-pages.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { SettingsCard } from "./SettingsCard.tsx"

export const SecurityCard = (): ReactElement | null => {
  const identityPages = useIdentityPages()
  if (identityPages === null) return null
  return (
    <SettingsCard title={<FormattedMessage id="settings.security" />}>
      <ButtonLink icon="edit" wide href={identityPages.password} target="_self">
        <FormattedMessage id="settings.security.password" />
      </ButtonLink>
      <ButtonLink icon="shield" wide href={identityPages.secondStep} target="_self">
        <FormattedMessage id="settings.security.secondStep" />
      </ButtonLink>
    </SettingsCard>
  )
}
