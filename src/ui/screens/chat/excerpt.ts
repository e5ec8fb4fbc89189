/** A part of a long message that shows a word that was looked for. E370. */

/** A letter without case and accents. */
const folded = (letter: string): string => letter.normalize("NFD").toLowerCase().charAt(0)

/** So many letters before the word, as its beginning would be cut off by the row's end otherwise. */
const before = 16

const placeOf = (letters: readonly string[], word: readonly string[]): number =>
  letters.findIndex((_, at) => word.every((letter, offset) => letters[at + offset] === letter))

/** Where a text begins that shall show what is at `first`: with a whole word, where one begins in between. */
const startBefore = (letters: readonly string[], first: number): number => {
  const from = first - before
  const space = letters.findIndex((letter, at) => at >= from - 1 && at < first && /\s/u.test(letter))
  return space < 0 ? from : space + 1
}

/** The text from shortly before the first word of the term that it has; all of it where that is near its beginning. */
export const excerpt = (text: string, term: string): string => {
  const letters = [...text]
  const line = letters.map(folded)
  const words = term.split(/\s+/u).filter((word) => word !== "")
  const places = words.map((word) => placeOf(line, [...word].map(folded))).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  return first <= before ? text : `… ${letters.slice(startBefore(letters, first)).join("").trimStart()}`
}
