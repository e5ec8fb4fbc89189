/** A category is found by its name in the letters that a keyboard has, in every language. */
import { expect, it } from "vitest"
import { classificatorIn } from "../../server/data/classificator.ts"
import { languages } from "../../src/domain/languages.ts"
import { fits } from "../../src/domain/matching.ts"

const namesIn = (language: (typeof languages)[number]): readonly string[] =>
  classificatorIn(language).flatMap(({ name, children }) => [name, ...children.map((child) => child.name)])

/** As it is typed on a keyboard that has no letters but A to Z, or but those of the alphabet without signs. */
const bare: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  ı: "i",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ё: "е",
  Ё: "Е",
}
const withoutMarks = (name: string): string =>
  name
    .replace(/[łŁıøßæœёЁ]/gu, (letter) => bare[letter] ?? letter)
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""))

it.each([
  ["SAĞLIK", "tr-TR", "Sağlık"],
  ["saglik", "tr-TR", "Sağlık"],
  ["insaat", "tr-TR", "İnşaat"],
  ["Uebersetzung", "de-DE", "Übersetzung"],
  ["ÜBERSETZUNG", "de-DE", "Übersetzung"],
  ["remont", "ru-RU", "ремонт"],
] as const)("%s finds one in %s", (typed, language, expected) => {
  const found = namesIn(language).filter((name) => fits(typed, name))
  expect(found.join(" ").toLocaleLowerCase(language)).toContain(expected.toLocaleLowerCase(language))
})

it.each(languages)("each name in %s is found without its marks and in capitals", (language) => {
  for (const name of namesIn(language)) {
    const ways = [
      ...[name.toUpperCase(), name.toLocaleUpperCase(language), name.toLowerCase(), name.toLocaleLowerCase(language)],
      ...[withoutMarks(name), withoutMarks(name).toUpperCase(), name.normalize("NFD"), name.split("").join("\u00AD")],
    ]
    expect(ways.filter((typed) => !fits(typed, name))).toEqual([])
  }
})

it("finds nothing by what no name has", () => {
  expect(languages.flatMap(namesIn).filter((name) => fits("zzqx", name))).toEqual([])
})
