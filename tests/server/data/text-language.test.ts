/** The language of what people write is told from the text, whatever language their screen speaks. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { languageOfText } from "../../../server/data/text-language.ts"
import { languages, type Language } from "../../../src/domain/languages.ts"

const written: Readonly<Record<Language, readonly string[]>> = {
  "en-US": [
    "Fix a dripping tap. It is in the kitchen, and drips all night.",
    "I need somebody to paint my flat: two rooms and the hall.",
  ],
  "de-DE": [
    "Fliesen im Bad verlegen",
    "Ich suche jemanden, der meine Wohnung streicht.",
    "Wasserhahn in der Küche tropft",
  ],
  "fr-FR": ["Réparer un robinet qui fuit", "Je cherche quelqu’un pour peindre mon appartement."],
  "nl-NL": ["Lekkende kraan repareren", "Ik zoek iemand die mijn woning schildert.", "Tuinwerk en heg snoeien"],
  "it-IT": ["Riparare un rubinetto che perde", "Cerco qualcuno che dipinga il mio appartamento."],
  "tr-TR": ["Damlayan musluk tamiri", "Evimi boyayacak birini arıyorum.", "Bahçe işleri ve çit budama"],
  "sv-SE": ["Laga en droppande kran", "Jag söker någon som målar min lägenhet."],
  "pl-PL": ["Naprawa cieknącego kranu", "Szukam kogoś do malowania mieszkania."],
  "ru-RU": [
    "Ищу, кто покрасит мою квартиру, две комнаты и кухню.",
    "Починить кран: вода течёт всю ночь, нужно срочно.",
  ],
  "be-BY": ["Шукаю, хто пафарбуе маю кватэру, два пакоі і кухню.", "Паправіць кран: вада цячэ ўсю ноч."],
  "uk-UA": ["Шукаю, хто пофарбує мою квартиру, дві кімнати й кухню.", "Полагодити кран: вода тече всю ніч."],
}

const anyLanguage = fc.constantFrom(...languages)

describe.each(languages)("a text in %s", (language) => {
  it.each(written[language])("%j", (text) => {
    const hints = languages.filter((hint) => languageOfText(text, hint) !== language)
    expect(hints).toEqual([])
  })
})

it.each([
  ["Wände streichen", "de-DE"],
  ["Сборка кухни", "ru-RU"],
  ["Заміна вікна", "uk-UA"],
  ["merci", "fr-FR"],
  ["Non merci", "fr-FR"],
  ["Ja hoor", "nl-NL"],
  ["Ja", "sv-SE"],
  ["Да", "ru-RU"],
  ["Дякую", "uk-UA"],
] as const)("of two words that could be of several languages, %j, is in the writer's, %s", (text, hint) => {
  expect(languageOfText(text, hint)).toBe(hint)
})

it.each(["", "12 × 40", "👍👍", "日本語のテキスト", "-".repeat(9000)])(
  "without words of ours, %j, is in the hint's",
  (text) => {
    for (const hint of languages) expect(languageOfText(text, hint)).toBe(hint)
  },
)

it("is one of the eleven for any text, and always the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), anyLanguage, (text, hint) => {
      const language = languageOfText(text, hint)
      expect(languages).toContain(language)
      expect(languageOfText(text, hint)).toBe(language)
    }),
  )
})
