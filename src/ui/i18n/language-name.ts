/** Names a language, in its own words or in those of another. */
import type { Language } from "../../domain/languages.ts"

/** Written down: a browser names languages only in those that it has data for, and Belarusian is often not among them. */
export const ownLanguageNames: Readonly<Record<Language, string>> = {
  "en-US": "English",
  "de-DE": "Deutsch",
  "fr-FR": "Français",
  "nl-NL": "Nederlands",
  "it-IT": "Italiano",
  "tr-TR": "Türkçe",
  "sv-SE": "Svenska",
  "pl-PL": "Polski",
  "ru-RU": "Русский",
  "be-BY": "Беларуская",
  "uk-UA": "Українська",
}

/** Many languages write their names small; at the beginning of a line they don't. */
export const languageName = (named: Language, locale: Language): string => {
  if (named === locale) return ownLanguageNames[named]
  const [code = named] = named.split("-")
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? named
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(locale))
}
