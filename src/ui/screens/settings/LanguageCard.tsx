/** The language of what the server writes to the person; it shows what the server has, so a failure leaves the old one. Spec §8. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { languages } from "../../../domain/languages.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { Select } from "../../parts/Select.tsx"
import { SettingsCard } from "./SettingsCard.tsx"

/** A language in its own words. */
const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(language.split("-")[0] ?? language) ?? language

export const LanguageCard = ({ account }: { readonly account: Account }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending({ type: "SetLanguage" })
  return (
    <SettingsCard title={<FormattedMessage id="settings.language" />}>
      <Select
        label={intl.formatMessage({ id: "settings.language.label" })}
        hint={intl.formatMessage({ id: "settings.language.hint" })}
        value={account.language}
        aria-busy={busy || undefined}
        disabled={account.blocked}
        options={languages.map((language) => ({ value: language, label: ownName(language) }))}
        onChange={(language) => void dispatch({ type: "SetLanguage", language })}
      />
    </SettingsCard>
  )
}
