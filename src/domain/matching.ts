/** Finds what somebody means by a few letters, whatever their case, accents and order of words. E478. */
import { normalized } from "./marks.ts"

/** Letters that no accent can be taken off, and that people type without theirs. */
const plain: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" }

/** The words of a text as they are compared. */
const wordsOf = (text: string): readonly string[] =>
  normalized(text.replace(/['’ʼ]/gu, ""), "NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[łøđıßæœ]/gu, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")

export interface Sought {
  readonly words: readonly string[]
}

export const soughtBy = (typed: string): Sought => ({ words: wordsOf(typed) })

/**
 * How well a text fits, the lower the better: it begins with what is sought, has words that begin so, or has it inside of
 * words. Null where a word is nowhere. Everything fits where nothing is sought.
 */
export const fitOf = ({ words }: Sought, text: string): 0 | 1 | 2 | null => {
  const line = ` ${wordsOf(text).join(" ")}`
  if (line.startsWith(` ${words.join(" ")}`)) return 0
  if (words.every((word) => line.includes(` ${word}`))) return 1
  return words.every((word) => line.includes(word)) ? 2 : null
}
