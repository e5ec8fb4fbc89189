/** Amounts: above zero, eight digits before the point and two after, comma or point. Spec §5. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { majorOf, minorOf } from "../../src/domain/prices.ts"
import { parseAmount } from "../../src/domain/amounts.ts"

const most = 9_999_999_999
const aMinor = fc.oneof(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: 500 }), fc.constant(most))

const fraction = (minor: number): string => String(minor % 100).padStart(2, "0")
const major = (minor: number): string => String(Math.floor(minor / 100))
const grouped = (digits: string, by: string): string => digits.replace(/\B(?=(\d{3})+$)/gu, by)

describe("an amount as typed", () => {
  it("is read with comma or point, and with spaces or apostrophes between thousands", () => {
    const by = fc.constantFrom("", " ", "\u00A0", "\u202F", "'")
    fc.assert(
      fc.property(
        aMinor,
        by,
        fc.constantFrom(".", ","),
        fc.constantFrom("", " ", "\t"),
        (minor, between, point, around) => {
          const typed = `${around}${grouped(major(minor), between)}${point}${fraction(minor)}${around}`
          expect(parseAmount(typed)).toEqual({ minor })
        },
      ),
    )
  })

  it("needs no cents, and one digit of them is tens", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 9 }), (whole, tens) => {
        expect(parseAmount(String(whole))).toEqual({ minor: whole * 100 })
        expect(parseAmount(`${whole},${tens}`)).toEqual({ minor: whole * 100 + tens * 10 })
      }),
    )
  })

  it.each([
    ["", "required"],
    ["  ", "required"],
    ["0", "outOfRange"],
    ["0.00", "outOfRange"],
    ["000000000", "outOfRange"],
    ["100000000", "outOfRange"],
    ["123456789.00", "outOfRange"],
    ["9".repeat(400), "invalidFormat"],
    ["1.200", "ambiguous"],
    ["1,200", "ambiguous"],
    ["1.234", "invalidFormat"],
    ["1,2,3", "invalidFormat"],
    ["1.", "invalidFormat"],
    ["-1", "invalidFormat"],
    ["+1", "invalidFormat"],
    ["1e3", "invalidFormat"],
    ["0x1F", "invalidFormat"],
    ["ten", "invalidFormat"],
    ["٣", "invalidFormat"],
  ])("%j breaks the rule %s", (typed, rule) => void expect(parseAmount(typed)).toEqual({ rule }))

  it.each([
    ["0,01", 1],
    ["99999999.99", most],
    ["007", 700],
  ])("%j is %d", (typed, minor) => void expect(parseAmount(typed)).toEqual({ minor }))

  it("never becomes anything but minor units in range, or a rule", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,' -e"), maxLength: 14 }), (typed) => {
        const read = parseAmount(typed)
        if (!("minor" in read)) return
        expect(Number.isSafeInteger(read.minor) && read.minor >= 1 && read.minor <= most).toBe(true)
        expect(minorOf(majorOf(read.minor))).toBe(read.minor)
      }),
      { numRuns: 1000 },
    )
  })
})

describe("an amount on the wire", () => {
  it("is minor units and back, for every amount there is", () => {
    fc.assert(
      fc.property(aMinor, (minor) => void expect(minorOf(majorOf(minor))).toBe(minor)),
      { numRuns: 1000 },
    )
  })

  it("has at most two decimals", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 99_999_999.99, noNaN: true }), (value) => {
        const isWhole = Number(value.toFixed(2)) === value
        expect(minorOf(value) !== null).toBe(isWhole && value > 0)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([0, -1, 0.001, 0.014999999, 1.2345678, 99_999_999.995, 100_000_000, Number.NaN, Number.POSITIVE_INFINITY])(
    "is not %d",
    (value) => void expect(minorOf(value)).toBeNull(),
  )
})
