/** The language the person reads: kept on the device, else the link's, the browser's, the configuration's. Spec §9. */
import { chooseLanguage, languageParameter, languages, pseudoLocale, type Language } from "../domain/languages.ts"
import { lastingKeys } from "./lasting-keys.ts"

export const preferredLanguageKey = lastingKeys.language

export const keepLanguage = (storage: Pick<Storage, "getItem" | "setItem">, language: Language): void =>
  storage.setItem(preferredLanguageKey, language)

/** Nobody has chosen one on this device. */
export const isLanguageOpen = (storage: Pick<Storage, "getItem">): boolean =>
  storage.getItem(preferredLanguageKey) === null

/** `search`: the address's query. */
export const startLanguage = (
  storage: Pick<Storage, "getItem" | "setItem">,
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

interface Follower {
  readonly view: Pick<Window, "addEventListener">
  readonly storage: Pick<Storage, "getItem">
  readonly loadTexts: (language: Language) => Promise<void>
  readonly onLoaded: (language: Language) => void
}

/**
 * Calls back with the language that another tab has chosen for this device, once its texts are there and it is still the chosen
 * one: that tab may have taken it back, or somebody has chosen another one here. Where they can't be had, nothing changes.
 */
export const followLanguage = ({ view, storage, loadTexts, onLoaded }: Follower): void => {
  view.addEventListener("storage", ({ key, newValue }) => {
    const chosen = languages.find((language) => language === newValue)
    if (key !== preferredLanguageKey || chosen === undefined) return
    void loadTexts(chosen).then(
      () => storage.getItem(preferredLanguageKey) === chosen && onLoaded(chosen),
      () => undefined,
    )
  })
}

export const isPseudoAsked = (search: string): boolean =>
  new URLSearchParams(search).get(languageParameter) === pseudoLocale
