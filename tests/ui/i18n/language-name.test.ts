/** A language is found by whoever reads it. */
import { describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { languageName, ownLanguageNames } from "../../../src/ui/i18n/language-name.ts"

describe("the name of a language", () => {
  it("is its own in the language itself, and no two are called the same", () => {
    expect(languages.map((one) => languageName(one, one))).toEqual(languages.map((one) => ownLanguageNames[one]))
    expect(new Set(Object.values(ownLanguageNames)).size).toBe(languages.length)
  })

  it("begins with a capital, as a line does", () => {
    expect(languageName("de-DE", "en-US")).toBe("German")
    expect(languageName("en-US", "fr-FR")).toBe("Anglais")
    expect(languageName("en-US", "tr-TR")).toBe("İngilizce")
  })
})
