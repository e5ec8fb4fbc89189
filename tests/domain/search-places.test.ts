/** The distance from one point to another is what maps say. Spec §2 Search. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { distanceKm } from "../../src/domain/search-places.ts"
import { aPoint } from "../arbitraries/entities.ts"

const [berlin, dresden, warsaw] = [
  { lat: 52.52, lon: 13.41 },
  { lat: 51.05, lon: 13.74 },
  { lat: 52.23, lon: 21.01 },
]

it("is what maps say, as the crow flies", () => {
  expect(Math.round(distanceKm(berlin, dresden))).toBe(165)
  expect(Math.round(distanceKm(berlin, warsaw))).toBe(517)
  expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.19, 1)
})

it("is the same both ways, nothing from a point to itself, and never more than by way of a third", () => {
  fc.assert(
    fc.property(aPoint, aPoint, aPoint, (one, other, third) => {
      const straight = distanceKm(one, other)
      expect(straight).toBeCloseTo(distanceKm(other, one), 6)
      expect(distanceKm(one, one)).toBe(0)
      expect(straight).toBeLessThanOrEqual(distanceKm(one, third) + distanceKm(third, other) + 1e-6)
      expect(straight).toBeLessThanOrEqual(Math.PI * 6_371)
    }),
  )
})
