/** The price of work: by agreement, or an amount for a unit. Spec §3 Price, §5. */
import type { CurrencyCode } from "./currencies.ts"
import { priceLimits } from "./limits.ts"

export const measurementUnits = ["Service", "Day", "Hour"] as const
export type MeasurementUnit = (typeof measurementUnits)[number]

export interface Rate {
  readonly valueMinor: number // cents and the like: whole
  readonly unit: MeasurementUnit
  readonly currency: CurrencyCode
}

/** The texts that say an amount for a unit. */
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

export const mostMinor = Math.round(priceLimits.maxMajor * 100)

/** Decimal amount on the wire to minor units, or null when it has more than two decimals or is out of range. */
export const minorOf = (value: number): number | null => {
  const minor = Math.round(value * 100)
  return minor > 0 && minor <= mostMinor && minor / 100 === value ? minor : null
}

export const majorOf = (minor: number): number => minor / 100

/** An amount as it is typed, which `parseAmount` reads back. */
export const amountOf = (minor: number): string => (minor % 100 === 0 ? String(minor / 100) : majorOf(minor).toFixed(2))
