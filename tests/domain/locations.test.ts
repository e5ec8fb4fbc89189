/** Places are asked for by enough letters, and strangers learn the town and a point to a kilometre. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  addressTerm,
  blurredAddress,
  blurredNames,
  blurredPoint,
  stillFitting,
  type FoundAddress,
} from "../../src/domain/locations.ts"

describe("what the address search is asked", () => {
  it.each([
    ["", ""],
    [" d ", ""],
    ["Dr", "Dr"],
    ["  Ring   12,\tBerlin ", "Ring 12, Berlin"],
    [`${"x".repeat(99)} y`, "x".repeat(99)],
    ["x".repeat(5000), "x".repeat(100)],
    ["\u0000Dres\u200Bden\u202E", "Dresden"],
    ["\u200B\u200D\u2060", ""],
  ])("of %j is %j", (typed, asked) => expect(addressTerm(typed)).toBe(asked))
})

describe("an address that was found for the beginning of a text", () => {
  const called = (freeFormAddress: string) => ({ freeFormAddress }) as FoundAddress
  it("fits while the text goes on like it, in small letters or capitals", () => {
    const found = [called("Dresden, Sachsen, DE"), called("Drewitz, DE"), called("Andresen, DE")]
    expect(stillFitting(found, "dRES")).toEqual([found[0]])
  })
})

describe("a blurred address", () => {
  it.each([
    ["Dresden", "Dresden"],
    ["Dresden, Sachsen, DE", "Dresden, Sachsen, DE"],
    ["Ring 12, 10115 Berlin, DE", "Berlin, DE"],
    ["Ring, 10115 Berlin", "Berlin"],
    ["ul. Prosta 2/14, 00-850 Warszawa, PL", "Warszawa, PL"],
    ["Ring 12", ""],
    ["Ring 12, Berlin", "Berlin"],
    ["", ""],
  ])("of %j is %j", (address, expected) => expect(blurredAddress(address)).toBe(expected))

  it("has no number in it, and nothing that the address has not", () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const blurred = blurredAddress(address)
        expect(blurred).not.toMatch(/\d/u)
        for (const part of blurred.split(", ")) expect(address).toContain(part)
      }),
    )
  })
})

describe("the blurred names of a place", () => {
  it.each([
    ["Dresden", "Dresden, Sachsen, DE", "Dresden"],
    ["Ring 12", "Ring 12, 10115 Berlin, DE", "Berlin"],
    ["Ring", "Ring, 10115 Berlin, DE", "Berlin"],
    ["Villa Rosa", "Villa Rosa, Ring 12, 10115 Berlin, DE", "Berlin"],
    ["Ring 12, 10115 Berlin, DE", "Ring 12, 10115 Berlin, DE", "Berlin, DE"],
    ["Ring 12, Berlin", "", "Berlin"],
    ["Ring 12", "12, 14", ""],
  ])("of %j, %j begin with %j", (address, freeFormAddress, expected) => {
    const names = { address: expected, freeFormAddress: blurredAddress(freeFormAddress) }
    expect(blurredNames({ address, freeFormAddress })).toEqual(names)
  })
})

describe("a blurred point", () => {
  const kmPerDegree = 111.32

  it("is near, and the same for all that is nearer still", () => {
    const lat = fc.double({ min: -85, max: 85, noNaN: true })
    const lon = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(lat, lon, (one, other) => {
        const point = blurredPoint({ lat: one, lon: other })
        expect(Math.abs(point.lat - one) * kmPerDegree).toBeLessThanOrEqual(0.6)
        expect(Math.abs(point.lon - other) * kmPerDegree).toBeLessThanOrEqual(0.6)
        expect(blurredPoint(point)).toEqual(point)
      }),
    )
  })
})
