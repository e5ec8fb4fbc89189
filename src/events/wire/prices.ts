/** Wire → domain: prices, from major to minor units. Contract: openapi/schemas/common.yaml. */
import type { Price } from "../../domain/prices.ts"
import type { Wire } from "./wire.ts"

export const toPrice = ({ byAgreement, rate }: Wire["Price"]): Price => ({
  byAgreement,
  rate:
    rate === null || byAgreement
      ? null
      : { valueMinor: Math.round(rate.value * 100), unit: rate.measurementUnit, currency: rate.currency.code },
})
