/** A part of a long message that shows a word that was looked for. E370. */

/** A letter without case and accents. */
const folded = (letter: string): string => letter.normalize("NFD").toLowerCase().charAt(0)

/** So many letters before the word, as its beginning would be cut off by the row's end otherwise. */
const before = 16

const placeOf = (letters: readonly string[], word: readonly string[]): number =>
  letters.findIndex((_, at) => word.every((letter, offset) => letters[at + offset] === letter))

/** The text from shortly before the first word of the term that it has; all of it where that is near its beginning. */
export const excerpt = (text: string, term: string): string => {
  const letters = [...text]
  const line = letters.map(folded)
  const words = term.split(/\s+/u).filter((word) => word !== "")
  const places = words.map((word) => placeOf(line, [...word].map(folded))).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  return first <= before
    ? text
    : `… ${letters
        .slice(first - before)
        .join("")
        .trimStart()}`
}
