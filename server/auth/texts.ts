/** The texts of the sign-in pages and their letters in all languages. */
import { chooseLanguage, type Language } from "../../src/domain/languages.ts"
import { belarusian } from "./texts/be.ts"
import { german } from "./texts/de.ts"
import { english, type Texts } from "./texts/en.ts"
import { french } from "./texts/fr.ts"
import { italian } from "./texts/it.ts"
import { dutch } from "./texts/nl.ts"
import { polish } from "./texts/pl.ts"
import { russian } from "./texts/ru.ts"
import { swedish } from "./texts/sv.ts"
import { turkish } from "./texts/tr.ts"
import { ukrainian } from "./texts/uk.ts"

const byLanguage: Readonly<Record<Language, Texts>> = {
  "en-US": english,
  "de-DE": german,
  "fr-FR": french,
  "nl-NL": dutch,
  "it-IT": italian,
  "tr-TR": turkish,
  "sv-SE": swedish,
  "pl-PL": polish,
  "ru-RU": russian,
  "be-BY": belarusian,
  "uk-UA": ukrainian,
}

/** The longest `ui_locales` that is read, in characters: far more than anybody reads languages. */
const longestWishes = 200

/** The languages of OpenID Connect's `ui_locales`, BCP 47 tags with spaces between them, the strongest wish first. */
export const wishesIn = (uiLocales: unknown): readonly string[] =>
  typeof uiLocales === "string"
    ? uiLocales
        .slice(0, longestWishes)
        .split(" ")
        .filter((wish) => wish !== "")
    : []

/** The texts in the first language of `ui_locales` that we speak, else in English. */
export const textsFor = (uiLocales: string | undefined): Texts => byLanguage[chooseLanguage(wishesIn(uiLocales))]
