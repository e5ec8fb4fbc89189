/** What a message is after, and in which language: by its words alone. E310. */
import { words, type Spoken } from "./words/spoken.ts"
import { askedAbout, remarks, type Intent } from "./words/words.ts"

const isSpoken = (text: string): text is Spoken => Object.hasOwn(words, text)
const spoken = Object.keys(words).filter(isSpoken)

/** The one that has its words there most often; the talk's own where none has. */
export const languageOf = (text: string, usual: Spoken): Spoken => {
  const count = (one: Spoken): number => (text.match(words[one].marks) ?? []).length
  const best = spoken.toSorted((a, b) => count(b) - count(a) || Number(b === usual) - Number(a === usual))[0]
  return best === undefined || count(best) === 0 ? usual : best
}

/** The language of a listing, if the company speaks it. */
export const spokenOf = (language: string): Spoken | null => {
  const part = language.slice(0, 2)
  return isSpoken(part) ? part : null
}

/** A greeting or thanks that is longer says something else besides. */
const shortLength = 40

/** A message without words is a file. */
export const intentOf = (text: string, language: Spoken): Intent => {
  const said = text.trim()
  if (said === "") return "file"
  const { meant, asking } = words[language]
  const isShort = said.length <= shortLength
  const remark = isShort ? remarks.find((one) => meant[one].test(said)) : undefined
  if (!said.includes("?") && !asking.test(said)) return remark ?? "other"
  return askedAbout.find((one) => meant[one].test(said)) ?? (remark === "hello" ? "hello" : "question")
}
