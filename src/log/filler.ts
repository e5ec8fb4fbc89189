/** Text of the same length and shape that says nothing: letters become x, digits 0, pictures ☺. ARCHITECTURE Events, rule 4. */

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Belongs to the character before it and cannot be seen: keeps the length of a character that needs more units. */
const joiner = "\u034F"

const fillerOf = (grapheme: string): string => {
  if (/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(grapheme)) return "☺"
  if (/^\p{N}/u.test(grapheme)) return "0"
  return /[^\s\p{Cc}\p{P}\p{S}\u200D]/u.test(grapheme) ? "x" : grapheme
}

/** White space, punctuation, UTF-16 length and the number of characters as people count them stay. */
export const fillerText = (text: string): string => {
  let filled = ""
  for (const { segment } of graphemes.segment(text)) filled += fillerOf(segment).padEnd(segment.length, joiner)
  return filled
}
