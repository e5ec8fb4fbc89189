/** Fetches compiled texts, a scope of a language at a time; a missing text falls back to English. D0b, D105. */
import type { MessageFormatElement } from "react-intl"
import type { Scope } from "./messages.ts"

/** Two letters of the languages that have texts; the others are shown English. */
export const spoken: ReadonlySet<string> = new Set(["en"])

export type Texts = Readonly<Record<string, MessageFormatElement[]>>

const fetched = new Map<string, Promise<Texts>>()

const asked = new Set<Scope>()

const fetchScope = async (host: string, language: string, scope: Scope): Promise<Texts> => {
  const response = await fetch(`${host}/${language}/${scope}.json`)
  if (!response.ok) throw new Error(`No texts for ${language}/${scope}: status ${response.status}.`)
  return (await response.json()) as Texts
}

/** `wished` is a language's two letters. A failed fetch is tried anew the next time. */
export const loadScope = (host: string, wished: string, scope: Scope): Promise<Texts> => {
  asked.add(scope)
  const language = spoken.has(wished) ? wished : "en"
  const key = `${host}/${language}/${scope}`
  const known = fetched.get(key)
  if (known !== undefined) return known
  const english = language === "en" ? Promise.resolve({}) : loadScope(host, "en", scope)
  const texts = Promise.all([english, fetchScope(host, language, scope)]).then(([base, own]) => ({ ...base, ...own }))
  fetched.set(key, texts)
  texts.catch(() => fetched.delete(key))
  return texts
}

/** What was shown so far in another language, before that is changed to. */
export const loadAgain = async (host: string, language: string): Promise<void> => {
  await Promise.all([...asked].map((scope) => loadScope(host, language, scope)))
}
