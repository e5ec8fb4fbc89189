/** Browsers without Belarusian are taught what CLDR has, which Node knows. experience: Languages and numbers. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { teachBelarusian } from "../../../src/ui/i18n/belarusian.ts"

const { DateTimeFormat, DisplayNames, NumberFormat, RelativeTimeFormat, ListFormat } = Intl
const taught = { DateTimeFormat, DisplayNames, NumberFormat, RelativeTimeFormat, ListFormat }
teachBelarusian(taught)

/** Russian writes "year" after more dates than CLDR does for Belarusian; both are read alike. */
const withoutYear = (text: string): string =>
  text.replaceAll(/[\u00A0\u202F ]г\./gu, "").replaceAll(/[\u00A0\u202F\u2009]/gu, " ")

const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })

describe("Belarusian where the browser has none", () => {
  it.each<Intl.DateTimeFormatOptions>([
    { day: "numeric", month: "short", year: "numeric" },
    { day: "numeric", month: "long", year: "numeric" },
    { weekday: "long", day: "numeric", month: "long" },
    { weekday: "short" },
    { month: "long", year: "numeric" },
    { dateStyle: "medium", timeStyle: "short" },
    { hour: "numeric", minute: "numeric" },
  ])("says dates as %j", (options) => {
    const [ours, theirs] = [taught.DateTimeFormat, DateTimeFormat].map((Format) => new Format("be-BY", options))
    fc.assert(
      fc.property(moment, (at) => {
        expect(withoutYear(ours?.format(at) ?? "")).toBe(withoutYear(theirs?.format(at) ?? "-"))
      }),
    )
  })

  it("says from when till when", () => {
    const [ours, theirs] = [taught.DateTimeFormat, DateTimeFormat].map(
      (Format) => new Format("be-BY", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
    )
    fc.assert(
      fc.property(moment, moment, (one, another) => {
        const [from, to] = one < another ? [one, another] : [another, one]
        expect(withoutYear(ours?.formatRange(from, to) ?? "")).toBe(withoutYear(theirs?.formatRange(from, to) ?? "-"))
      }),
    )
  })

  it.each(["minute", "hour", "day"] as const)("counts from now in units of a %s", (unit) => {
    const [ours, theirs] = [taught.RelativeTimeFormat, RelativeTimeFormat].map(
      (Format) => new Format("be-BY", { numeric: "auto" }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (count) => {
        expect(ours?.format(count, unit)).toBe(theirs?.format(count, unit))
      }),
    )
  })

  it.each<Intl.NumberFormatOptions>([
    {},
    { style: "percent" },
    { style: "currency", currency: "EUR", currencyDisplay: "narrowSymbol" },
    { style: "currency", currency: "CHF", currencyDisplay: "narrowSymbol" },
    { style: "currency", currency: "PLN", currencyDisplay: "narrowSymbol" },
    { style: "currency", currency: "SEK", currencyDisplay: "narrowSymbol" },
    { style: "unit", unit: "kilometer" },
    { style: "unit", unit: "kilobyte" },
    { style: "unit", unit: "megabyte", maximumFractionDigits: 1 },
    { style: "unit", unit: "minute", unitDisplay: "long" },
    { style: "unit", unit: "hour", unitDisplay: "long" },
    { notation: "compact" },
  ])("says numbers as %j", (options) => {
    const [ours, theirs] = [taught.NumberFormat, NumberFormat].map(
      (Format) => new Format("be-BY", { useGrouping: "always", ...options }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (value) => {
        expect(ours?.format(value)).toBe(theirs?.format(value))
      }),
    )
  })

  it.each(languages)("names %s", (language) => {
    const code = language.slice(0, 2)
    const [ours, theirs] = [taught.DisplayNames, DisplayNames].map((Names) => new Names("be-BY", { type: "language" }))
    expect(ours?.of(code)).toBe(theirs?.of(code))
  })

  it("joins a list", () => {
    expect(new taught.ListFormat("be-BY").format(["a", "b", "c"])).toBe(new ListFormat("be-BY").format(["a", "b", "c"]))
  })

  it("is said to be there, and leaves other languages as they were", () => {
    expect(taught.NumberFormat.supportedLocalesOf(["be-BY", "de-DE", "xx"])).toEqual(["be-BY", "de-DE"])
    expect(new taught.NumberFormat("de-DE").format(1234.5)).toBe("1.234,5")
    expect(taught.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" }).format(0)).toBe("Januar")
  })
})
