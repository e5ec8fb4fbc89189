/**
 * Letters as a search compares them: small, without accents, in Latin, and without what nobody sees. The database's
 * `latin_letters` is the same rule, and a test holds both against each other.
 */
import { normalized } from "./marks.ts"

/** Cyrillic letters, one for one; the last two of them are dropped. */
const cyrillic = "абвгґдеёєжзиіїйклмнопрстуўфхцчшщыэюяъь"
const latin = "abvggdeeezziiijklmnoprstuufhccssyeua"

/** Letters that no accent can be taken off, and that people type without theirs. */
const others: readonly (readonly [string, string])[] = [
  ["ł", "l"],
  ["ø", "o"],
  ["đ", "d"],
  ["ı", "i"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["’", "'"],
  ["‘", "'"],
  ["ʼ", "'"],
]

const plain: ReadonlyMap<string, string> = new Map([
  ...[...cyrillic].map((letter, at): readonly [string, string] => [letter, latin[at] ?? ""]),
  ...others,
])

const plainLetters = (text: string): string =>
  text.replace(/[а-яёєіїўґłøđıßæœ’‘ʼ]/gu, (letter) => plain.get(letter) ?? letter)

/** Signs without a width that may stand inside of a word, such as soft hyphens. */
const unseen = /[\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/gu

/** Some Cyrillic letters have a mark in them that is no accent, so they are turned before marks are taken off. */
export const latinLetters = (text: string): string => {
  const small = normalized(text.replace(unseen, ""), "NFC").toLowerCase()
  return plainLetters(
    normalized(plainLetters(small), "NFKD")
      .toLowerCase()
      .replace(/\p{M}+/gu, ""),
  )
}

/** Umlauts as they are written where no key has them. */
export const withoutUmlauts = (text: string): string =>
  normalized(text, "NFC").toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue")

/** The words of a term, with their marks and without what nobody sees inside of them. E605. */
export const termWords = (term: string): readonly string[] =>
  term.replace(unseen, "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
