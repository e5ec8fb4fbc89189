/** Texts that nobody writes, of any size: what makes careless expressions, sorts and counts slow. */
import { scale } from "../share.ts"

/** UTF-8 bytes of the largest body that the server reads, times what the long run asks for. */
export const largestBytes = 256 * 1024 * scale

/** Repeated; each begins with a little that is as it should be, and ends with what fits nowhere. */
const repeated: Readonly<Record<string, string>> = {
  letters: "a",
  capitals: "A",
  "letters of two bytes": "я",
  "letters of three bytes": "한",
  words: "word ",
  digits: "1",
  "digits and spaces": "1 ",
  "digits and dots": "1.",
  "letters and digits": "a0",
  spaces: " ",
  "kinds of spaces": " \u00a0\t",
  "line breaks": "\n",
  "spaces and line breaks": " \n",
  dots: ".",
  commas: ",",
  "letters and dots": "a.",
  "letters and commas": "a,",
  "exclamation marks": "!",
  "at signs": "@",
  "letters and at signs": "a@",
  "addresses without an end": "a@a.",
  slashes: "/",
  "beginnings of links": "www.",
  "beginnings of pages": "http://a",
  hyphens: "-",
  underscores: "_",
  "equals signs": "=",
  semicolons: ";",
  "open parentheses": "(",
  "open brackets": "[",
  "open braces": "{",
  "open tags": "<a ",
  "percent signs": "%",
  "question marks and ampersands": "?a=b&",
  quotes: `"'`,
  backslashes: "\\",
  "combining marks": "\u0301",
  "marks that must be sorted": "\u0301\u0316",
  "letters with marks": "e\u0301\u0316",
  joiners: "\u200d",
  "variation selectors": "\ufe0f",
  "emoji sequences": "👩‍👩‍👧‍👦",
  "emoji without an end": "👩‍",
  flags: "\u{1f1e6}",
  "tag characters": "\u{e0061}",
  "leading jamo": "\u1100",
  "vowels of Hangul": "\u1161",
  "conjuncts of Devanagari": "क्",
  "direction overrides": "\u202e",
  "zero widths": "\u200b",
  "wide letters": "ａ",
  ligatures: "ﬃ",
  "halves of characters": "\ud83d",
}

const asRepeated = (bytes: number, part: string): string =>
  `Anna${part.repeat(Math.ceil(bytes / Buffer.byteLength(part)))}\u0001`

export interface HostileText {
  readonly name: string
  readonly of: (bytes: number) => string
}

export const hostileTexts: readonly HostileText[] = Object.entries(repeated).map(([name, part]) => ({
  name,
  of: (bytes) => asRepeated(bytes, part),
}))
