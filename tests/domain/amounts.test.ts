/** Amounts as people type and paste them: what we show is read back, to the minor unit, and nothing is misread. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readAmount, readAmountIn } from "../../src/domain/amounts.ts"
import { currencies } from "../../src/domain/currencies.ts"
import { languages } from "../../src/domain/languages.ts"
import { amountFormat, majorOf, mostMinor } from "../../src/domain/prices.ts"

const aMinor = fc.oneof(fc.integer({ min: 1, max: mostMinor }), fc.integer({ min: 1, max: 500_000 }))

const decimalOf = (language: string): "." | "," =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ value }) => value === ",") ? "," : "."

describe("an amount that is pasted", () => {
  it("is read as it is shown in each of our languages and currencies", () => {
    fc.assert(
      fc.property(
        aMinor,
        fc.constantFrom(...languages),
        fc.constantFrom(...currencies),
        fc.constantFrom("narrowSymbol" as const, "symbol" as const, "code" as const),
        (minor, language, currency, currencyDisplay) => {
          const intl = new Intl.NumberFormat(language, { ...amountFormat, currency, currencyDisplay })
          const text = intl.format(majorOf(minor))
          expect(readAmountIn(text, decimalOf(language)), `${language}: ${text}`).toEqual({
            tag: "Amount",
            minor,
            currency,
          })
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it.each<[string, number]>([
    ["1.200,50", 120_050],
    ["1,200.50", 120_050],
    ["1'200.50", 120_050],
    ["1’200.–", 120_000],
    ["1200,-", 120_000],
    ["CHF 12.–", 1_200],
    ["12,– €", 1_200],
    [",5", 50],
    [".5", 50],
    ["1 200", 120_000],
    ["1.234.567", 123_456_700],
    ["0,500", 50],
    ["zł 550", 55_000],
    ["9 000 kr", 900_000],
    ["250 EUR", 25_000],
  ])("%j is %d minor units", (typed, minor) => expect(readAmount(typed)).toMatchObject({ tag: "Amount", minor }))
})

describe("what is no amount", () => {
  it.each([
    "100-150",
    "1e5",
    "2x50",
    "1,5 tys",
    "1.5k",
    "-5",
    "+5",
    "5 5",
    "12 34",
    "1,2,3",
    "1,200,50",
    "1.200,500",
    "€5€",
    "$5",
    "5 USD",
    "ten",
    "٣",
    "0x1F",
    "1.",
    "–",
    "€",
    "1'20",
    "9".repeat(400),
  ])("%j is refused", (typed) => expect(readAmount(typed)).toMatchObject({ tag: "NoAmount" }))
})

describe("one separator with three digits after it", () => {
  it.each<[string, "." | ",", object]>([
    ["1.200", ",", { tag: "Amount", minor: 120_000 }],
    ["1,200", ".", { tag: "Amount", minor: 120_000 }],
    ["1.200", ".", { tag: "Ambiguous", asThousands: 120_000, asDecimal: 120 }],
    ["1,200", ",", { tag: "Ambiguous", asThousands: 120_000, asDecimal: 120 }],
    ["€1,200", ",", { tag: "Ambiguous", currency: "EUR" }],
    ["1.234", ".", { tag: "Ambiguous", asThousands: 123_400, asDecimal: null }],
  ])("%j in a language with %j before decimals", (typed, decimal, read) =>
    expect(readAmountIn(typed, decimal)).toMatchObject(read),
  )
})

it("reads an amount only from texts whose digits are all in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,' -–xek€"), maxLength: 12 }), (typed) => {
      const read = readAmount(typed)
      if (read.tag !== "Amount") return
      const digits = (text: string): string => text.replaceAll(/\D/gu, "").replace(/^0+/u, "")
      expect(digits(String(read.minor)).replace(/0+$/u, "")).toBe(digits(typed).replace(/0+$/u, ""))
    }),
    { numRuns: 3_000 },
  )
})
