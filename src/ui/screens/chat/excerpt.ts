/** A part of a long message that shows a word that was looked for, found by the rule of the search. E370, E603. */
import { latinLetters, termWords } from "../../../domain/folding.ts"
import { graphemes } from "../../../domain/graphemes.ts"

/** So many letters before the word, as its beginning would be cut off by the row's end otherwise. */
const before = 16

/** Where a text begins that shall show what is at `first`: with a whole word, where one begins in between. */
const startBefore = (letters: readonly string[], first: number): number => {
  const from = first - before
  const space = letters.findIndex((letter, at) => at >= from - 1 && at < first && /\s/u.test(letter))
  return space < 0 ? from : space + 1
}

/** Folded letters in a line, and which letter of the text each was; one can become none, or two. */
const foldedLine = (letters: readonly string[]): { readonly line: string; readonly places: readonly number[] } => {
  const folded = letters.map(latinLetters)
  return { line: folded.join(""), places: folded.flatMap((letter, at) => Array.from(letter.split(""), () => at)) }
}

/** The text from shortly before the first word of the term that it has; all of it where that is near its beginning. */
export const excerpt = (text: string, term: string): string => {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  const { line, places } = foldedLine(letters)
  const found = termWords(term)
    .map((word) => line.indexOf(latinLetters(word)))
    .filter((at) => at >= 0)
  const first = found.length === 0 ? 0 : (places[Math.min(...found)] ?? 0)
  return first <= before ? text : `… ${letters.slice(startBefore(letters, first)).join("").trimStart()}`
}
