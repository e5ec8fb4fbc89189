/** Finds the towns that a typed text may mean: those that begin so, have it in their name, or nearly. */
import { blurredAddress, type AddressCountry } from "../../src/domain/locations.ts"
import { towns, folded, type Town } from "./gazetteer.ts"

/** A letter typed wrong, left out, added or swapped, for every so many letters. */
const lettersForOneError = 4

/**
 * Counts the letters that must change to make one text the beginning of the other; more than `most` is not counted out.
 */
const errorsToBeginning = (typed: string, whole: string, most: number): number => {
  const width = Math.min(whole.length, typed.length + most)
  let before: readonly number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === whole[column - 1]
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === whole[column - 2] && typed[row - 2] === whole[column - 1]
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = line
  }
  return Math.min(...last)
}

/** The closer the smaller; null where the name is another one. What is much longer than the name is not compared. */
const distance = (typed: string, name: string): number | null => {
  const most = Math.floor(typed.length / lettersForOneError)
  if (typed.length - most > name.length) return null
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  // Hardly anybody mistypes the first letter, and many names are alike from the second on.
  if (most === 0 || name[0] !== typed[0]) return null
  const errors = errorsToBeginning(typed, name, most)
  return errors <= most ? 2 + errors : null
}

interface Found {
  readonly town: Town
  readonly distance: number
}

/** The closest towns, the bigger of two that are as close first. */
export const findTowns = (query: string, within: readonly AddressCountry[], top: number): readonly Town[] => {
  const typed = folded(query)
  if (typed === "") return []
  const found = towns
    .filter(({ country }) => within.includes(country))
    .flatMap((town): readonly Found[] => {
      const distances = town.spellings.flatMap((name) => distance(typed, name) ?? [])
      return distances.length === 0 ? [] : [{ town, distance: Math.min(...distances) }]
    })
  return found
    .toSorted((a, b) => a.distance - b.distance || b.town.population - a.town.population)
    .slice(0, top)
    .map(({ town }) => town)
}

const bySpelling = Map.groupBy(
  towns.flatMap((town) => town.spellings.map((spelling) => ({ spelling, town }))),
  ({ spelling }) => spelling,
)

const townsCalled = (name: string, within: readonly AddressCountry[]): readonly Town[] =>
  (bySpelling.get(name) ?? []).map(({ town }) => town).filter(({ country }) => within.includes(country))

/** Answers the first part of an address with commas, without street and number. */
const townPart = (address: string): string => blurredAddress(address).split(",", 1).join("")

/** Of an address, characters that are read, and of one without commas, words; a long text must not cost more. */
const longestAddress = 250
const lastWords = 8
/** Of its end, words that may be a town's beginning or mistyped name, and letters that say one: `Str` is none. */
const mostOfEnd = 2
const fewestLetters = 4

/**
 * The towns of a whole address, whose commas people leave out on phones: the town whose full name stands in it, the longest
 * such name and of two the last, else those nearest to its end.
 */
const townsAmong = (address: string, within: readonly AddressCountry[], top: number): readonly Town[] => {
  const words = folded(address)
    .split(" ")
    .filter((word) => !/\d/u.test(word))
    .slice(-lastWords)
  const ends = words.map((_, from) => words.slice(from))
  const runs = ends.toReversed().flatMap((end) => end.map((_, last) => end.slice(0, last + 1)))
  const [named] = runs
    .toSorted((a, b) => b.length - a.length)
    .map((run) => townsCalled(run.join(" "), within))
    .filter((found) => found.length > 0)
  if (named !== undefined) return named.slice(0, top)
  const nearest = ends
    .slice(-mostOfEnd)
    .map((end) => end.join(" "))
    .filter(({ length }) => length >= fewestLetters)
  return nearest.map((end) => findTowns(end, within, top)).find((found) => found.length > 0) ?? []
}

/** The towns that were meant by the name of a town, or by an address as a whole. E403. */
export const townsIn = (typed: string, within: readonly AddressCountry[], top: number): readonly Town[] => {
  const address = typed.slice(0, longestAddress)
  const [found] = [address, townPart(address)]
    .map((name) => findTowns(name, within, top))
    .filter(({ length }) => length > 0)
  return found ?? townsAmong(address, within, top)
}
