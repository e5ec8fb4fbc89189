/** Texts, days and numbers for the schemas of openapi/: mostly what somebody sensible would send, and wild things. */
import * as fc from "fast-check"
import { dayIn } from "../server/market.ts"
import { keyFor } from "./keys.ts"

/** Texts of people and their devices, besides letters. */
const texts = [
  "Ana",
  "Bo Lund",
  "ana@example.com",
  "Żółć 👩‍🔧",
  "10",
  " \n ",
  "<b>x</b>",
  "' or 1=1 --",
  "%_\\",
  "\u202Ex",
]

const usualLength = 40

export const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined)

/** Makes the text that somebody sensible would write there. */
const plainText = (least: number, most: number, hint: string): fc.Arbitrary<string> =>
  /mail/iu.test(hint)
    ? fc.constant("ana@example.com")
    : fc.nat(9_999).map((n) => `Careful work ${n}`.padEnd(least, ".").slice(0, most))

const textOf = (least: number, most: number, hint: string): fc.Arbitrary<string> => {
  const maxLength = Math.max(least, Math.min(most, usualLength))
  const range = { minLength: least, maxLength }
  return fc.oneof(
    { weight: 8, arbitrary: plainText(least, most, hint) },
    fc.string({ ...range, unit: "grapheme" }),
    fc.string({ ...range, unit: "binary" }),
    fc.constantFrom(...texts).filter((text) => text.length >= least && text.length <= most),
    ...(most < 5_000 ? [fc.constant("x".repeat(most))] : []),
  )
}

/** Mostly soon, and what is an end mostly after the beginning. */
const daysFor = (hint: string): fc.Arbitrary<string> => {
  const soon = /end/iu.test(hint) ? fc.integer({ min: 20, max: 40 }) : fc.integer({ min: 1, max: 10 })
  return fc
    .oneof({ weight: 8, arbitrary: soon }, { weight: 1, arbitrary: fc.integer({ min: -3, max: 800 }) })
    .map(dayIn)
}

export const stringOf = (schema: Readonly<Record<string, unknown>>, hint: string): fc.Arbitrary<unknown> => {
  const { format, pattern, minLength, maxLength } = schema
  if (format === "uuid") return keyFor(hint)
  if (format === "date") return daysFor(hint)
  if (format === "date-time") return daysFor(hint).map((day) => `${day}T12:00:00.000Z`)
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern, "u"))
  return textOf(numberOf(minLength) ?? 0, numberOf(maxLength) ?? Number.MAX_SAFE_INTEGER, hint)
}

export const numbersOf = (schema: Readonly<Record<string, unknown>>, isWhole: boolean): fc.Arbitrary<number> => {
  const above = numberOf(schema["exclusiveMinimum"])
  const min = numberOf(schema["minimum"]) ?? above ?? -1_000
  const max = numberOf(schema["maximum"]) ?? 1_000_000
  const wholes = fc.integer({ min: Math.ceil(above === undefined ? min : min + 1), max: Math.floor(max) })
  const few = wholes.map((value) => Math.min(Math.floor(max), min + 1 + (Math.abs(value) % 20)))
  if (isWhole) return fc.oneof(few, wholes)
  const cents = fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100)
  return fc.oneof(few, cents).filter((value) => above === undefined || value > above)
}
