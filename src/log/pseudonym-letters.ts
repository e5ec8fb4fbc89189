/** The characters that may stand in for those of a script, so that a pseudonym looks like the text it hides. */
import { graphemesOf, saysSomething } from "../domain/graphemes.ts"

const between = (first: string, last: string, step = 1): string => {
  let all = ""
  const end = last.charCodeAt(0)
  for (let code = first.charCodeAt(0); code <= end; code += step) all += String.fromCharCode(code)
  return all
}

const assigned = (letters: string): string => letters.replaceAll(/\P{L}/gu, "")

interface Script {
  readonly is: RegExp
  readonly lower: string
  readonly upper?: string
}

/** Each character is one UTF-16 unit and one grapheme beside any other; at most 256, as one random byte picks one. */
const scripts: readonly Script[] = [
  { is: /\p{Script=Latin}/u, lower: between("a", "z"), upper: between("A", "Z") },
  { is: /\p{Script=Cyrillic}/u, lower: between("а", "я"), upper: between("А", "Я") },
  { is: /\p{Script=Greek}/u, lower: between("α", "ω"), upper: assigned(between("Α", "Ω")) },
  { is: /\p{Script=Armenian}/u, lower: between("ա", "ֆ"), upper: between("Ա", "Ֆ") },
  { is: /\p{Script=Georgian}/u, lower: between("ა", "ჰ") },
  { is: /\p{Script=Hebrew}/u, lower: between("א", "ת") },
  { is: /\p{Script=Arabic}/u, lower: between("ب", "غ") + between("ف", "ي") },
  { is: /\p{Script=Devanagari}/u, lower: between("क", "ह") },
  { is: /\p{Script=Bengali}/u, lower: assigned(between("ক", "হ")) },
  { is: /\p{Script=Tamil}/u, lower: assigned(between("க", "ஹ")) },
  { is: /\p{Script=Thai}/u, lower: between("ก", "ฮ") },
  { is: /\p{Script=Hiragana}/u, lower: between("あ", "ん") },
  { is: /\p{Script=Katakana}/u, lower: between("ア", "ン") },
  { is: /\p{Script=Hangul}/u, lower: between("가", "힐", 56).slice(0, 256) },
  { is: /\p{Script=Han}/u, lower: between("一", "亿") },
]

const latin = between("a", "z")
const pictures = `${between("☀", "☄")}${between("♈", "♓")}☎☔☕☘♠♣♥♦♨♿⚓⚡⚽⚾⛄⛅⛎⛔⛪⛲⛳⛵`
const digitRuns = [between("0", "9"), between("٠", "٩"), between("۰", "۹"), between("०", "९")]
/** For digits of other scripts, and for numbers such as ½: those of ASCII would look like a number of the app. */
const otherDigits = between("०", "९")

/** Some letters, such as the Malayalam dot reph, join with their neighbours and would change what people count. */
const standsAlone = (letter: string): boolean => [...graphemesOf(`x${letter}${letter}x`)].length === 4

const blockSize = 128
const blocks = new Map<string, string>()

/**
 * Letters of the same case from the same part of Unicode, where no script above is meant. No normal form changes them, and
 * everybody sees them: an address loses what is blank, as Hangul's filler is.
 */
const neighbours = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  const kind = /\p{Lu}/u.test(letter) ? /\p{Lu}/u : /\p{Ll}/u.test(letter) ? /\p{Ll}/u : /[\p{Lo}\p{Lm}\p{Lt}]/u
  const start = code - (code % blockSize)
  const name = `${start} ${kind.source}`
  const known = blocks.get(name)
  if (known !== undefined) return known
  const found = Array.from({ length: blockSize }, (_, index) => String.fromCodePoint(start + index))
    .filter((one) => kind.test(one) && saysSomething(one) && standsAlone(one) && one.normalize("NFC") === one)
    .join("")
  blocks.set(name, found)
  return found
}

const lettersFor = (grapheme: string): string => {
  const letter = /\p{L}/u.exec(grapheme)?.[0]
  if (letter === undefined) return latin
  const script = scripts.find(({ is }) => is.test(letter))
  if (script === undefined) {
    const near = neighbours(letter)
    return near === "" || near === letter ? latin : near // the only one of its case would stand in for itself
  }
  return /\p{Lu}/u.test(letter) ? (script.upper ?? script.lower) : script.lower
}

const find = (grapheme: string): readonly string[] | null => {
  // Some pictures are punctuation (‼, 〰), which stays.
  if (/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(grapheme))
    return /\p{P}/u.test(grapheme) ? null : [...pictures]
  if (/^\p{N}/u.test(grapheme)) return [...(digitRuns.find((run) => run.includes(grapheme.charAt(0))) ?? otherDigits)]
  return /[^\s\p{Cc}\p{P}\p{S}\u200D]/u.test(grapheme) ? [...lettersFor(grapheme)] : null
}

const found = new Map<string, readonly string[] | null>()
const mostFound = 4096

/**
 * Answers the characters that may stand in for a grapheme; null for white space, punctuation and symbols, which stay.
 */
export const standInsFor = (grapheme: string): readonly string[] | null => {
  const known = found.get(grapheme)
  if (known !== undefined) return known
  const standIns = find(grapheme)
  if (found.size < mostFound) found.set(grapheme, standIns)
  return standIns
}

/** Texts in which every UTF-16 unit is a grapheme, so that the slow segmenter need not be asked. */
const isSimple =
  /^[\t\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u024F\u0391-\u03C9\u0410-\u044F\u05D0-\u05EA\u3042-\u3093\u30A2-\u30F3\u4E00-\u9FFF]*$/u

export const lettersOf = (text: string): readonly string[] =>
  isSimple.test(text) ? text.split("") : Array.from(graphemesOf(text), ({ segment }) => segment)
