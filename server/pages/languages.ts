/** The language of a page as the server writes it: what was chosen on the device, else what the address says, else what the browser wants. */
import type { IncomingHttpHeaders } from "node:http"
import Negotiator from "negotiator"
import { chooseLanguage, languageParameter, languages, type Language } from "../../src/domain/languages.ts"
import { cookieValue, languageCookie } from "../../src/domain/page-cookies.ts"
import type { BuiltFiles } from "../web/built-files.ts"

/** Answers the language as texts and addresses name it: two letters. */
export const shortLanguage = (language: Language): string => language.slice(0, 2)

/** Answers the languages whose texts the build has. */
export const builtLanguages = (built: BuiltFiles): readonly Language[] =>
  languages.filter((language) => built(`i18n/${shortLanguage(language)}/core.json`) !== undefined)

export interface PageLanguage {
  readonly language: Language
  /** The address names the language, so that everybody who asks for this address reads it. */
  readonly isNamed: boolean
}

/**
 * The language of a page.
 *
 * @param query the address's query, without its question mark
 * @param available of which one is chosen
 */
export const pageLanguage = (
  query: string,
  headers: IncomingHttpHeaders,
  available: readonly Language[],
): PageLanguage => {
  const spoken = new Set(available.map(shortLanguage))
  const isSpoken = (wish: string): boolean => spoken.has(wish.slice(0, 2).toLowerCase())
  const chosen = cookieValue(headers.cookie ?? "", languageCookie)
  if (chosen !== null && isSpoken(chosen)) return { language: chooseLanguage([chosen]), isNamed: false }
  const named = new URLSearchParams(query).get(languageParameter)
  if (named !== null && isSpoken(named)) return { language: chooseLanguage([named]), isNamed: true }
  const wishes = new Negotiator({ headers }).languages().filter(isSpoken)
  return { language: chooseLanguage(wishes), isNamed: false }
}
