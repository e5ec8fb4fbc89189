/** The language the person reads: kept on the device, else the link's, the browser's, the configuration's. Spec §9; D105, E422. */
import { chooseLanguage, languageParameter, languages, pseudoLocale, type Language } from "../domain/languages.ts"

export const preferredLanguageKey = "preferredLanguage"

export const keepLanguage = (storage: Storage, language: Language): void =>
  storage.setItem(preferredLanguageKey, language)

/** Nobody has chosen one on this device. */
export const isLanguageOpen = (storage: Storage): boolean => storage.getItem(preferredLanguageKey) === null

/** `search`: the address's query. */
export const startLanguage = (
  storage: Storage,
  search: string,
  browser: readonly string[],
  configured: Language,
): Language =>
  chooseLanguage([
    storage.getItem(preferredLanguageKey),
    new URLSearchParams(search).get(languageParameter),
    ...browser,
    configured,
  ])

/** Calls back with the language that another tab has chosen for this device. */
export const watchLanguage = (view: Pick<Window, "addEventListener">, onChosen: (language: Language) => void): void => {
  view.addEventListener("storage", ({ key, newValue }) => {
    const chosen = languages.find((language) => language === newValue)
    if (key === preferredLanguageKey && chosen !== undefined) onChosen(chosen)
  })
}

export const isPseudoAsked = (search: string): boolean =>
  new URLSearchParams(search).get(languageParameter) === pseudoLocale
