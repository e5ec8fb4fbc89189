/** The language of the app, for everybody who reads it. Each stands in its own words. Spec §2 Modals, §9. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { languages, type Language } from "../../../domain/languages.ts"
import { useLanguageChoice } from "../../app/use-language-choice.ts"
import { languageName, ownLanguageNames } from "../../i18n/language-name.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { Icon } from "../../parts/Icon.tsx"

export const ChooseLanguageModal = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const intl = useIntl()
  const { language, busy, choose } = useLanguageChoice()
  const press = async (next: Language): Promise<void> => {
    if (busy) return
    if (next === language || (await choose(next)).tag === "Done") onClose()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: "settings.language" })}
      description={intl.formatMessage({ id: "settings.language.hint" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      busy={busy}
    >
      <ul className="languages" aria-label={intl.formatMessage({ id: "settings.language" })}>
        {languages.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="languages-one"
              aria-current={one === language || undefined}
              aria-disabled={busy || undefined}
              onClick={() => void press(one)}
            >
              <span>
                <span lang={one}>{ownLanguageNames[one]}</span>
                {one !== language && <span className="languages-hint">{languageName(one, language)}</span>}
              </span>
              {one === language && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
