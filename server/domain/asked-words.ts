/** The words of a term, each with what it stands for in the vocabulary. */
import { latinLetters, termWords } from "../../src/domain/folding.ts"
import { textLimits } from "../../src/domain/limits.ts"
import type { Db } from "../contract/services.ts"
import { hasFigures, isKnown, lookUp, meantBy, type Known } from "./vocabulary.ts"

/** More words than these say nothing that these don't. */
const mostWords = 12

/** In code units: as long as a term may be. */
const longestTerm = 2 * textLimits.searchTerm.max

/** Answers as many words as are looked for; `part` parts a term into words. */
const boundedWords = (term: string, part: (term: string) => readonly string[]): readonly string[] =>
  part(term.slice(0, longestTerm)).slice(0, mostWords)

/** Answers the words of a term with their marks, as names are begun with them. */
export const markedWordsOf = (term: string): readonly string[] => boundedWords(term, termWords)

export const wordsOf = (term: string): readonly string[] =>
  boundedWords(term, (cut) => latinLetters(cut).match(/[\p{L}\p{N}]+/gu) ?? [])

/** Letters for which people write two where no key has them: umlauts in Latin, and Cyrillic in Latin as in English. */
const spellings: readonly (readonly [RegExp, string])[][] = [
  [[/([aou])e/gu, "$1"]],
  [
    [/shch|sh/gu, "s"],
    [/zh/gu, "z"],
    [/ch|ts/gu, "c"],
    [/kh/gu, "h"],
    [/[yij]a/gu, "a"],
    [/[yij]u/gu, "u"],
    [/[yj][oe]/gu, "e"],
    [/w/gu, "v"],
  ],
]

const respelled = (word: string): readonly string[] => {
  const others = spellings.map((rules) =>
    rules.reduce((text, [letters, letter]) => text.replace(letters, letter), word),
  )
  return [...new Set(others)].filter((other) => other !== word && other !== "")
}

/** Answers what the words of a term stand for: those that nobody wrote for how else they are spelled, or what was meant. */
export const askedWords = async (db: Db, term: string): Promise<readonly Known[]> => {
  const words = wordsOf(term)
  if (words.length === 0) return []
  const known = await lookUp(db, words)
  const unknown = known.flatMap((one) => (isKnown(one) || one.isSilent || hasFigures(one.typed) ? [] : [one.typed]))
  if (unknown.length === 0) return known
  const others = unknown.flatMap((typed) => respelled(typed).map((spelling) => [typed, spelling] as const))
  const spelled = await lookUp(
    db,
    others.map(([, spelling]) => spelling),
  )
  const bySpelling = new Map(
    others.flatMap(([typed], at) => {
      const one = spelled[at]
      return one !== undefined && isKnown(one) ? [[typed, one] as const] : []
    }),
  )
  const meant = await meantBy(
    db,
    unknown.filter((typed) => !bySpelling.has(typed)),
  )
  return known.map((one) => bySpelling.get(one.typed) ?? { ...one, forms: meant.get(one.typed) ?? one.forms })
}
