/**
 * Reads an amount of money as people type or paste it: with the separators of any of our languages, with or without a
 * currency. What may mean two amounts is read as both, what means none is refused; nothing is left out unseen.
 */
import type { CurrencyCode } from "./currencies.ts"
import { mostMinor } from "./prices.ts"

export type AmountRule = "required" | "invalidFormat" | "outOfRange" | "ambiguous"

export type AmountReading =
  | { readonly tag: "Amount"; readonly minor: number; readonly currency: CurrencyCode | null }
  /** One point or comma with three digits after it: between thousands, or before the cents. */
  | {
      readonly tag: "Ambiguous"
      readonly separator: "." | ","
      readonly asThousands: number
      /** Null where it would have more than two decimals. */
      readonly asDecimal: number | null
      readonly currency: CurrencyCode | null
    }
  | { readonly tag: "NoAmount"; readonly rule: AmountRule }

/** Longer than any amount with all that may stand around it. */
const longestTyped = 40

/** The signs by which people and `Intl` write the currencies in our languages, in lower case. */
const currencySigns: Readonly<Record<string, CurrencyCode>> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  chf: "CHF",
  fr: "CHF",
  "fr.": "CHF",
  "sfr.": "CHF",
  zł: "PLN",
  zl: "PLN",
  pln: "PLN",
  kr: "SEK",
  "kr.": "SEK",
  sek: "SEK",
}

const minorOf = (whole: string, fraction = ""): number =>
  Number(whole.replaceAll(/\D/gu, "")) * 100 + Number(fraction.padEnd(2, "0").slice(0, 2))

const signAround = (text: string): { readonly digits: string; readonly currency: CurrencyCode | null } | null => {
  const {
    before = "",
    digits = "",
    after = "",
  } = /^(?<before>(?:[^\d.,\s]+\.?)?)\s*(?<digits>[.,]?\d.*?)\s*(?<after>(?:[^\d.,\s\-–—]+\.?)?)$/u.exec(text)
    ?.groups ?? {}
  if (digits === "" || (before !== "" && after !== "")) return null
  const sign = (before + after).toLowerCase()
  if (sign === "") return { digits, currency: null }
  const currency = currencySigns[sign]
  return currency === undefined ? null : { digits, currency }
}

/** `12.–`, `1200,-`: no cents, as shops write it. */
const withoutDash = (digits: string): string => digits.replace(/[.,][-–—]{1,2}$/u, "")

const inRange = (minor: number, currency: CurrencyCode | null): AmountReading =>
  minor > 0 && minor <= mostMinor ? { tag: "Amount", minor, currency } : { tag: "NoAmount", rule: "outOfRange" }

const plain = /^(?<whole>\d+)(?:[.,](?<fraction>\d{1,2}))?$/u
const onlyCents = /^[.,](?<fraction>\d{1,2})$/u
const grouped =
  /^(?<whole>\d{1,3}(?:(?<group>[.,' ])\d{3})(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<fraction>\d{1,2}))?$/u
const oneSeparator = /^(?<whole>\d{1,3})(?<separator>[.,])(?<rest>\d{3})$/u

export const readAmount = (typed: string): AmountReading => {
  const text = typed
    .replaceAll(/[\u200E\u200F\u061C\u00AD]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll("’", "'")
    .trim()
  if (text === "") return { tag: "NoAmount", rule: "required" }
  const around = text.length > longestTyped ? null : signAround(text)
  if (around === null) return { tag: "NoAmount", rule: "invalidFormat" }
  const { currency } = around
  const digits = withoutDash(around.digits)
  const one = oneSeparator.exec(digits)?.groups
  if (one?.["whole"] !== undefined && one["rest"] !== undefined) {
    const [whole, rest] = [one["whole"], one["rest"]]
    const asDecimal = rest.endsWith("0") ? minorOf(whole, rest) : null
    // No thousand begins with a zero.
    if (whole.startsWith("0"))
      return asDecimal === null ? { tag: "NoAmount", rule: "invalidFormat" } : inRange(asDecimal, currency)
    const separator = one["separator"] === "," ? "," : "."
    return { tag: "Ambiguous", separator, asThousands: minorOf(whole + rest), asDecimal, currency }
  }
  const { whole, fraction } = (plain.exec(digits) ?? grouped.exec(digits) ?? onlyCents.exec(digits))?.groups ?? {}
  if (whole === undefined && fraction === undefined) return { tag: "NoAmount", rule: "invalidFormat" }
  return inRange(minorOf(whole ?? "0", fraction), currency)
}

/** The same, by a language that has `decimal` before its decimals: the other separator then stands between thousands. */
export const readAmountIn = (typed: string, decimal: "." | ","): AmountReading => {
  const read = readAmount(typed)
  return read.tag === "Ambiguous" && read.separator !== decimal ? inRange(read.asThousands, read.currency) : read
}

/** Minor units of an amount that means just one, or the rule that it breaks. */
export const parseAmount = (typed: string): { readonly minor: number } | { readonly rule: AmountRule } => {
  const read = readAmount(typed)
  switch (read.tag) {
    case "Amount":
      return { minor: read.minor }
    case "Ambiguous":
      return { rule: read.asDecimal === null ? "invalidFormat" : "ambiguous" }
    case "NoAmount":
      return { rule: read.rule }
  }
}
