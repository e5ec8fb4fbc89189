/**
 * Bounds the marks that one character may carry. Without a bound one grapheme can hold a whole request, and
 * normalisation to NFC, which sorts the marks on a base, takes time that grows with the square of their number. UAX #15
 * (Stream-Safe Text Format) has the same rule with 30.
 */
import { textBounds } from "./limits.ts"

/**
 * The characters that extend a grapheme, UAX #29: combining and spacing marks, joiners, variation selectors, skin
 * tones, tags and other format characters, characters that precede a base, and vowels and trailing consonants of Hangul
 * syllables.
 */
const mark =
  "\\p{M}\\p{Cf}\\p{Grapheme_Extend}\\p{Emoji_Modifier}\\u0E33\\u0EB3\\u1160-\\u11FF\\uD7B0-\\uD7FB" +
  "\\u0D4E\\u{111C2}\\u{111C3}\\u{113D1}\\u{1193F}\\u{11941}\\u{11A3A}\\u{11A84}-\\u{11A89}\\u{11D46}\\u{11F02}" +
  "\\u{16D63}\\u{16D67}-\\u{16D6A}"

/** A leading consonant of a Hangul syllable is a base, and extends one after another leading consonant. */
const leading = "\\u1100-\\u115F\\uA960-\\uA97C"

/** A picture that is joined to the one before it belongs to that grapheme: it is no new base, and no mark either. */
const joined = "(?:(?<=\\u200D)\\p{Extended_Pictographic})?"

const marked = `${joined}(?:[${mark}]|(?<=[${leading}])[${leading}])`
const crowd = new RegExp(`(?:${marked}){${textBounds.marksPerBase + 1}}`, "u")

const isMark = new RegExp(`^[${mark}]$`, "u")
const isLeading = new RegExp(`^[${leading}]$`, "u")
const isPicture = /^\p{Extended_Pictographic}$/u

/** Answers whether some base carries more marks than texts may have. Linear. */
export const isCrowded = (text: string): boolean => crowd.test(text)

/** The text without those marks on each base that are too many. Linear; what is not crowded stays as it is. */
export const uncrowded = (text: string): string => {
  if (!isCrowded(text)) return text
  let kept = ""
  let before = ""
  let marks = 0
  for (const char of text) {
    const extends_ = isMark.test(char) || (isLeading.test(before) && isLeading.test(char))
    const isJoined = before === "\u200D" && isPicture.test(char)
    if (extends_ && marks === textBounds.marksPerBase) continue
    if (extends_) marks += 1
    else if (!isJoined) marks = 0
    kept += char
    before = char
  }
  return kept
}

/** Unicode's normal form, in linear time also of crowded texts, which lose what they have too much of. */
export const normalized = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string =>
  uncrowded(text).normalize(form)
