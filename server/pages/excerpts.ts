/** The beginning of a text as one line, where a few words of it are shown. */
import { graphemesOf, oneLine } from "../../src/domain/graphemes.ts"

/** Characters of a description that search engines and messengers show. */
export const descriptionLength = 160

/** The signs that turn the writing round, also of what stands after a text that does not turn it back. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu

/** The signs that no ellipsis follows. */
const tail = " .,;:–-"

export const withoutTail = (text: string): string => {
  let end = text.length
  while (end > 0 && tail.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * Whole words from the beginning, and an ellipsis where there are more.
 *
 * @param most of characters, the ellipsis included
 */
export const excerpt = (text: string, most: number): string => {
  // More code units than these make no more characters that anybody could tell apart.
  const line = oneLine(text.slice(0, most * 8).replace(turning, ""))
  const parts = Array.from(graphemesOf(line), ({ segment }) => segment)
  if (parts.length <= most) return line
  const cut = parts.slice(0, most - 1)
  const space = cut.lastIndexOf(" ")
  return `${withoutTail((space > most / 2 ? cut.slice(0, space) : cut).join(""))}…`
}

/** Facts in a line, without those that are not known. */
export const factLine = (facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null && fact !== "").join(" · ")
