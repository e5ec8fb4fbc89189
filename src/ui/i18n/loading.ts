/** Fetches compiled texts, a scope of a language at a time; a missing text falls back to English. D0b, D105. */
import type { MessageFormatElement } from "react-intl"
import type { Scope } from "./messages.ts"

export type Texts = Readonly<Record<string, MessageFormatElement[]>>

const fetched = new Map<string, Promise<Texts>>()

const fetchScope = async (host: string, language: string, scope: Scope): Promise<Texts> => {
  const response = await fetch(`${host}/${language}/${scope}.json`)
  if (!response.ok) throw new Error(`No texts for ${language}/${scope}: status ${response.status}.`)
  return (await response.json()) as Texts
}

/** `language` is its two letters. A failed fetch is tried anew the next time. */
export const loadScope = (host: string, language: string, scope: Scope): Promise<Texts> => {
  const key = `${host}/${language}/${scope}`
  const known = fetched.get(key)
  if (known !== undefined) return known
  const english = language === "en" ? Promise.resolve({}) : loadScope(host, "en", scope)
  const texts = Promise.all([english, fetchScope(host, language, scope)]).then(([base, own]) => ({ ...base, ...own }))
  fetched.set(key, texts)
  texts.catch(() => fetched.delete(key))
  return texts
}
