/** The first letters of a name's first and last word, as a person would write them. */
import { firstGrapheme } from "../../domain/graphemes.ts"

export const initialsOf = (name: string, most: 1 | 2 = 2): string => {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "")
  const ends = words.length > 1 && most === 2 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => firstGrapheme(word ?? "").toLocaleUpperCase()).join("")
}
