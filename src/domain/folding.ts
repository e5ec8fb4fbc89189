/**
 * Letters as a search compares them: small, without accents, in Latin, and without what nobody sees. The database's
 * `latin_letters` is the same rule, and a test holds both against each other. E72, E603.
 */
import { withoutInvisible } from "./graphemes.ts"
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

/** Some Cyrillic letters have a mark in them that is no accent, so they are turned before marks are taken off. */
export const latinLetters = (text: string): string => {
  const small = normalized(withoutInvisible(text), "NFC").toLowerCase()
  return plainLetters(
    normalized(plainLetters(small), "NFKD")
      .toLowerCase()
      .replace(/\p{M}+/gu, ""),
  )
}

/** Umlauts as they are written where no key has them. */
export const withoutUmlauts = (text: string): string =>
  normalized(text, "NFC").toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue")
