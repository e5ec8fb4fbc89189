/** Cleans and checks the texts that people type. Spec §5. */
import { graphemeCount, graphemesOf, mostUnits, oneLine, saysSomething, withoutInvisible } from "./graphemes.ts"
import type { LanguagePart } from "./languages.ts"
import { textLimits } from "./limits.ts"
import { isCrowded, normalized } from "./marks.ts"

export type TextRule =
  | "required"
  | "minLength"
  | "maxLength"
  | "firstCharIsLetter"
  | "forbiddenSymbol"
  | "invalidEmail"
  | "reservedNames"

const forbidden = /[@%&*=+\\;:<>/`"]/u
/** Emoji: pictures, and flags and keycaps, which are made of letters and digits. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u
/** Characters that have no width, or turn round what comes after them, the words around a name too. */
const deceptive =
  /[\p{Cc}\u00AD\u034F\u115F\u1160\u17B4\u17B5\u200B\u202A-\u202E\u2060-\u206F\u2800\u3164\uFFA0\uFFF0-\uFFF8\u{1D173}-\u{1D17A}\u{E0000}-\u{E00FF}]/u
/**
 * Like `oneLine`, but line breaks stay, at most two in a row (D35). The specification read literally would collapse
 * them too and destroy lists; this is the one place to turn that round. Nothing is left of a text that nobody can see.
 */
export const multiLine = (text: string): string =>
  saysSomething(text)
    ? normalized(text, "NFC")
        .replace(/\r\n?|\u2028|\u2029/gu, "\n")
        .replace(/[^\S\n]+/gu, " ")
        .replace(/ ?\n ?/gu, "\n")
        .replace(/\n{3,}/gu, "\n\n")
        .trim()
    : ""

/** Whole graphemes from the beginning, as many as the limit has room for, in its code units too. */
const cutAt = (text: string, most: number): string => {
  const units = mostUnits(most)
  let end = 0
  let count = 0
  // One unit more than there is room for shows that the last grapheme doesn't fit.
  for (const { index, segment } of graphemesOf(text.slice(0, units + 1))) {
    if (count === most || index + segment.length > units) break
    count += 1
    end = index + segment.length
  }
  return text.slice(0, end)
}

const cleanedOnce = (text: string): string =>
  oneLine(
    cutAt(
      oneLine(
        withoutInvisible(normalized(text, "NFC").replace(/\s+/gu, " "))
          .replace(
            /[@%&*=+\\;:<>/`"]|\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}\uFE0F\u20E3]/gu,
            "",
          )
          .replace(/([!?.,])\1{2,}/gu, "$1"),
      ),
      textLimits.listingName.max,
    ),
  )

/** A listing's name without what only shouts or hides (D33). Idempotent. */
export const cleanName = (text: string): string => {
  let before = text
  let after = cleanedOnce(before)
  while (after !== before) {
    before = after
    after = cleanedOnce(before)
  }
  return saysSomething(after) ? after : ""
}

const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "|": "i",
  ı: "i",
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  м: "m",
  т: "t",
  н: "h",
  к: "k",
  в: "b",
  ԁ: "d",
}

/** Without accents and what nobody sees; the Turkish İ has its dot as an accent. */
const folded = (name: string): string =>
  withoutInvisible(normalized(name, "NFKD").replace(/\p{M}+/gu, ""))
    .toLowerCase()
    .replace(/[013-5@$|ıаеорсухіѕјмтнквԁ]/gu, (char) => lookAlikes[char] ?? char)
    .replace(/[\s._'-]+/gu, "")

/** Names of the house and of those who speak for it, in the languages of the interface. */
const reservedIn: Readonly<Record<LanguagePart, string>> = {
  en: "handra admin administrator moderator support system root null undefined anonymous marketplace",
  de: "anonym",
  fr: "administrateur modérateur assistance système anonyme",
  nl: "beheerder ondersteuning systeem anoniem",
  it: "amministratore moderatore assistenza sistema anonimo",
  tr: "yönetici moderatör destek sistem anonim",
  sv: "administratör anonymt",
  pl: "wsparcie pomoc anonimowy",
  ru: "админ администратор модератор поддержка система аноним",
  be: "адміністратар мадэратар падтрымка сістэма ананім",
  uk: "адміністратор підтримка анонім",
}
const reserved = new Set(Object.values(reservedIn).flatMap((names) => names.split(" ").map(folded)))

/** A whole name that would pass for the house itself, spaces and look-alikes folded (D34). */
export const isReservedName = (name: string): boolean => reserved.has(folded(name))

export interface TextLimit {
  /** Graphemes. */
  readonly min: number
  /** Graphemes. */
  readonly max: number
}

/** Answers whether a text takes more code units than a limit in graphemes has room for. */
export const isTooManyUnits = (text: string, maxGraphemes: number): boolean => text.length > mostUnits(maxGraphemes)

/**
 * Of a text as typed; what is left after `clean` is counted. Nothing that takes more code units than its limit has room
 * for, or crowds marks on one base, is cleaned or counted: the server refuses it by the same rule before anything else
 * reads it, as `maxLength` (E161).
 */
const lengthRule = (typed: string, { min, max }: TextLimit, clean: (text: string) => string): TextRule[] => {
  if (isTooManyUnits(typed, max)) return ["maxLength"]
  if (min > 0 && !saysSomething(typed)) return ["required"]
  if (isCrowded(typed)) return ["maxLength"]
  const length = graphemeCount(clean(typed))
  if (length < min) return ["minLength"]
  return length > max ? ["maxLength"] : []
}

const hasForbidden = (name: string): boolean => forbidden.test(name) || emoji.test(name) || deceptive.test(name)

/** A person's or profile's name: starts with a letter, no symbols or emoji, not the house's own (D29, D31, D32, D34). */
export const personNameRules = (text: string): readonly TextRule[] => {
  const rules = lengthRule(text, textLimits.personName, oneLine)
  if (rules.length > 0) return rules
  const name = oneLine(text)
  if (!/^\p{L}/u.test(name)) rules.push("firstCharIsLetter")
  if (hasForbidden(name)) rules.push("forbiddenSymbol")
  if (isReservedName(name)) rules.push("reservedNames")
  return rules
}

export const listingNameRules = (text: string): readonly TextRule[] =>
  lengthRule(text, textLimits.listingName, cleanName)

/** A text area: only its length is checked; emoji and symbols are welcome (D31). */
export const textAreaRules = (text: string, limit: TextLimit): readonly TextRule[] => lengthRule(text, limit, multiLine)

export const supportNameRules = (text: string): readonly TextRule[] => {
  const rules = lengthRule(text, textLimits.supportName, oneLine)
  if (rules.length === 0 && hasForbidden(oneLine(text))) rules.push("forbiddenSymbol")
  return rules
}

/** Text, @, text, dot, text, without spaces (spec §5), and without what nobody sees: two addresses must not look alike. */
const isEmail = (text: string): boolean => {
  const [name = "", host = "", ...others] = text.split("@")
  const hasDotInside = host.slice(1, -1).includes(".")
  return name !== "" && hasDotInside && others.length === 0 && !/\s/u.test(text) && !deceptive.test(text)
}

export const emailRules = (text: string): readonly TextRule[] => {
  const rules = lengthRule(text, textLimits.email, (typed) => typed.trim())
  if (rules.length === 0 && !isEmail(text.trim())) rules.push("invalidEmail")
  return rules
}
