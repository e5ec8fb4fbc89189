/** The currencies in which work is paid. Spec §3 Price. */
export const currencies = ["EUR", "CHF", "PLN", "SEK"] as const
export type CurrencyCode = (typeof currencies)[number]
