/** Places come from the geocoder that is configured, and from our own towns where it fails. Spec §7 Addresses. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { startApp, type TestApp } from "../harness.ts"
import { startEngine, type Engine } from "./engine.ts"

const stores = { ios: { version: "2.4.1", url: "https://apps.example/1" }, android: null, huawei: null }

const feature = (properties: object, coordinates: unknown = [13.7, 51.05]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: { osm_type: "N", osm_id: 7, countrycode: "DE", name: "Zwinger", city: "Dresden", ...properties },
})

const zwinger = {
  key: "osm-N7",
  address: "Zwinger",
  freeFormAddress: "Zwinger, Sophienstraße 1, 01067 Dresden, Sachsen, DE",
  metadata: { lat: 51.05, lon: 13.7, geometryId: "osm-N7" },
}

let engine: Engine
let isBroken = false
let app: TestApp
beforeAll(async () => {
  const street = { street: "Sophienstraße", housenumber: "1", postcode: "01067", state: "Sachsen" }
  engine = await startEngine(() =>
    isBroken
      ? { status: 503, json: {} }
      : {
          json: {
            features: [
              feature(street),
              feature(street),
              feature({ countrycode: "FR", osm_id: 8 }),
              feature({ osm_id: 9 }, ["?"]),
              feature({ name: undefined, street: undefined, city: undefined }),
              "nothing",
              feature({ osm_id: 10, countrycode: "PL", name: "Sopot", city: "Sopot" }, [18.56, 54.44]),
            ],
          },
        },
  )
  const geocoder = { url: engine.url, apiKey: null }
  app = await startApp(undefined, { config: { integrations: { translator: null, geocoder, stores } } })
})
afterAll(async () => {
  await app.close()
  await engine.close()
})

const search = async (query: { query: string; countrySet?: ("DE" | "PL")[]; top?: number }) =>
  dataOf(await app.nobody.core.GET("/search/fuzzy", { params: { query } }))

describe("places", () => {
  it("are what the geocoder found, each once, with what they need", async () => {
    const { items } = await search({ query: "Zwinger" })
    expect(items).toEqual([zwinger, expect.objectContaining({ address: "Sopot", freeFormAddress: "Sopot, PL" })])
    expect(engine.heard.at(-1)?.path).toBe("/api?q=Zwinger&limit=18&lang=en")
  })

  it("are of the countries asked for, and no more than asked for", async () => {
    expect((await search({ query: "Zwinger", countrySet: ["PL"] })).items.map(({ address }) => address)).toEqual([
      "Sopot",
    ])
    expect((await search({ query: "Zwinger", top: 1 })).items).toEqual([zwinger])
  })

  it("are our own towns while the geocoder is away", async () => {
    isBroken = true
    const { items } = await search({ query: "lodz", countrySet: ["PL"], top: 1 })
    isBroken = false
    expect(items).toEqual([
      {
        key: expect.stringMatching(/^gn-\d+$/u),
        address: "Łódź",
        freeFormAddress: "Łódź, łódzkie, PL",
        metadata: { lat: expect.closeTo(51.77, 1), lon: expect.closeTo(19.46, 1), geometryId: expect.any(String) },
      },
    ])
  })

  it("have nothing to do with the stores, which are told as configured", async () =>
    expect(dataOf(await app.nobody.core.GET("/platform/metadata"))).toEqual(stores))
})
