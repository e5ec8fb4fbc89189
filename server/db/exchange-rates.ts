/**
 * The worth of foreign money in EUR, by the day that the table was drawn up; prices are compared by it alone. The
 * database's own `eur_minor` says the same: another table is a new constant here and a migration of its own.
 */
import type { CurrencyCode } from "../../src/domain/currencies.ts"

interface ExchangeRates {
  readonly date: string
  /** EUR for one of the currency. */
  readonly inEur: Readonly<Record<CurrencyCode, string>>
}

export const ratesOf20260102: ExchangeRates = {
  date: "2026-01-02",
  inEur: { EUR: "1", CHF: "1.0735", PLN: "0.2369", SEK: "0.0924" },
}
