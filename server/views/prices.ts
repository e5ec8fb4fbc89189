/** Prices of the tables, in minor units, as the wire has them, in major ones. Spec §3 Price. */
import type { CurrencyCode } from "../../src/domain/currencies.ts"
import { majorOf, type MeasurementUnit } from "../../src/domain/prices.ts"
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
