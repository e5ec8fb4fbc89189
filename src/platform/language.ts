/** The language the person reads: kept on the device, else the browser's, else the configuration's. Spec §9; D105. */
import { chooseLanguage, type Language } from "../domain/languages.ts"

export const preferredLanguageKey = "preferredLanguage"

export const keepLanguage = (storage: Storage, language: Language): void =>
  storage.setItem(preferredLanguageKey, language)

/** Nobody has chosen one on this device. */
export const isLanguageOpen = (storage: Storage): boolean => storage.getItem(preferredLanguageKey) === null

/** Only languages whose texts exist are chosen; `available` holds their two letters. */
export const startLanguage = (
  storage: Storage,
  browser: readonly string[],
  configured: Language,
  available: ReadonlySet<string>,
): Language =>
  chooseLanguage(
    [storage.getItem(preferredLanguageKey), ...browser, configured].filter((wish) =>
      available.has((wish ?? "").slice(0, 2).toLowerCase()),
    ),
  )
