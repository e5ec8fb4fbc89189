/** The days of a listing are said as people would say them. */
import { expect, it } from "vitest"
import { dateSpanText } from "../../../src/ui/i18n/format.tsx"
import { englishIn } from "../english.ts"

const intl = englishIn("en")
const days = { startDate: "2026-03-01", endDate: "2026-03-05" } as const
const day = { startDate: "2026-03-01", endDate: "2026-03-01" } as const

/** No line ends within a date, nor before the dash between two. E461. */
it.each([
  ["an order of some days", "Order", days, "Mar\u{A0}1\u{A0}– 5,\u{A0}2026"],
  ["an offer of some days", "Offer", days, "Mar\u{A0}1\u{A0}– 5,\u{A0}2026"],
  ["an order of one day", "Order", day, "Mar\u{A0}1,\u{A0}2026"],
  ["an offer without an end", "Offer", day, "Mar\u{A0}1,\u{A0}2026 onwards"],
] as const)("of %s", (_, kind, span, said) => {
  expect(dateSpanText(intl, { kind, ...span })).toBe(said)
})
