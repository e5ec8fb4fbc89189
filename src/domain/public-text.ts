/**
 * Finds what nobody publishes in a text that strangers read: the form warns of it, and the server's moderation refuses
 * it.
 */
import { seenLine } from "./graphemes.ts"
import { normalized } from "./marks.ts"

/** Nine digits and more, however they are grouped, are a telephone number; years and prices are shorter. */
const telephone = /(?:\+|\b)\d(?:[\s().\-/]{0,2}\d){8}/u
/** Digits in a line that are grouped so, as many as there are: it begins at any digit and never fails, so it is linear. */
const grouped = /\+?\(?\d(?:[ \t\u00A0\u202F().\-/]{0,2}\d)*/gu
/** With the time of day it has as many digits as a telephone number. */
const date = /(?<!\d)(?:[0-3]?\d([./-]) ?[0-3]?\d\1 ?20\d\d|20\d\d-[01]\d-[0-3]\d)(?!\d)/gu
/** The local part is looked at by its last character alone: to look for its beginning is quadratic. */
const email = /[^\s@]@[^\s@][^\s@]*?\.[^\s@.]{2}/u
const link = /\bhttps?:\/\/|\bwww\.[^\s.]+\.|\bt\.me\/|\bwa\.me\//iu

/** Of a telephone number; the most by E.164. */
const digitBounds = { least: 9, most: 15 } as const

/** A short word in capitals is a name or an abbreviation. */
const shoutedFrom = 20

/** A telephone number, an e-mail address or a link, however wide its letters are and whatever invisible stands between. */
export const hasContact = (written: string): boolean => {
  const text = normalized(seenLine(written), "NFKC")
  return telephone.test(text.replace(date, ",")) || email.test(text) || link.test(text)
}

export interface Telephone {
  readonly at: number
  readonly written: string
  /** Digits, with the sign of a country's code before them. */
  readonly dialled: string
}

/** Telephone numbers in a text, by the same measure; digits that letters touch, as in an IBAN, are none. */
export const telephonesIn = (text: string): readonly Telephone[] => {
  const undated = text.replace(date, (day) => ",".repeat(day.length))
  return Array.from(undated.matchAll(grouped), ({ 0: found, index }) => {
    const isOpen = found.startsWith("(") && !found.includes(")")
    const written = isOpen ? found.slice(1) : found
    const digits = written.replace(/^(\+[^(]*)\(0\)/u, "$1").replace(/\D/gu, "")
    return { at: isOpen ? index + 1 : index, written, dialled: `${written.startsWith("+") ? "+" : ""}${digits}` }
  }).filter(({ at, written, dialled }) => {
    const digits = dialled.replace("+", "").length
    const isTouched = /\p{L}/u.test(undated.slice(at - 1, at) + undated.charAt(at + written.length))
    return digits >= digitBounds.least && digits <= digitBounds.most && !isTouched
  })
}

/** All in capitals. */
export const isShouting = (text: string): boolean => {
  const letters = text.replace(/\P{L}/gu, "")
  return letters.length >= shoutedFrom && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}
