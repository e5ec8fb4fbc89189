/** Towns are found as people type them. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { towns } from "../../../server/data/gazetteer.ts"
import { findTowns, townsIn } from "../../../server/data/towns.ts"

const both = ["DE", "PL"] as const
const first = (query: string): string | undefined => findTowns(query, both, 6)[0]?.name

describe("towns", () => {
  it("are at least 300 of Germany and 200 of Poland, each once, all where those countries are", () => {
    expect(towns.filter(({ country }) => country === "DE").length).toBeGreaterThanOrEqual(300)
    expect(towns.filter(({ country }) => country === "PL").length).toBeGreaterThanOrEqual(200)
    expect(new Set(towns.map(({ geometryId }) => geometryId)).size).toBe(towns.length)
    for (const { lat, lon, population, name } of towns) {
      expect([lat > 47 && lat < 55.1, lon > 5.8 && lon < 24.2, population > 1_000, name !== ""]).toEqual(
        Array.from({ length: 4 }, () => true),
      )
    }
  })

  it.each([
    ["Berlin", "Berlin"],
    ["ber", "Berlin"],
    ["MÜNCHEN", "München"],
    ["munchen", "München"],
    ["muenchen", "München"],
    ["Munich", "München"],
    ["Мюнхен", "München"],
    ["lodz", "Łódź"],
    ["Łódź", "Łódź"],
    ["Варшава", "Warszawa"],
    ["warschau", "Warszawa"],
    ["Drezden", "Dresden"],
    ["Hmaburg", "Hamburg"],
    ["frankfurt am", "Frankfurt am Main"],
    ["main", "Mainz"],
    ["  gorzow  wielk", "Gorzów Wielkopolski"],
  ])("“%s” is %s", (query, name) => expect(first(query)).toBe(name))

  it.each([
    ["Hauptstr 5 Potsdam", "Potsdam"],
    ["Hauptstr. 5, 14467 Potsdam", "Potsdam"],
    ["Hauptstr 5 Pots", "Potsdam"],
    ["Hauptstr 5 Postdam", "Potsdam"],
    ["Potsdam, Brandenburg, DE", "Potsdam"],
    ["Lange Straße, Potsdam, Brandenburg", "Potsdam"],
    ["Bernau bei Berlin, Brandenburg, DE", "Bernau bei Berlin"],
    ["Berlin Mitte", "Berlin"],
    ["Berlin, Kastanienallee 12", "Berlin"],
    ["10435 Berlin Kastanienallee 12", "Berlin"],
    ["Zeil 1 Frankfurt am Main", "Frankfurt am Main"],
    ["ul. Długa 7 Gdansk", "Gdańsk"],
    ["Długa 7 Gorzów Wielkopolski", "Gorzów Wielkopolski"],
  ])("of the address “%s” is %s", (query, name) => expect(townsIn(query, both, 6)[0]?.name).toBe(name))

  it.each(["14467", "5 5 5", "xq zv", "Lange Str"])("are none for “%s”", (query) =>
    expect(townsIn(query, both, 6)).toEqual([]),
  )

  it("keep to the countries asked for", () => {
    expect(findTowns("ber", ["PL"], 6).map(({ name }) => name)).not.toContain("Berlin")
    expect(findTowns("a", [], 6)).toEqual([])
  })

  it("are found by every beginning of their name, and with a letter missing", () => {
    fc.assert(
      fc.property(fc.constantFrom(...towns), fc.nat(), (town, at) => {
        const beginning = town.name.slice(0, 2 + (at % town.name.length))
        expect(findTowns(beginning, both, towns.length)).toContain(town)
        if (town.name.length < 6) return
        const missing = 1 + (at % (town.name.length - 1))
        const mistyped = town.name.slice(0, missing) + town.name.slice(missing + 1)
        // ß is two letters of the spelling that is searched.
        if (/^[\p{L}]+$/u.test(town.name) && town.name[missing] !== "ß")
          expect(findTowns(mistyped, both, towns.length)).toContain(town)
      }),
    )
  })

  it("are never more than asked for, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (query, top) => {
        expect(findTowns(query, both, top).length).toBeLessThanOrEqual(top)
        expect(townsIn(query, both, top).length).toBeLessThanOrEqual(top)
      }),
    )
  })
})
