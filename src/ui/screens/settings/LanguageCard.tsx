/** The language of the app and of what the server writes to the person; a refusal leaves the old one. Spec §8. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { languages } from "../../../domain/languages.ts"
import { useLanguageChoice } from "../../app/use-language-choice.ts"
import { ownLanguageNames } from "../../i18n/language-name.ts"
import { Select } from "../../parts/Select.tsx"
import { SettingsCard } from "./SettingsCard.tsx"

export const LanguageCard = (): ReactElement => {
  const intl = useIntl()
  const { language, busy, choose } = useLanguageChoice()
  return (
    <SettingsCard title={<FormattedMessage id="settings.language" />}>
      <Select
        label={intl.formatMessage({ id: "settings.language.label" })}
        hint={intl.formatMessage({ id: "settings.language.hint" })}
        value={language}
        aria-busy={busy || undefined}
        options={languages.map((one) => ({ value: one, label: ownLanguageNames[one] }))}
        onChange={(next) => void choose(next)}
      />
    </SettingsCard>
  )
}
