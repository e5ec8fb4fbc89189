/** How what people type is cleaned and checked. Spec §5; D29–D35. */
import { textLimits } from "./limits.ts"

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
/** What has no width, or turns round what comes after it, the words around a name too. */
const deceptive = /[\p{Cc}\u00AD\u200B\u202A-\u202E\u2060-\u206F]/u
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Length as a person counts it. */
export const graphemeCount = (text: string): number => {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}

/** Runs of white space become one space, ends are trimmed; line breaks go (D35). */
export const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim()

/**
 * Like `oneLine`, but line breaks stay, at most two in a row (D35). The specification read literally would collapse
 * them too and destroy lists; this is the one place to turn that round.
 */
export const multiLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/gu, "\n")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim()

const cutAt = (text: string, most: number): string => {
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (count === most) break
    count += 1
    end = index + segment.length
  }
  return text.slice(0, end)
}

const cleanedOnce = (text: string): string =>
  oneLine(
    cutAt(
      oneLine(
        text
          .normalize("NFC")
          .replace(/\s+/gu, " ")
          .replace(invisible, "")
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
  return after
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
  [...name.normalize("NFKD").replace(/\p{M}/gu, "").replace(invisible, "").toLowerCase()]
    .map((char) => lookAlikes[char] ?? char)
    .join("")
    .replace(/[\s._'-]+/gu, "")

/** Names of the house and of those who speak for it, in the languages of the interface. */
const reserved = new Set(
  (
    "handra admin administrator moderator support system root null undefined anonymous marketplace anonym " +
    "administrateur modérateur assistance système anonyme beheerder ondersteuning systeem anoniem " +
    "amministratore moderatore assistenza sistema anonimo yönetici moderatör destek sistem anonim " +
    "administratör anonymt wsparcie pomoc anonimowy админ администратор модератор поддержка система аноним " +
    "адміністратар мадэратар падтрымка сістэма ананім адміністратор підтримка анонім"
  )
    .split(" ")
    .map(folded),
)

/** A whole name that would pass for the house itself, spaces and look-alikes folded (D34). */
export const isReservedName = (name: string): boolean => reserved.has(folded(name))

const lengthRule = (text: string, { min, max }: { readonly min: number; readonly max: number }): TextRule[] => {
  const length = graphemeCount(text)
  if (length === 0 && min > 0) return ["required"]
  if (length < min) return ["minLength"]
  return length > max ? ["maxLength"] : []
}

const hasForbidden = (name: string): boolean => forbidden.test(name) || emoji.test(name) || deceptive.test(name)

/** A person's or profile's name: starts with a letter, no symbols or emoji, not the house's own (D29, D31, D32, D34). */
export const personNameRules = (text: string): readonly TextRule[] => {
  const name = oneLine(text)
  const rules = lengthRule(name, textLimits.personName)
  if (rules.length > 0) return rules
  if (!/^\p{L}/u.test(name)) rules.push("firstCharIsLetter")
  if (hasForbidden(name)) rules.push("forbiddenSymbol")
  if (isReservedName(name)) rules.push("reservedNames")
  return rules
}

export const listingNameRules = (text: string): readonly TextRule[] =>
  lengthRule(cleanName(text), textLimits.listingName)

/** A text area: only its length is checked; emoji and symbols are welcome (D31). */
export const textAreaRules = (
  text: string,
  limit: { readonly min: number; readonly max: number },
): readonly TextRule[] => lengthRule(multiLine(text), limit)

export const supportNameRules = (text: string): readonly TextRule[] => {
  const name = oneLine(text)
  const rules = lengthRule(name, textLimits.supportName)
  if (rules.length === 0 && hasForbidden(name)) rules.push("forbiddenSymbol")
  return rules
}

/** Text, @, text, dot, text, without spaces (spec §5). */
export const emailRules = (text: string): readonly TextRule[] => {
  const email = text.trim()
  const rules = lengthRule(email, textLimits.email)
  if (rules.length === 0 && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email)) rules.push("invalidEmail")
  return rules
}
