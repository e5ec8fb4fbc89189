/** What nobody publishes in a text that strangers read: the form warns of it, and the server's moderation refuses it. D75, D90. */
import { seenLine } from "./graphemes.ts"
import { normalized } from "./marks.ts"

/** Nine digits and more, however they are grouped, are a telephone number; years and prices are shorter. */
const telephone = /(?:\+|\b)\d(?:[\s().\-/]{0,2}\d){8}/u
/** With the time of day it has as many digits as a telephone number. */
const date = /(?<!\d)(?:[0-3]?\d([./-]) ?[0-3]?\d\1 ?20\d\d|20\d\d-[01]\d-[0-3]\d)(?!\d)/gu
/** What stands before the sign is looked at by its last character alone: to look for its beginning is quadratic. */
const email = /[^\s@]@[^\s@][^\s@]*?\.[^\s@.]{2}/u
const link = /\bhttps?:\/\/|\bwww\.[^\s.]+\.|\bt\.me\/|\bwa\.me\//iu

/** A short word in capitals is a name or an abbreviation. */
const shoutedFrom = 20

/** A telephone number, an e-mail address or a link, however wide its letters are and whatever invisible stands between. */
export const hasContact = (written: string): boolean => {
  const text = normalized(seenLine(written), "NFKC")
  return telephone.test(text.replace(date, ",")) || email.test(text) || link.test(text)
}

/** All in capitals. */
export const isShouting = (text: string): boolean => {
  const letters = text.replace(/\P{L}/gu, "")
  return letters.length >= shoutedFrom && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}
