/** Prices between the wire, in major units, and the tables, in minor ones. Spec §3 Price; D5, D36. */
import type { CurrencyCode } from "../../src/domain/currencies.ts"
import { majorOf, minorOf, type MeasurementUnit } from "../../src/domain/prices.ts"
import { invalid } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"

export interface PriceColumns {
  readonly price_by_agreement: boolean
  readonly price_value_minor: number | null
  readonly price_currency: CurrencyCode | null
  readonly price_unit: MeasurementUnit | null
}

export const wirePrice = (columns: PriceColumns): Wire["Price"] => {
  const { price_value_minor: value, price_currency: code, price_unit: measurementUnit } = columns
  if (value === null || code === null || measurementUnit === null) return { byAgreement: true, rate: null }
  return { byAgreement: false, rate: { value: majorOf(value), measurementUnit, currency: { code } } }
}

/** By agreement there is no rate, whatever was sent with it. */
export const priceColumns = ({ byAgreement, rate }: Wire["Price"]): PriceColumns => {
  if (byAgreement) return { price_by_agreement: true, price_value_minor: null, price_currency: null, price_unit: null }
  if (rate === null) throw invalid({ "price.rate": ["required"] })
  const minor = minorOf(rate.value)
  if (minor === null) throw invalid({ "price.rate.value": ["outOfRange"] })
  return {
    price_by_agreement: false,
    price_value_minor: minor,
    price_currency: rate.currency.code,
    price_unit: rate.measurementUnit,
  }
}
