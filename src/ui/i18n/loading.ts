/** Fetches compiled texts, a scope of a language at a time. */
import type { MessageFormatElement } from "react-intl"
import { loadFormats } from "./formats.ts"
import type { Scope } from "./messages.ts"

export type Texts = Readonly<Record<string, MessageFormatElement[]>>

const fetched = new Map<string, Promise<Texts>>()

const asked = new Set<Scope>()

let english = "en"

let atHand: (path: string) => Response | null = () => null

/** From now on texts that came along with the page are taken from there. E500. */
export const takeTextsFrom = (take: (path: string) => Response | null): void => {
  atHand = take
}

/** From now on English is said in another folder's texts, those of the pseudo-locale. */
export const sayEnglishAs = (folder: string): void => {
  english = folder
}

const fetchScope = async (host: string, language: string, scope: Scope): Promise<Texts> => {
  const path = `${host}/${language}/${scope}.json`
  const response = atHand(path) ?? (await fetch(path))
  if (!response.ok) throw new Error(`No texts for ${language}/${scope}: status ${response.status}.`)
  return (await response.json()) as Texts
}

/** `spoken` is a language's two letters. A failed fetch is tried anew the next time. */
export const loadScope = (host: string, spoken: string, scope: Scope): Promise<Texts> => {
  const language = spoken === "en" ? english : spoken
  asked.add(scope)
  const key = `${host}/${language}/${scope}`
  const known = fetched.get(key)
  if (known !== undefined) return known
  const texts = Promise.all([fetchScope(host, language, scope), loadFormats(language)]).then(([own]) => own)
  fetched.set(key, texts)
  texts.catch(() => fetched.delete(key))
  return texts
}

/** Loads in another language the texts that were shown so far, before it is changed to. */
export const loadAgain = async (host: string, language: string): Promise<void> => {
  await Promise.all([...asked].map((scope) => loadScope(host, language, scope)))
}
