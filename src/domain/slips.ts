/** Counts the slips of the fingers between two words: a letter too many, missing, another, or two swapped. */
import { textLimits } from "./limits.ts"

/** The first letter is seldom mistyped, so a slip there counts double (E138). */
const costAt = (at: number): number => (at === 0 ? 2 : 1)

/** In four letters another one makes another word as often as not (Wand, Wind), so it counts double. */
const longestDense = 4

/** Longer words are asked for by nobody, and comparing them takes as long as both lengths multiplied. */
const mostLetters = textLimits.searchTerm.max

/**
 * Counts the slips by which `typed` differs from `meant`, as Damerau and Levenshtein do, but nothing is changed twice;
 * from `most` on the answer is infinite.
 */
export const slipsBetween = (typed: string, meant: string, most: number): number => {
  const [from, to] = [[...typed], [...meant]]
  if (Math.max(from.length, to.length) > mostLetters) return typed === meant ? 0 : Infinity
  if (Math.abs(from.length - to.length) > most) return Infinity
  const another = Math.min(from.length, to.length) > longestDense ? 1 : 2
  let before: readonly number[] = []
  let last: readonly number[] = to.reduce<number[]>((row, _, at) => [...row, (row[at] ?? 0) + costAt(at)], [0])
  for (const [i, letter] of from.entries()) {
    const row = [(last[0] ?? 0) + costAt(i)]
    for (const [j, other] of to.entries()) {
      const ways = [
        (last[j + 1] ?? 0) + costAt(i),
        (row[j] ?? 0) + costAt(j),
        (last[j] ?? 0) + (letter === other ? 0 : Math.max(another, costAt(Math.min(i, j)))),
      ]
      if (i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other)
        ways.push((before[j - 1] ?? 0) + costAt(Math.min(i, j) - 1))
      row.push(Math.min(...ways))
    }
    if (Math.min(...row) > most) return Infinity
    before = last
    last = row
  }
  const slips = last[to.length] ?? Infinity
  return slips > most ? Infinity : slips
}

/** Answers how many slips are forgiven: from four letters on one, from eight on two (E138). */
export const forgiven = (word: string): number => {
  const { length } = [...word]
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
