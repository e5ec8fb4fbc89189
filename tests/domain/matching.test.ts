/** A few letters find the texts that they stand for. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fitOf, soughtBy } from "../../src/domain/matching.ts"

const fit = (typed: string, text: string) => fitOf(soughtBy(typed), text)

describe("a text", () => {
  it.each([
    ["my or", "My orders", 0],
    ["ORD", "My orders", 1],
    ["orders my", "My orders", 1],
    ["der", "My orders", 2],
    ["deal", "My orders", null],
    ["zolw", "Żółw", 0],
    ["łodz", "Lodz", 0],
    ["strasse", "Hauptstraße", 2],
    ["istanbul", "İSTANBUL", 0],
    ["ısık", "Işık", 0],
    ["елка", "Ёлка", 0],
    ["обєкт", "Об’єкт", 0],
    ["fur", "Begleitung für meinen Vater", 1],
    ["d'or", "Médaille d’or", 1],
    ["", "Anything", 0],
    [" … ", "Anything", 0],
  ])("is sought by %j: %j fits %j", (typed, text, expected) => expect(fit(typed, text)).toBe(expected))

  it("fits itself, whatever its case and form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fit(text, text)).toBe(0)
        expect(fit(text.normalize("NFD"), text.normalize("NFC"))).toBe(0)
      }),
    )
  })

  it("fits a part of what it fits whole", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, length) => {
        expect(fit(text.slice(0, length), text)).not.toBeNull()
      }),
    )
  })
})
