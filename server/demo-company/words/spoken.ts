/** The languages that the demo company speaks: all of the market's. */
import type { Language } from "../../../src/domain/languages.ts"
import { be } from "./be.ts"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { fr } from "./fr.ts"
import { it } from "./it.ts"
import { nl } from "./nl.ts"
import { pl } from "./pl.ts"
import { ru } from "./ru.ts"
import { sv } from "./sv.ts"
import { tr } from "./tr.ts"
import { uk } from "./uk.ts"
import type { Words } from "./words.ts"

export const words: Readonly<Record<Language, Words>> = {
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
