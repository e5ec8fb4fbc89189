/** Finds what somebody means by a few letters, whatever their case, accents and order of words. */
import { latinLetters, withoutUmlauts } from "./folding.ts"

/** The words of a text as they are compared. */
const wordsOf = (text: string): readonly string[] =>
  latinLetters(text)
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")

export interface Sought {
  readonly words: readonly string[]
}

export const soughtBy = (typed: string): Sought => ({ words: wordsOf(typed) })

/**
 * Answers how well a text fits, the lower the better: it begins with what is sought, has words that begin so, or has it
 * inside of words. Null where a word is nowhere. Everything fits where nothing is sought.
 */
export const fitOf = ({ words }: Sought, text: string): 0 | 1 | 2 | null => {
  const line = ` ${wordsOf(text).join(" ")}`
  if (line.startsWith(` ${words.join(" ")}`)) return 0
  if (words.every((word) => line.includes(` ${word}`))) return 1
  return words.every((word) => line.includes(word)) ? 2 : null
}

/** Answers whether a text has every word that is typed, umlauts also as they are written without their dots. E604. */
export const fits = (typed: string, text: string): boolean => {
  const sought = soughtBy(typed)
  return fitOf(sought, text) !== null || fitOf(sought, withoutUmlauts(text)) !== null
}
