/** What work costs: by agreement, or an amount for a unit. Spec §3 Price, §5; D5, D36. */
import { priceLimits } from "./limits.ts"

export const currencies = ["EUR", "CHF", "PLN", "SEK"] as const
export type CurrencyCode = (typeof currencies)[number]

export const measurementUnits = ["Service", "Day", "Hour"] as const
export type MeasurementUnit = (typeof measurementUnits)[number]

export interface Rate {
  readonly valueMinor: number // cents and the like: whole
  readonly unit: MeasurementUnit
  readonly currency: CurrencyCode
}

/** In which words an amount for a unit is told. */
export const rateTexts = {
  Service: "core.price.perService",
  Day: "core.price.perDay",
  Hour: "core.price.perHour",
} as const satisfies Readonly<Record<MeasurementUnit, string>>

/** "€120.50", "1 250 zł": cents only where there are any. */
export const amountFormat = {
  style: "currency",
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
  useGrouping: true,
} as const

export interface Price {
  readonly byAgreement: boolean
  readonly rate: Rate | null // null when by agreement
}

export type AmountRule = "required" | "invalidFormat" | "outOfRange"

const maxMinor = Math.round(priceLimits.maxMajor * 100)

/**
 * Reads an amount as typed: comma or point before the cents, spaces between thousands (D36).
 * Answers minor units, or the rule it breaks.
 */
export const parseAmount = (typed: string): { readonly minor: number } | { readonly rule: AmountRule } => {
  const text = typed.replace(/[\s\u00A0\u202F']/gu, "")
  if (text === "") return { rule: "required" }
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/u.exec(text)
  if (match === null) return { rule: "invalidFormat" }
  const [, major = "", fraction = ""] = match
  if (major.replace(/^0+/u, "").length > 8) return { rule: "outOfRange" }
  const minor = Number(major) * 100 + Number(fraction.padEnd(2, "0"))
  return minor > 0 && minor <= maxMinor ? { minor } : { rule: "outOfRange" }
}

/** Decimal amount on the wire to minor units, or null when it has more than two decimals or is out of range. */
export const minorOf = (value: number): number | null => {
  const minor = Math.round(value * 100)
  return minor > 0 && minor <= maxMinor && minor / 100 === value ? minor : null
}

export const majorOf = (minor: number): number => minor / 100

/** An amount as it is typed, which `parseAmount` reads back. */
export const amountOf = (minor: number): string => (minor % 100 === 0 ? String(minor / 100) : majorOf(minor).toFixed(2))
