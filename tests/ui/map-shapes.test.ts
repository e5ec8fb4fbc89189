/** Circles, views and pins of maps are computed right wherever they are. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { radiusChoices } from "../../src/domain/locations.ts"
import { distanceKm } from "../../src/domain/search-places.ts"
import { boundsOf, circleRing, groupedPins, radiusOfView } from "../../src/ui/map/map-shapes.ts"

const aPointHere = fc.record({
  lat: fc.double({ min: 40, max: 60, noNaN: true }),
  lon: fc.double({ min: -10, max: 40, noNaN: true }),
})
const aRadius = fc.integer({ min: 1_000, max: 200_000 })

describe("a circle", () => {
  it("is closed, and everywhere about as far from its middle as it says", () => {
    fc.assert(
      fc.property(aPointHere, aRadius, (point, metres) => {
        const ring = circleRing(point, metres)
        expect(ring.at(0)).toEqual(ring.at(-1))
        for (const [lon, lat] of ring) {
          const km = distanceKm(point, { lat, lon })
          expect(Math.abs(km - metres / 1_000)).toBeLessThan(0.06 * (metres / 1_000) + 0.05)
        }
      }),
    )
  })

  it("lies within the bounds that it needs", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ point: aPointHere, radius: aRadius }), { minLength: 1, maxLength: 5 }),
        (circles) => {
          const [west, south, east, north] = boundsOf(circles) ?? [0, 0, 0, 0]
          for (const { point, radius } of circles)
            for (const [lon, lat] of circleRing(point, radius)) {
              expect(lon >= west - 1e-9 && lon <= east + 1e-9).toBe(true)
              expect(lat >= south - 1e-9 && lat <= north + 1e-9).toBe(true)
            }
        },
      ),
    )
    expect(boundsOf([])).toBeNull()
  })

  it("asks for no view beyond what a map can show, wherever an address says that it is", () => {
    for (const lat of [-90, 90])
      for (const lon of [-180, 180])
        for (const bound of boundsOf([{ point: { lat, lon }, radius: 200_000 }]) ?? [Number.NaN])
          expect(Math.abs(bound)).toBeLessThanOrEqual(180)
    const [, south, , north] = boundsOf([{ point: { lat: -90, lon: 0 }, radius: 5_000 }]) ?? []
    expect([south, north]).toEqual([-85, -85])
  })
})

describe("the radius of a view", () => {
  it("is one of the list, and reaches both edges unless the list ends before", () => {
    fc.assert(
      fc.property(aPointHere, aPointHere, (middle, edge) => {
        const radius = radiusOfView(middle, [edge])
        expect(radiusChoices).toContain(radius)
        if (radius !== 200) expect(radius).toBeGreaterThanOrEqual(distanceKm(middle, edge))
      }),
    )
    const middle = { lat: 51, lon: 13 }
    expect(radiusOfView(middle, [{ lat: 51.01, lon: 13 }])).toBe(5)
    expect(
      radiusOfView(middle, [
        { lat: 51.01, lon: 13 },
        { lat: 51, lon: 14 },
      ]),
    ).toBe(100)
    expect(radiusOfView(middle, [{ lat: 60, lon: 13 }])).toBe(200)
  })
})

describe("pins", () => {
  const pin = (place: string, x: number, y: number) => ({ place, x, y })

  it("that would cover each other are one, and others are their own", () => {
    expect(groupedPins([pin("a", 0, 0), pin("b", 50, 20), pin("c", 80, 0), pin("d", 0, 40)])).toEqual([
      ["a", "b"],
      ["c"],
      ["d"],
    ])
  })

  it("are all there, each once", () => {
    const aPin = fc.record({
      place: fc.nat(),
      x: fc.integer({ min: 0, max: 500 }),
      y: fc.integer({ min: 0, max: 500 }),
    })
    fc.assert(
      fc.property(fc.array(aPin), (pins) => {
        expect(groupedPins(pins).flat().toSorted()).toEqual(pins.map(({ place }) => place).toSorted())
      }),
    )
  })
})
