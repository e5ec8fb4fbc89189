/** The eleven UI languages and how one is chosen. Spec §9. */
export const languages = [
  "en-US",
  "de-DE",
  "fr-FR",
  "nl-NL",
  "it-IT",
  "tr-TR",
  "sv-SE",
  "pl-PL",
  "ru-RU",
  "be-BY",
  "uk-UA",
] as const
export type Language = (typeof languages)[number]
/** A language without its country: `en`. */
export type LanguagePart = Language extends `${infer Part}-${string}` ? Part : never

/** The parameter of an address by which a link names the language that its page is in. E422. */
export const languageParameter = "lang"

/** English in accents and a third longer, for developers: `?lang=en-XA`, until the page is loaded without it. E495. */
export const pseudoLocale = "en-XA"

export const fallbackLanguage: Language = "en-US"

/** The first wish that we speak, by its language part; wishes are BCP 47 tags, the strongest first. */
export const chooseLanguage = (wishes: readonly (string | null | undefined)[]): Language => {
  for (const wish of wishes) {
    const part = wish?.toLowerCase().split("-")[0]
    const found = languages.find((language) => language.slice(0, 2) === part)
    if (found !== undefined) return found
  }
  return fallbackLanguage
}
