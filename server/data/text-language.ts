/** Tells the language of a text from the text; the language of its writer's screen decides where two are as likely. E606. */
import { eld } from "eld/extrasmall"
import { chooseLanguage, languages, type Language } from "../../src/domain/languages.ts"

const partOf = (language: Language): string => language.slice(0, 2)

eld.setLanguageSubset(languages.map(partOf))

/** Code units that are read: more of them say nothing new. */
const mostRead = 2000

/** At this share of the best score the hint is taken: two words of kindred languages differ by less. */
const closeEnough = 0.97

/** Letters that only the other languages of the alphabet have: what tells Russian, Belarusian and Ukrainian for certain. */
const foreignTo: Readonly<Partial<Record<string, RegExp>>> = { ru: /[іїєґў]/iu, be: /[ищъїє]/iu, uk: /[ёъыэў]/iu }

/** The language of a text, one of the eleven; the hint's for a text without words, or in none of their alphabets. */
export const languageOfText = (text: string, hint: Language): Language => {
  const read = text.slice(0, mostRead)
  const scores = Object.entries(eld.detect(read).getScores()).filter(([language]) => !foreignTo[language]?.test(read))
  const [best] = scores.toSorted(([, one], [, other]) => other - one)
  if (best === undefined) return hint
  const [language, score] = best
  const hinted = scores.find(([one]) => one === partOf(hint))?.[1] ?? 0
  return hinted >= closeEnough * score ? hint : chooseLanguage([language])
}
