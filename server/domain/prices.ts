/**
 * Prices of the wire, in major units, as the tables keep them, in minor ones; those that are none are refused. Spec §3
 * Price.
 */
import { minorOf } from "../../src/domain/prices.ts"
import { invalid } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import type { PriceColumns } from "../views/prices.ts"

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
