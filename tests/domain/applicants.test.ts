/** Applicants are set apart by what they ask for, in terms that can be compared, and by how far away they are. */
import { describe, expect, it } from "vitest"
import { nearestKm, priceLevel } from "../../src/domain/applicants.ts"
import type { Place } from "../../src/domain/locations.ts"
import type { CurrencyCode } from "../../src/domain/currencies.ts"
import type { MeasurementUnit, Price } from "../../src/domain/prices.ts"

const priced = (major: number, unit: MeasurementUnit = "Hour", currency: CurrencyCode = "EUR"): Price => ({
  byAgreement: false,
  rate: { valueMinor: major * 100, unit, currency },
})
const agreed: Price = { byAgreement: true, rate: null }
const at = (lat: number, lon: number): Place => ({
  key: "place",
  address: "",
  freeFormAddress: "",
  geometryId: null,
  point: { lat, lon },
  radius: 5_000,
})
const offer = (price: Price, categoryKey = "painting", place: Place | null = null) => ({ price, categoryKey, place })
const wanted = { price: agreed, categoryKey: "painting" }

describe("a price level", () => {
  it.each([
    ["of nobody's offers is unknown", [], wanted, null],
    ["is unknown where all is by agreement", [offer(agreed)], wanted, null],
    [
      "goes from the lowest to the highest",
      [offer(priced(40)), offer(priced(25)), offer(priced(60))],
      wanted,
      [25, 60],
    ],
    ["is of the category that is wanted", [offer(priced(40)), offer(priced(90), "law")], wanted, [40, 40]],
    ["is of other categories where nothing else is offered", [offer(priced(90), "law")], wanted, [90, 90]],
    [
      "is in what is named most",
      [offer(priced(300, "Day")), offer(priced(40)), offer(priced(45)), offer(priced(200, "Hour", "PLN"))],
      wanted,
      [40, 45],
    ],
    [
      "is in unit and currency of the listing where there are such",
      [offer(priced(300, "Day")), offer(priced(40)), offer(priced(45))],
      { ...wanted, price: priced(280, "Day") },
      [300, 300],
    ],
    [
      "is in another unit where the listing's is not used",
      [offer(priced(40))],
      { ...wanted, price: priced(280, "Day") },
      [40, 40],
    ],
  ] as const)("%s", (_, offers, like, expected) => {
    const level = priceLevel(offers, like)
    expect(level && [level.low.valueMinor / 100, level.high.valueMinor / 100]).toEqual(expected)
  })
})

describe("a distance", () => {
  const berlin = { lat: 52.52, lon: 13.41 }
  const near = offer(agreed, "painting", at(52.4, 13.07)) // Potsdam
  const far = offer(agreed, "painting", at(53.55, 9.99)) // Hamburg

  it("is that to the nearest of the places", () => {
    expect(nearestKm([far, near, offer(agreed)], berlin)).toBeCloseTo(26.6, 0)
  })

  it("is unknown where either place is", () => {
    expect(nearestKm([near], null)).toBeNull()
    expect(nearestKm([offer(agreed)], berlin)).toBeNull()
  })
})
