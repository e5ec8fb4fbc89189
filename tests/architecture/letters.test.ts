/** Every letter of every language is shown, drawn into pictures, and found by the search. architecture: House rules. */
import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { latinLetters } from "../../src/domain/folding.ts"
import { languages } from "../../src/domain/languages.ts"
import { drawable } from "../../server/pages/lettering.ts"

const root = new URL("../../", import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), "utf8")

/** Answers the letters that the texts of a language have. */
const lettersOf = (language: string): readonly string[] => {
  const texts = globSync(`src/ui/i18n/messages/${language.slice(0, 2)}/*.json`, { cwd: root }).map(read)
  return [...new Set(texts.join("").normalize("NFC").match(/\p{L}/gu))]
}

/** The characters of each subset of the font, first and last. */
const shown = Array.from(read("src/ui/theme/fonts.css").matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu), ([, from, to]) => {
  const first = Number.parseInt(from ?? "", 16)
  return { first, last: to === undefined ? first : Number.parseInt(to, 16) }
})

const isShown = (letter: string): boolean =>
  shown.some(({ first, last }) => first <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= last)

describe.each(languages)("the letters of %s", (language) => {
  const letters = lettersOf(language)

  it("are in a subset of the font that pages load", () => {
    expect(letters.length).toBeGreaterThan(40)
    expect(
      letters.filter((letter) => !isShown(letter)),
      "src/ui/theme/fonts.css",
    ).toEqual([])
  })

  it("are in a file of the font that pictures are drawn with", () => {
    expect(
      letters.filter((letter) => drawable(letter, 500) === "" || drawable(letter, 700) === ""),
      "parts in server/pages/lettering.ts",
    ).toEqual([])
  })

  it("are folded into the Latin letters that people may type in their place", () => {
    expect(
      letters.filter((letter) => !/^[a-z']*$/u.test(latinLetters(letter))),
      "src/domain/folding.ts",
    ).toEqual([])
  })
})
