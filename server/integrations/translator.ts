/** Texts in other languages: by a LibreTranslate server where there is one, else what the server knows itself. */
import { LRUCache } from "lru-cache"
import type { Translator } from "../contract/services.ts"
import { isRecord } from "../../src/domain/json.ts"
import { languages, type Language } from "../../src/domain/languages.ts"
import { refused } from "../contract/refusals.ts"
import { classificatorIn } from "../data/classificator.ts"
import { phrases } from "../data/phrases.ts"
import { askOutside } from "./asking.ts"
import type { Engine } from "../config/integrations.ts"

const failed = () => refused("FailedTranslationException", "The text could not be translated.")

const libreTranslate =
  ({ url, apiKey }: Engine): Translator =>
  async (texts, target) => {
    const answer = await askOutside(`${url}/translate`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        q: texts,
        source: "auto",
        target: target.slice(0, 2),
        format: "text",
        ...(apiKey !== null && { api_key: apiKey }),
      }),
    })
    const given: readonly unknown[] =
      isRecord(answer) && Array.isArray(answer["translatedText"]) ? answer["translatedText"] : []
    const translated = given.filter((text) => typeof text === "string")
    if (translated.length !== texts.length) throw new Error("The translation engine answered something else.")
    return translated
  }

const plain = (text: string): string => text.trim().toLowerCase()

/** Every text that the server knows in all languages, by each of its wordings. */
const dictionary: ReadonlyMap<string, (target: Language) => string | undefined> = new Map([
  ...languages.flatMap((language) =>
    classificatorIn(language).flatMap((root, at) =>
      [root, ...root.children].map(
        ({ name }, below) =>
          [
            plain(name),
            (target: Language) => {
              const other = classificatorIn(target)[at]
              return below === 0 ? other?.name : other?.children[below - 1]?.name
            },
          ] as const,
      ),
    ),
  ),
  ...phrases.flatMap((phrase) =>
    languages.map((language) => [plain(phrase[language]), (target: Language) => phrase[target]] as const),
  ),
])

const ownTexts: Translator = async (texts, target) =>
  texts.map((text) => {
    const known = dictionary.get(plain(text))?.(target)
    if (known === undefined) throw failed()
    return known
  })

/** So many texts are kept, so that what everybody reads is translated once. */
const mostKept = 2_000

const remembering = (translate: Translator): Translator => {
  const kept = new LRUCache<string, string>({ max: mostKept })
  const keyOf = (text: string, target: Language): string => `${target} ${text}`
  return async (texts, target) => {
    const missing = [...new Set(texts.filter((text) => !kept.has(keyOf(text, target))))]
    const translated = missing.length === 0 ? [] : await translate(missing, target)
    const fresh = new Map(missing.map((text, index) => [keyOf(text, target), translated[index] ?? ""]))
    const answer = texts.map((text) => kept.get(keyOf(text, target)) ?? fresh.get(keyOf(text, target)) ?? "")
    for (const [key, text] of fresh) kept.set(key, text)
    return answer
  }
}

export const createTranslator = (engine: Engine | null, report: (error: unknown) => void): Translator => {
  if (engine === null) return ownTexts
  const outside = remembering(libreTranslate(engine))
  return async (texts, target) => {
    try {
      return await outside(texts, target)
    } catch (error) {
      report(error)
      throw failed()
    }
  }
}
