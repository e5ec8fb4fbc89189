/**
 * Pseudonyms for what people wrote: texts of the same length, script, case and punctuation, drawn from BLAKE3 in its
 * keyed mode (a pseudorandom function with output of any length). Equal texts get equal pseudonyms under one key, and
 * nobody without the key can find out whose they are by trying names. OWASP ASVS 5.0, V14.3.3.
 */
import { blake3 } from "@noble/hashes/blake3.js"
import { mostPseudonyms } from "../domain/log-limits.ts"
import { lettersOf, standInsFor } from "./pseudonym-letters.ts"

export type Pseudonyms = (text: string) => string

const keyBytes = 32

/**
 * A variation selector: belongs to the character before it and cannot be seen, and searches keep it. It fills the length of a
 * character that needs more units.
 */
const joiner = "\uFE0F"

/** With this many characters drawn, two texts of one shape meet in a pseudonym less than once in 10^16. */
const roomToBeUnique = 16

/** A shape such as "one digit" can run out of pseudonyms; then two texts share one. */
const mostTries = 64

const encoder = new TextEncoder()

/** A key that is made here and never leaves memory: the pseudonyms of one log mean nothing in another. */
export const newPseudonymKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(keyBytes))

export const createPseudonyms = (key: Uint8Array): Pseudonyms => {
  /** Of short texts, which may collide. Bounded, as a tab may stay open for days. */
  const known = new Map<string, string>()
  const taken = new Set<string>()

  const draw = (text: string, graphemes: readonly string[], attempt: number): string => {
    const random = blake3(encoder.encode(`${attempt} ${text}`), { key, dkLen: graphemes.length })
    return graphemes
      .map((grapheme, index) => {
        const standIns = standInsFor(grapheme)
        if (standIns === null) return grapheme
        const standIn = standIns[(random[index] ?? 0) % standIns.length] ?? "x"
        return standIn.length < grapheme.length ? standIn.padEnd(grapheme.length, joiner) : standIn
      })
      .join("")
  }

  const remember = (text: string, pseudonym: string): void => {
    known.set(text, pseudonym)
    taken.add(pseudonym)
    const [oldest] = known
    if (known.size <= mostPseudonyms || oldest === undefined) return
    known.delete(oldest[0])
    taken.delete(oldest[1])
  }

  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const graphemes = lettersOf(text)
    let room = 0
    for (let index = 0; index < graphemes.length && room < roomToBeUnique; index += 1) {
      if (standInsFor(graphemes[index] ?? "") !== null) room += 1
    }
    if (room === 0) return text
    if (room === roomToBeUnique) return draw(text, graphemes, 0)
    let pseudonym = text
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const drawn = draw(text, graphemes, attempt)
      if (drawn === text) continue
      pseudonym = drawn
      if (!taken.has(drawn)) break
    }
    remember(text, pseudonym)
    return pseudonym
  }
}
