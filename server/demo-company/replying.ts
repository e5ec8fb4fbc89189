/** Answers what a colleague says to a message: to what it is after, and to what there is between the two. */
import { fallbackLanguage, type Language } from "../../src/domain/languages.ts"
import { chance, oneOf } from "./chance.ts"
import type { Colleague, Subject, Talk } from "./sights.ts"
import { intentOf } from "./understanding.ts"
import { words } from "./words/spoken.ts"
import type { Side, Ways, Words } from "./words/words.ts"

/** Answers the words of a colleague, as the side that the profile is. */
export const sideWords = ({ side }: Colleague, language: Language): Side =>
  side === "Customer" ? words[language].customer : words[language].executant

/** Answers the language of a talk, and English as long as nobody knows. */
export const languageIn = ({ language }: Talk): Language => language ?? fallbackLanguage

export const wayOf = (ways: Ways, seed: string): string => oneOf(ways, seed) ?? ways[0]

/** Longer names are no names to be said in a sentence. */
const longestName = 80

export const nameIn = ({ name }: Pick<Subject, "name">): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`

const namedPrice = (about: Subject | null, { price }: Words): string | null =>
  about?.price.rate ? price(about.price.rate) : null

/** So often what an answer leads to is said with it: now and then, or people feel pressed. */
const goesOn = 0.5

interface Heard {
  readonly me: Colleague
  readonly text: string
  /** Names the message. */
  readonly seed: string
  readonly talk: Talk
}

export const replyTo = ({ me, text, seed, talk }: Heard): string => {
  const { about, hasDeal } = talk
  const language = languageIn(talk)
  const intent = intentOf(text, language)
  const side = sideWords(me, language)
  const named = intent === "price" ? namedPrice(about, words[language]) : null
  const answer = named === null ? wayOf(side.replies[intent], seed) : side.priceNamed(named)
  // A greeting is answered with a question, and thanks end a talk.
  const isClosing = intent === "hello" || intent === "thanks"
  if (hasDeal || about === null || isClosing || chance(`${seed}/on`) >= goesOn) return answer
  return `${answer} ${wayOf(side.goOn, `${seed}/how`)}`
}
