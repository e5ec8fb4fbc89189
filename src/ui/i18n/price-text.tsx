/** Prices and amounts, formatted by language. experience: Languages and numbers. */
import type { ReactElement } from "react"
import { useIntl, type IntlShape } from "react-intl"
import type { CurrencyCode } from "../../domain/currencies.ts"
import { amountFormat, majorOf, rateTexts, type Price } from "../../domain/prices.ts"

/** "€120.50", "1 250 zł": cents only where there are any. */
export const amountText = (intl: IntlShape, valueMinor: number, currency: CurrencyCode): string =>
  intl.formatNumber(majorOf(valueMinor), { ...amountFormat, currency })

export const priceText = (intl: IntlShape, { rate }: Price): string =>
  rate === null
    ? intl.formatMessage({ id: "core.price.byAgreement" })
    : intl.formatMessage({ id: rateTexts[rate.unit] }, { amount: amountText(intl, rate.valueMinor, rate.currency) })

export const PriceText = ({ price }: { readonly price: Price }): ReactElement => (
  <span translate="no">{priceText(useIntl(), price)}</span>
)
