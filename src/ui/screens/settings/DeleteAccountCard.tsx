/** The way to the end of the account, which a window of its own asks about. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { paths, withModal } from "../../app/paths.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { SettingsCard } from "./SettingsCard.tsx"

export const DeleteAccountCard = ({ blocked }: { readonly blocked: boolean }): ReactElement => (
  <SettingsCard title={<FormattedMessage id="settings.delete" />}>
    <p className="u-muted">
      <FormattedMessage id={blocked ? "settings.delete.leadBlocked" : "settings.delete.lead"} />
    </p>
    <ButtonLink icon="trash" wide href={withModal({ path: paths.settings, search: "" }, "delete-account")}>
      <FormattedMessage id="settings.delete.begin" />
    </ButtonLink>
  </SettingsCard>
)
