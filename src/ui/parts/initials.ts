/** The first letters of a name's first and last word, as a person would write them. */
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

const firstOf = (word: string): string => {
  for (const { segment } of graphemes.segment(word)) return segment.toLocaleUpperCase()
  return ""
}

export const initialsOf = (name: string, most: 1 | 2 = 2): string => {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "")
  const ends = words.length > 1 && most === 2 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => firstOf(word ?? "")).join("")
}
