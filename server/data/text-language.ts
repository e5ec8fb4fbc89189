/** Detects the language of a text from the text; the language of its writer's screen decides where two are as likely. */
import { eld } from "eld/extrasmall"
import { chooseLanguage, languages, type Language } from "../../src/domain/languages.ts"

const partOf = (language: Language): string => language.slice(0, 2)

eld.setLanguageSubset(languages.map(partOf))

/** Code units that are read: more of them say nothing new. */
const mostRead = 2000

/** At this share of the best score the hint is taken: two words of kindred languages differ by less. */
const closeEnough = 0.97

/** A word or two, in code units; of so few the detector knows too little: “non merci” is rather Italian to it. */
const shortLength = 12
const closeEnoughIfShort = 0.8

/**
 * Letters that only the other languages of the alphabet have, and in Belarusian also pairs of letters, because its д, т, р,
 * ж, ч and ш are always hard: what marks Russian, Belarusian and Ukrainian for certain.
 */
const foreignTo: Readonly<Partial<Record<string, RegExp>>> = {
  ru: /[іїєґў]/iu,
  be: /[ищъїє]|[дтржчш][еёіюя]/iu,
  uk: /[ёъыэў]/iu,
}

const cyrillic = /\p{Script=Cyrillic}/u
const inCyrillic: ReadonlySet<string> = new Set(Object.keys(foreignTo))

const mayBeIn = (text: string, language: string): boolean => !foreignTo[language]?.test(text)

/** The language of a text, one of the eleven; the hint's for a text without words, or in none of their alphabets. */
export const languageOfText = (text: string, hint: Language): Language => {
  const read = text.slice(0, mostRead)
  const detected = eld.detect(read)
  const scores = Object.entries(detected.getScores()).filter(([language]) => mayBeIn(read, language))
  const [best] = scores.toSorted(([, one], [, other]) => other - one)
  if (best === undefined) return hint
  const [language, score] = best
  const wished = partOf(hint)
  const isShort = read.trim().length <= shortLength
  const isWishable = inCyrillic.has(wished) === cyrillic.test(read) && mayBeIn(read, wished)
  if (isShort && isWishable && !detected.isReliable()) return hint
  const hinted = scores.find(([one]) => one === wished)?.[1] ?? 0
  return hinted >= (isShort ? closeEnoughIfShort : closeEnough) * score ? hint : chooseLanguage([language])
}
