/** Small values that generated entities and events are made of. Texts of people are as wild as people are. */
import * as fc from "fast-check"
import type { Rating } from "../../src/domain/participants.ts"
import { keyOf, kinds, momentOf } from "./keys.ts"
import { currencies } from "../../src/domain/currencies.ts"
import { measurementUnits, type Price } from "../../src/domain/prices.ts"

/** One of few keys of a kind, so that generated facts meet. */
export const aKey = (kind: keyof typeof kinds, most = 5): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: most }).map((n) => keyOf(kinds[kind], n))

export const aMoment: fc.Arbitrary<string> = fc.integer({ min: 0, max: 9_999_999 }).map(momentOf)
export const aDay: fc.Arbitrary<string> = aMoment.map((moment) => moment.slice(0, 10))
export const aCursor: fc.Arbitrary<number> = fc.integer({ min: 0, max: 30 })
export const aCount: fc.Arbitrary<number> = fc.nat({ max: 200 })

/** Texts that must never leave a device: if any of these is in a redacted log, the redaction leaks. */
export const seeds = [
  "hunter2",
  "eyJhbGciOiJIUzI1NiJ9",
  "anna.kowalska",
  "+49 170 1234567",
  "Ożarowska",
  "Привет",
  "مرحبا",
] as const

/** Texts that fast-check would not find: emoji with joiners, flags, marks, other directions, what JSON must escape. */
const wildTexts = [
  "Anna",
  "Łukasz Żółć",
  "Ivan\u0301 Petrov",
  "👩‍👩‍👧‍👦 family",
  "🇺🇦",
  "שלום עולם",
  "line\nbreak",
  'tab\t"quoted" \\ back',
  "\u2028\u2029",
  "x".repeat(80),
]

export const someText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 10 }) },
  { weight: 2, arbitrary: fc.constantFrom(...wildTexts) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom("", "I am ", "https://files.example/a/"),
        fc.constantFrom(...seeds),
        fc.constantFrom("", "!", ".png"),
      )
      .map((parts) => parts.join("")),
  },
)

export const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null })

export const aRating: fc.Arbitrary<Rating> = fc.record({
  value: orNull(fc.constantFrom(1, 2.5, 3, 4.75, 5)),
  counts: fc.tuple(aCount, aCount, aCount, aCount, aCount),
})

export const aPrice: fc.Arbitrary<Price> = fc.oneof(
  fc.constant({ byAgreement: true, rate: null }),
  fc.record({
    byAgreement: fc.constant(false),
    rate: fc.record({
      valueMinor: fc.integer({ min: 1, max: 9_999_999_999 }),
      unit: fc.constantFrom(...measurementUnits),
      currency: fc.constantFrom(...currencies),
    }),
  }),
)

/** The names of an enumeration whose numbers travel. */
export const namesOf = <T extends string>(numbers: Readonly<Record<T, number>>): readonly T[] =>
  Object.keys(numbers) as T[]
export const oneOf = <T extends string>(numbers: Readonly<Record<T, number>>): fc.Arbitrary<T> =>
  fc.constantFrom(...namesOf(numbers))
