/** Measures a text as a person does, and makes it one line: all that searching and counting need. */
import { textBounds, textLimits } from "./limits.ts"
import { normalized } from "./marks.ts"

let segmenter: Intl.Segmenter | undefined

/** Browsers take some 6 ms to read the rules of graphemes, so the first text that needs them waits, and not every start. */
export const graphemesOf = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" })).segment(text)

/** Code units of the longest text with a limit in graphemes. */
export const mostUnits = (mostGraphemes: number): number => mostGraphemes * textBounds.unitsPerGrapheme

/** Every one of these characters is one grapheme, so that the usual text need not be cut up. */
const plain = /^[\x20-\x7E]*$/u

/** Code units that no text may take. */
const tooManyUnits = mostUnits(Math.max(...Object.values(textLimits).map(({ max }) => max)))

/** Length as a person counts it; of what is too long for any limit, in code units, for to cut it up takes long. */
export const graphemeCount = (text: string): number => {
  if (text.length > tooManyUnits || plain.test(text)) return text.length
  let count = 0
  for (const _ of graphemesOf(text)) count += 1
  return count
}

/** Empty for an empty text. */
export const firstGrapheme = (text: string): string => {
  const start = text.slice(0, 2)
  return plain.test(start) ? start.slice(0, 1) : (graphemesOf(text).containing(0)?.segment ?? "")
}

/** Runs of white space become one space, ends are trimmed; line breaks go (D35). */
export const oneLine = (text: string): string => normalized(text, "NFC").replace(/\s+/gu, " ").trim()

/** Hangul's fillers are letters by their category, and Braille's blank is a sign: nobody sees them all the same. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu

/** Without controls, what has no width or turns text round, and what is no character (yet). */
export const withoutInvisible = (text: string): string => text.replace(invisible, "")

/** A sign that somebody can see; a mark needs a letter under it, and some letters and symbols are blank. */
const seen = /(?!\p{Default_Ignorable_Code_Point}|[\u2800\uFFFC\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Answers whether a text has a letter, digit, punctuation mark or picture, so that it says something (E600). Linear.
 */
export const saysSomething = (text: string): boolean => seen.test(text)

/** Answers a search text as one line that shows all that it says: no server finds anything by the rest (E267). */
export const seenLine = (text: string): string => (saysSomething(text) ? oneLine(withoutInvisible(oneLine(text))) : "")
