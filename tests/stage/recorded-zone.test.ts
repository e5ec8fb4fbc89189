/** The stage has the days and times of the zone in which a log was recorded. architecture: Theatre. */
import { createContext, runInContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { dayIn, liveIn, zoneOrUtc } from "../../src/stage/recorded-zone.ts"

/** A realm of its own, as a frame has, that lives in the zone. */
const realmIn = (zone: string): ((code: string) => unknown) => {
  const realm = createContext({})
  const of = (code: string): unknown => runInContext(code, realm)
  liveIn(zone, { Intl: of("Intl") as typeof Intl, Date: of("Date") as DateConstructor })
  return of
}

const night = "2026-03-01T23:30:00.000Z"

describe("a realm that lives in a zone", () => {
  it.each([
    ["Europe/Warsaw", "02/03/2026, 00:30"],
    ["America/New_York", "01/03/2026, 18:30"],
    ["Asia/Tokyo", "02/03/2026, 08:30"],
  ])("formats dates as in %s, called in either way", (zone, text) => {
    const of = realmIn(zone)
    const format = `("en-GB", { dateStyle: "short", timeStyle: "short" }).format(new Date("${night}"))`
    expect(of(`new Intl.DateTimeFormat${format}`)).toBe(text)
    expect(of(`Intl.DateTimeFormat${format}`)).toBe(text)
    expect(of(`new Intl.DateTimeFormat().resolvedOptions().timeZone`)).toBe(zone)
  })

  it("leaves a zone that is said", () => {
    const of = realmIn("Asia/Tokyo")
    const format = `new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", timeStyle: "short" })`
    expect(of(`${format}.format(new Date("${night}"))`)).toBe("23:30")
  })

  it("has its days, years and midnights", () => {
    const of = realmIn("Europe/Warsaw")
    const same = (a: string, b: string): unknown =>
      of(`new Date("${a}").toDateString() === new Date("${b}").toDateString()`)
    expect(same("2026-03-01T23:30:00Z", "2026-03-02T10:00:00Z")).toBe(true)
    expect(same("2026-03-01T22:30:00Z", "2026-03-01T23:30:00Z")).toBe(false)
    expect(of(`new Date("2026-12-31T23:30:00Z").getFullYear()`)).toBe(2027)
    expect(of(`new Date(new Date("2026-07-02T12:34:56.789Z").setHours(0, 0, 0, 0)).toISOString()`)).toBe(
      "2026-07-01T22:00:00.000Z",
    )
  })
})

it("reads what is no zone as UTC", () => {
  expect(zoneOrUtc("Europe/Warsaw")).toBe("Europe/Warsaw")
  expect([zoneOrUtc("Nowhere/Else"), zoneOrUtc(""), zoneOrUtc(undefined)]).toEqual(["UTC", "UTC", "UTC"])
  expect(dayIn(Date.parse(night), "Asia/Tokyo")).toBe("2026-03-02")
})
