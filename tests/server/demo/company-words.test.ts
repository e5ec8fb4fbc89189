/** The demo's people understand and speak each language of the market, and say nothing that the house would refuse. */
import { describe, expect, it } from "vitest"
import { languageOfText } from "../../../server/data/text-language.ts"
import { hasForbiddenWord } from "../../../server/data/forbidden-words.ts"
import { intentOf, languageOf } from "../../../server/demo-company/understanding.ts"
import { words } from "../../../server/demo-company/words/spoken.ts"
import type { Intent, Words } from "../../../server/demo-company/words/words.ts"
import { languages, type Language } from "../../../src/domain/languages.ts"
import { textLimits } from "../../../src/domain/limits.ts"
import { hasContact, isShouting } from "../../../src/domain/public-text.ts"
import { multiLine, textAreaRules } from "../../../src/domain/text.ts"
import { companySentences } from "./company-sentences.ts"
import { realMessages } from "./real-messages.ts"

const said = (language: Language): readonly (readonly [Intent, string])[] =>
  Object.entries(realMessages[language]).flatMap(([intent, texts]) =>
    texts.map((text) => [intent as Intent, text] as const),
  )

const longestName = "x".repeat(80)

/** Shorter texts can be of several languages. */
const certainLength = 30

describe.each(languages)("in %s the company", (language) => {
  it.each(said(language))("takes for %s: “%s”", (intent, text) => {
    expect(languageOf(text, language)).toBe(language)
    if (text.length >= certainLength) expect(languageOf(text, "en-US")).toBe(language)
    expect(intentOf(text, language)).toBe(intent)
    expect(intentOf(text.toLocaleUpperCase(language), language)).toBe(intent)
  })

  it("hears three messages and more of each kind", () => {
    expect(Object.values(realMessages[language]).filter((texts) => texts.length < 3)).toEqual([])
  })

  it("speaks that language and no other", () => {
    const other = (text: string): boolean =>
      languageOfText(text, text.length < certainLength ? language : "en-US") !== language
    expect(companySentences(language, "…").filter(other)).toEqual([])
  })

  it("has as many ways to say it as in English", () => {
    const counts = (spoken: Words) =>
      [spoken.executant, spoken.customer].map(({ replies, feedback, done, dealt, goOn }) =>
        [...Object.values(replies), feedback, done, dealt, goOn].map((ways) => ways.length),
      )
    expect(counts(words[language])).toEqual(counts(words["en-US"]))
  })

  it("says what a person could have written, without contacts and bad words", () => {
    const texts = companySentences(language, longestName)
    expect(new Set(texts).size).toBeGreaterThan(100)
    const broken = texts.filter(
      (text) =>
        textAreaRules(text, textLimits.chatMessage).length > 0 ||
        multiLine(text) !== text.replace(/\s/gu, " ") ||
        hasContact(text) ||
        hasForbiddenWord(text) ||
        isShouting(text),
    )
    expect(broken).toEqual([])
  })
})
