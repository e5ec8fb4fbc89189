/** Circles that touch match; a picked radius wins over a place's own area. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findTowns } from "../../../server/data/towns.ts"
import { engines } from "../db/engines.ts"
import { names, publish } from "./published.ts"

const [dresden] = findTowns("Dresden", ["DE"], 1)
const [leipzig] = findTowns("Leipzig", ["DE"], 1)
if (dresden === undefined || leipzig === undefined) throw new Error("There are no such towns.")

const at = (place: { readonly lat: number; readonly lon: number }) => ({
  "Location.Coordinates.Lat": place.lat,
  "Location.Coordinates.Lon": place.lon,
})

// About 100 km lie between the two.
describe.each(engines)("places on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await publish(database.db, [
      { name: "D in Dresden", at: { lat: dresden.lat, lon: dresden.lon, radius: 5_000 } },
      { name: "L in Leipzig", at: { lat: leipzig.lat, lon: leipzig.lon, radius: 5_000 } },
      { name: "S Saxony", at: { lat: leipzig.lat, lon: leipzig.lon, radius: 100_000 } },
      { name: "N named", at: { lat: 0, lon: 0, radius: 0, geometryId: dresden.geometryId } },
      { name: "X elsewhere", at: { lat: 0, lon: 179.99, radius: 1_000, geometryId: "geo-x" } },
      { name: "O nowhere" },
    ])
  })
  afterAll(() => database.close())

  const initials = async (query: Parameters<typeof names>[1]): Promise<string> =>
    (await names(database.db, query))
      .map((name) => name[0])
      .sort()
      .join("")

  it("are searched around a point", async () => {
    expect(await initials({ ...at(dresden), "Location.Radius": 30_000 })).toBe("DS")
    expect(await initials({ ...at(dresden), "Location.Radius": 1_000 })).toBe("DS")
    expect(await initials({ ...at(leipzig), "Location.Radius": 30_000 })).toBe("LS")
    expect(await initials({ ...at(dresden), "Location.Radius": 150_000 })).toBe("DLS")
  })

  it("are searched within 30 km where no radius is said", async () => expect(await initials(at(dresden))).toBe("DS"))

  it("are searched by their own area until a radius is picked", async () => {
    const named = { "Location.GeometryId": dresden.geometryId }
    expect(await initials(named)).toBe("DNS")
    expect(await initials({ ...named, ...at(leipzig) })).toBe("DNS")
    expect(await initials({ ...named, ...at(leipzig), "Location.Radius": 10_000 })).toBe("LS")
    expect(await initials({ ...named, "Location.Radius": 10_000 })).toBe("DNS")
  })

  it("are found by an id that only the listing knows", async () => {
    expect(await initials({ "Location.GeometryId": "geo-x" })).toBe("X")
    expect(await initials({ "Location.GeometryId": "geo-y" })).toBe("")
  })

  it("are no matter without a point", async () => expect(await initials({ "Location.Radius": 10_000 })).toBe("DLNOSX"))

  it("may lie on both sides of the date line", async () =>
    expect(
      await initials({
        "Location.Coordinates.Lat": 0,
        "Location.Coordinates.Lon": -179.99,
        "Location.Radius": 10_000,
      }),
    ).toBe("X"))
})
