/** Dates, times, amounts and counts as each language writes them. experience: Languages and numbers. */
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { RawIntlProvider, type IntlShape } from "react-intl"
import { describe, expect, it } from "vitest"
import { dayMs, hourMs, minuteMs } from "../../../src/domain/durations.ts"
import { languages } from "../../../src/domain/languages.ts"
import { dayText, shortMoment } from "../../../src/ui/i18n/days.ts"
import { CountText, dateSpanText, momentText, sizeText, unitText } from "../../../src/ui/i18n/format.tsx"
import { amountText, priceText } from "../../../src/ui/i18n/price-text.tsx"
import { TimeUntil } from "../../../src/ui/i18n/time-until.tsx"
import { intlIn } from "../../said.ts"
import { between, expectedIn, kinds, type Kind } from "./every-language.ts"

/** Makes all spaces plain, as the ones that a language takes change from one version of its data to the next. */
const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u2009\u202F]/gu, " ")

const now = Date.parse("2026-03-12T12:00:00.000Z")
const at = (away: number): string => new Date(now + away).toISOString()

const span = (kind: "Order" | "Offer", startDate: string, endDate: string) => ({ kind, startDate, endDate }) as const

const shown = (intl: IntlShape, element: ReactElement): string =>
  renderToStaticMarkup(<RawIntlProvider value={intl}>{element}</RawIntlProvider>).replaceAll(/<[^>]*>/gu, "")

/** Every plural form of every language is among them. */
const counted = [0, 1, 2, 5, 11, 21, 22, 1.5]

const said: Readonly<Record<Kind, (intl: IntlShape) => readonly string[]>> = {
  days: (intl) =>
    [
      span("Order", "2026-05-09", "2026-05-09"),
      span("Order", "2026-03-01", "2026-03-05"),
      span("Order", "2026-03-28", "2026-04-02"),
      span("Order", "2026-12-28", "2027-01-03"),
      span("Offer", "2026-03-01", "2026-03-01"),
    ].map((days) => dateSpanText(intl, days)),
  past: (intl) =>
    [0, minuteMs, 21 * minuteMs, 5 * hourMs, dayMs, 2 * dayMs, 6 * dayMs].map((age) => momentText(intl, at(-age), now)),
  future: (intl) =>
    [minuteMs, 22 * hourMs, 3 * dayMs, 21 * dayMs].map((left) => shown(intl, <TimeUntil at={at(left)} now={now} />)),
  lists: (intl) => [
    dayText(intl, at(-dayMs), now),
    dayText(intl, at(-11 * dayMs), now),
    dayText(intl, at(-376 * dayMs), now),
    shortMoment(intl, at(3 * hourMs), now),
    shortMoment(intl, at(-4 * dayMs), now),
    shortMoment(intl, at(-11 * dayMs), now),
  ],
  money: (intl) => [
    ...(["EUR", "CHF", "PLN", "SEK"] as const).map((currency) => amountText(intl, 125_000, currency)),
    amountText(intl, 12_050, "EUR"),
    ...(["Service", "Day", "Hour"] as const).map((unit) =>
      priceText(intl, { byAgreement: false, rate: { valueMinor: 8_000, unit, currency: "PLN" } }),
    ),
  ],
  numbers: (intl) => [
    ...[5, 1250].map((km) => unitText(intl, km, "kilometer")),
    ...[512, 800_000, 1_572_864].map((bytes) => sizeText(intl, bytes)),
    intl.formatNumber(0.95, { style: "percent" }),
    shown(intl, <CountText count={12_500} />),
    intl.formatList(["A", "B", "C"]),
  ],
  counts: (intl) => counted.map((count) => intl.formatMessage({ id: "search.count" }, { kind: "Order", count })),
  unread: (intl) => counted.map((count) => intl.formatMessage({ id: "core.badge.unreadNotifications" }, { count })),
}

describe.each(languages)("in %s", (language) => {
  const intl = intlIn(language, ["core", "search"])
  it("a number and its unit stay on one line (E434)", () => {
    for (const text of [unitText(intl, 1250, "kilometer"), sizeText(intl, 512), sizeText(intl, 1_572_864)])
      expect(text).toMatch(/^[^ ]+$/u)
  })

  it.each(kinds)("%s are written as its readers do", (kind) => {
    expect(said[kind](intl).map(withPlainSpaces).join(between)).toBe(expectedIn[language][kind])
  })
})
