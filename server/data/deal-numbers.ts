/** Writes a deal's number among the names of a push, in every language, as the client's `deals.number` has it. */
import type { Language } from "../../src/domain/languages.ts"

/** The space is a no-break one. */
export const dealNumbers: Readonly<Record<Language, string>> = {
  "en-US": "No. {number}",
  "de-DE": "Nr. {number}",
  "fr-FR": "nº {number}",
  "nl-NL": "nr. {number}",
  "it-IT": "n. {number}",
  "tr-TR": "no. {number}",
  "sv-SE": "nr {number}",
  "pl-PL": "nr {number}",
  "ru-RU": "№ {number}",
  "be-BY": "№ {number}",
  "uk-UA": "№ {number}",
}
