/** Understands what a message is after, and in which language: by its words alone. */
import type { Language } from "../../src/domain/languages.ts"
import { normalized } from "../../src/domain/marks.ts"
import { languageOfText } from "../data/text-language.ts"
import { words } from "./words/spoken.ts"
import { askedAbout, remarks, type Intent } from "./words/words.ts"

/** A greeting or thanks that is longer says something else besides. */
const shortLength = 40

/** Latin letters as people type them who have no keys for their marks, or no time; Cyrillic ones are other letters without. */
const plain = (text: string): string =>
  normalized(normalized(text, "NFKD").replace(/(?<=\p{Script=Latin})\p{M}+/gu, ""), "NFC")
    .toLowerCase()
    .replace(/ł/gu, "l")
    .replace(/ı/gu, "i")
    .replace(/ß/gu, "ss")
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim()

/** A message without words is a file. */
export const intentOf = (text: string, language: Language): Intent => {
  const said = plain(text)
  if (said === "") return "file"
  const { meant, asking } = words[language]
  const remark = said.length <= shortLength ? remarks.find((one) => meant[one].test(said)) : undefined
  const ungreeted = said.replace(meant.hello, "").replace(/^[\s\p{P}]+/u, "")
  if (!said.includes("?") && !asking.test(ungreeted)) return remark ?? "other"
  return askedAbout.find((one) => meant[one].test(said)) ?? (remark === "hello" ? "hello" : "question")
}

/** A text of this length is told from other languages by its letters. */
const certainLength = 20

/**
 * Answers the language of a text: one that is short and means something in the talk's own language is said in it, as
 * “jaki adres” is French to the detector.
 */
export const languageOf = (text: string, usual: Language): Language => {
  const isUnderstood = !["question", "other"].includes(intentOf(text, usual))
  return text.length < certainLength && isUnderstood ? usual : languageOfText(text, usual)
}
