/** Shortcuts of a single key on this device, on or off. WCAG 2.1.4. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { withModal } from "../../app/paths.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { SettingsCard } from "./SettingsCard.tsx"
import { ShortcutsSwitch } from "./ShortcutsSwitch.tsx"

export const ShortcutsCard = (): ReactElement => {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <SettingsCard title={<FormattedMessage id="settings.keys" />}>
      <ShortcutsSwitch />
      <ButtonLink wide href={withModal({ path, search }, "shortcuts")}>
        <FormattedMessage id="settings.keys.all" />
      </ButtonLink>
    </SettingsCard>
  )
}
