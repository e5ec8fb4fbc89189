/** The titles of pushes, in every language; the names of things follow in the push's text. Spec §3 Notification. */
import type { Language } from "../../src/domain/languages.ts"
import { be } from "./push-titles/be.ts"
import { de } from "./push-titles/de.ts"
import { en, type PushTitles } from "./push-titles/en.ts"
import { fr } from "./push-titles/fr.ts"
import { it } from "./push-titles/it.ts"
import { nl } from "./push-titles/nl.ts"
import { pl } from "./push-titles/pl.ts"
import { ru } from "./push-titles/ru.ts"
import { sv } from "./push-titles/sv.ts"
import { tr } from "./push-titles/tr.ts"
import { uk } from "./push-titles/uk.ts"

export const pushTitles: Readonly<Record<Language, PushTitles>> = {
  "en-US": en,
  "de-DE": de,
  "fr-FR": fr,
  "nl-NL": nl,
  "it-IT": it,
  "tr-TR": tr,
  "sv-SE": sv,
  "pl-PL": pl,
  "ru-RU": ru,
  "be-BY": be,
  "uk-UA": uk,
}
