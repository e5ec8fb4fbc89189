/**
 * The rules of a new password: its length, and that nobody would guess it, as they would the commonest passwords and
 * the person's own words.
 */
import { dictionary } from "@zxcvbn-ts/language-common"
import { graphemeCount } from "../../src/domain/graphemes.ts"
import type { TextRule } from "../../src/domain/text.ts"
import { passwordLength } from "./passwords.ts"

export type PasswordRule = TextRule | "commonPassword" | "ownWords"

/** A list sorted by frequency has the commonest passwords; shorter ones count only as a word with signs around it. */
const mostCommon = 3000
const ranked = dictionary["passwords-common"]
const longEnough = ranked.filter(({ length }) => length >= passwordLength.min)
const common: ReadonlySet<string> = new Set([...ranked.slice(0, mostCommon), ...longEnough.slice(0, mostCommon)])

/** So many letters beside the person's own words make a password theirs alone. */
const leastOfItsOwn = 4

/** Shorter words are part of too many others. */
const shortestWord = 3

const folded = (text: string): string => text.normalize("NFKC").toLowerCase()
const isLetter = /\p{L}/u
const withoutSigns = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "")

/** The text from its first letter to its last: digits and signs around a word make it no other word. */
const wordIn = (text: string): string => {
  const characters = [...text]
  const first = characters.findIndex((one) => isLetter.test(one))
  return first < 0 ? "" : characters.slice(first, characters.findLastIndex((one) => isLetter.test(one)) + 1).join("")
}

/** An e-mail address, a name or the like, with the parts that people make passwords of; the longest comes first. */
const partsOf = (text: string): readonly string[] => {
  const whole = folded(text)
  const [local = ""] = whole.split("@")
  const parts = [whole, local, ...whole.split(/[^\p{L}\p{N}]+/u)].map(withoutSigns)
  return [...new Set([...parts, ...parts.map(wordIn)])].filter(({ length }) => length >= shortestWord)
}

const isCommon = (password: string): boolean => common.has(password) || common.has(wordIn(password))

/** Answers whether nearly all of a password is words of the person's own. */
const isOwn = (password: string, words: readonly string[]): boolean => {
  const parts = words.flatMap(partsOf).toSorted((one, other) => other.length - one.length)
  const squeezed = withoutSigns(password)
  if (parts.includes(squeezed)) return true
  const word = wordIn(squeezed)
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ""), word)
  return left.length < word.length && left.length < leastOfItsOwn
}

/** Finds what is wrong with a new password of somebody whose own words, such as address and name, are given. */
export const passwordRules = (password: string, ownWords: readonly string[]): readonly PasswordRule[] => {
  if (password === "") return ["required"]
  if (password.length > passwordLength.max) return ["maxLength"]
  if (graphemeCount(password) < passwordLength.min) return ["minLength"]
  const text = folded(password)
  if (isOwn(text, ownWords)) return ["ownWords"]
  return isCommon(text) ? ["commonPassword"] : []
}
