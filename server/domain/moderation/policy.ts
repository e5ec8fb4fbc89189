/** What automatic moderation refuses, as rules over public text. D75, D90. */
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import { normalized } from "../../../src/domain/marks.ts"
import { hasForbiddenWord } from "../../data/forbidden-words.ts"

/** Public text that is looked at. */
export interface ModeratedText {
  readonly name: string
  readonly description: string
  /** Whether the same account has the same text on the market. */
  readonly isDuplicate: boolean
}

export interface ModerationPolicy {
  /** Why a text may not be published; `null` when it may. */
  readonly decide: (text: ModeratedText) => RefusalReason | null
}

/** Nine digits and more, however they are grouped, are a telephone number; years and prices are shorter. */
const telephone = /(?:\+|\b)\d(?:[\s().\-/]{0,2}\d){8}/u
/** With the time of day it has as many digits as a telephone number. */
const date = /(?<!\d)(?:[0-3]?\d([./-]) ?[0-3]?\d\1 ?20\d\d|20\d\d-[01]\d-[0-3]\d)(?!\d)/gu
/** What stands before the sign is looked at by its last character alone: to look for its beginning is quadratic. */
const email = /[^\s@]@[^\s@][^\s@]*?\.[^\s@.]{2}/u
const link = /\bhttps?:\/\/|\bwww\.[^\s.]+\.|\bt\.me\/|\bwa\.me\//iu

/** A short word in capitals is a name or an abbreviation. */
const shoutedFrom = 20

/** However wide its letters and digits are written. */
const hasContact = (written: string): boolean => {
  const text = normalized(written, "NFKC")
  return telephone.test(text.replace(date, ",")) || email.test(text) || link.test(text)
}

const isShouting = (text: string): boolean => {
  const letters = text.replace(/\P{L}/gu, "")
  return letters.length >= shoutedFrom && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

export const automaticPolicy: ModerationPolicy = {
  decide: ({ name, description, isDuplicate }) => {
    const text = `${name}\n${description}`
    if (hasContact(text)) return "ContactDetails"
    if (hasForbiddenWord(text)) return "ObsceneLanguage"
    if (isShouting(name) || isShouting(description)) return "Shouting"
    return isDuplicate ? "Duplicate" : null
  },
}

/** Publishes everything. */
export const permissivePolicy: ModerationPolicy = { decide: () => null }
