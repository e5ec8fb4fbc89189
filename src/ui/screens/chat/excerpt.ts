/** A part of a long message that shows the words that were looked for, found by the rule of the search. */
import { latinLetters, termWords } from "../../../domain/folding.ts"
import { graphemesOf } from "../../../domain/graphemes.ts"

/** A stretch of the text: one of the words, or what stands between them. */
export interface Passage {
  readonly text: string
  readonly isFound: boolean
  /** The letter of the excerpt that it begins with. */
  readonly at: number
}

/** So many letters before the word, as its beginning would be cut off by the row's end otherwise. */
const before = 16

/** Where a text begins that shall show what is at `first`: with a whole word, where one begins in between. */
const startBefore = (letters: readonly string[], first: number): number => {
  const from = first - before
  const space = letters.findIndex((letter, at) => at >= from - 1 && at < first && /\s/u.test(letter))
  const start = space < 0 ? from : space + 1
  const blanks = letters.slice(start, first).findIndex((letter) => letter.trim() !== "")
  return blanks < 0 ? first : start + blanks
}

/** Folded letters in a line, and which letter of the text each was; one can become none, or two. */
const foldedLine = (letters: readonly string[]): { readonly line: string; readonly places: readonly number[] } => {
  const folded = letters.map(latinLetters)
  return { line: folded.join(""), places: folded.flatMap((letter, at) => Array.from(letter.split(""), () => at)) }
}

/** The letters that belong to one of the words, wherever it stands. */
const foundLetters = (letters: readonly string[], words: readonly string[]): ReadonlySet<number> => {
  const { line, places } = foldedLine(letters)
  const found = new Set<number>()
  for (const word of words)
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      const [first = 0, last = 0] = [places[at], places[at + word.length - 1]]
      for (let letter = first; letter <= last; letter += 1) found.add(letter)
    }
  return found
}

const passagesOf = (letters: readonly string[], isFound: (at: number) => boolean): readonly Passage[] => {
  const passages: Passage[] = []
  for (const [at, letter] of letters.entries()) {
    const last = passages.at(-1)
    if (last?.isFound === isFound(at)) passages.splice(-1, 1, { ...last, text: last.text + letter })
    else passages.push({ text: letter, isFound: isFound(at), at })
  }
  return passages
}

/** The text from shortly before the first word of the term that it has; all of it where that is near its beginning. */
export const excerpt = (text: string, term: string): readonly Passage[] => {
  const letters = Array.from(graphemesOf(text), ({ segment }) => segment)
  const words = termWords(term).map(latinLetters)
  const found = foundLetters(
    letters,
    words.filter((word) => word !== ""),
  )
  const first = found.size === 0 ? 0 : Math.min(...found)
  const start = first <= before ? 0 : startBefore(letters, first)
  const passages = passagesOf(letters.slice(start), (at) => found.has(start + at))
  return start === 0 ? passages : [{ text: "… ", isFound: false, at: -1 }, ...passages]
}
