/** Dates in words: today, yesterday, then by date. experience: Languages and numbers. */
import { describe, expect, it } from "vitest"
import { dayText, shortMoment } from "../../../src/ui/i18n/days.ts"
import { momentText } from "../../../src/ui/i18n/format.tsx"
import { englishIn } from "../english.ts"

// The only texts that are needed here.
const intl = englishIn("en-GB")
const now = new Date(2026, 10, 21, 9, 30)
const local = (year: number, month: number, day: number, hour = 12, minute = 5): string =>
  new Date(year, month - 1, day, hour, minute).toISOString()

describe("a day in words", () => {
  it.each([
    [local(2026, 11, 21, 0, 1), "Today"],
    [local(2026, 11, 20, 23, 59), "Yesterday"],
    [local(2026, 11, 18), /^Wednesday,? 18 November$/u],
    [local(2025, 12, 31), /^Wednesday,? 31 December 2025$/u],
  ])("%s is %s", (at, text) => expect(dayText(intl, at, now.getTime())).toMatch(text))
})

describe("a short moment", () => {
  it.each([
    [local(2026, 11, 21, 8, 5), "08:05"],
    [local(2026, 11, 18), "Wed"],
    [local(2026, 11, 2), "2 Nov"],
    [local(2025, 11, 2), /2 Nov.? 25/u],
  ])("%s is %s", (at, text) => expect(shortMoment(intl, at, now.getTime())).toMatch(text))
})

describe("a moment that is past", () => {
  it.each([
    [local(2026, 11, 21, 9, 5), "25 minutes ago"],
    [local(2026, 11, 20, 23, 59), "9 hours ago"],
    [local(2026, 11, 20, 0, 1), "yesterday"],
    // Less than 48 hours ago, and still not yesterday.
    [local(2026, 11, 19, 23, 59), "2 days ago"],
    [local(2026, 11, 14, 9, 29), "14 Nov 2026"],
  ])("%s is %s", (at, text) => expect(momentText(intl, at, now.getTime())).toBe(text))
})
