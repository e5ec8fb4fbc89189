/** What a language is called, in its own words or in those of another. */
import type { Language } from "../../domain/languages.ts"

/** Many languages write their names small; at the beginning of a line they don't. */
export const languageName = (named: Language, locale: Language): string => {
  const [code = named] = named.split("-")
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? named
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(locale))
}

export const ownLanguageName = (language: Language): string => languageName(language, language)
