/** Where listings are: exact for the owner and the parties of a deal, the town for everybody else. Law 23. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { towns } from "../../../server/data/gazetteer.ts"
import { checkedPlace } from "../../../server/domain/places.ts"
import { wanted } from "../../contract/listing-cases.ts"
import { stranger } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { acceptOfferApplication, ownOffer, somewhere } from "../offering.ts"

const blurred = {
  geometryId: somewhere.geometryId,
  address: "Berlin, DE",
  freeFormAddress: "Berlin, DE",
  metadata: { lat: 52.52, lon: 13.41, radius: 30_000 },
}

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("are blurred until there is a deal", async () => {
    const { customer, worker, offer, application } = await wanted(app)
    const params = { path: { id: offer.key } }
    const made = dataOf(await worker.core.POST("/offers/{id}/location", { params, body: somewhere }))
    expect(made).toMatchObject(somewhere)
    expect((await ownOffer(worker, offer.key)).locations).toEqual([made])
    const placeFor = async (who: TestApp["nobody"]) => {
      const { items } = dataOf(await who.core.GET("/offers/{id}/location", { params }))
      const { locations } = dataOf(await who.core.GET("/offers/public/{key}", { params: { path: { key: offer.key } } }))
      expect(items).toEqual(locations)
      return items[0]
    }
    expect(await placeFor(app.nobody)).toMatchObject(blurred)
    expect(await placeFor(app.nobody)).not.toHaveProperty("versionKey")
    expect(await placeFor(customer)).toMatchObject(blurred)
    expect(await placeFor(worker)).toEqual(made)
    await acceptOfferApplication(worker, application)
    expect(await placeFor(customer)).toEqual(made)
    expect(await placeFor(await stranger(app))).toMatchObject(blurred)
  })

  it("give no house away by the name of its geometry, or by a name of its own", async () => {
    const { worker, offer } = await wanted(app)
    const params = { path: { id: offer.key } }
    const house = {
      address: "Villa Rosa",
      freeFormAddress: "Villa Rosa, Ring 12, 10115 Berlin, DE",
      geometryId: "osm-W1",
    }
    dataOf(await worker.core.POST("/offers/{id}/location", { params, body: { ...somewhere, ...house } }))
    const { items } = dataOf(await app.nobody.core.GET("/offers/{id}/location", { params }))
    expect(items).toMatchObject([{ address: "Berlin", freeFormAddress: "Berlin, DE", geometryId: null }])
    expect((await ownOffer(worker, offer.key)).locations).toMatchObject([house])
  })

  it("may be in any town, written in capitals too", () => {
    const written = towns.flatMap(({ name, region, country }) => [name, `${name}, ${region}, ${country}`.toUpperCase()])
    for (const address of written)
      expect(() => checkedPlace({ ...somewhere, address, freeFormAddress: address })).not.toThrow()
  })

  it("hold nothing that hides or that turns text round (E134)", () => {
    const address = "\u202EniL\u200Bz"
    expect(checkedPlace({ ...somewhere, address, freeFormAddress: `${address}, AT` })).toMatchObject({
      address: "niLz",
      free_form_address: "niLz, AT",
    })
    expect(() => checkedPlace({ ...somewhere, address: "\u200B\u2060" })).toThrow("breaks 1 rule")
  })

  it("can be changed and taken away by the owner", async () => {
    const { worker, offer } = await wanted(app)
    const params = { path: { id: offer.key } }
    const { id } = dataOf(await worker.core.POST("/offers/{id}/location", { params, body: somewhere }))
    const moved = { ...somewhere, address: "Hamburg", metadata: { lat: 53.55, lon: 9.99, radius: 0 } }
    const path = { id: offer.key, key: id }
    const changed = dataOf(await worker.core.PUT("/offers/{id}/location/{key}", { params: { path }, body: moved }))
    expect(changed).toMatchObject({ id, ...moved })
    expect((await worker.core.DELETE("/offers/{id}/location/{key}", { params: { path } })).response.status).toBe(204)
    expect(dataOf(await worker.core.GET("/offers/{id}/location", { params }))).toEqual({ count: 0, items: [] })
  })

  it("are not changed from what has been changed meanwhile, which another tab has not seen", async () => {
    const { worker, offer } = await wanted(app)
    const params = { path: { id: offer.key } }
    const made = dataOf(await worker.core.POST("/offers/{id}/location", { params, body: somewhere }))
    const at = (versionKey?: string) => ({
      params: {
        path: { id: offer.key, key: made.id },
        ...(versionKey !== undefined && { header: { "Base-Version": versionKey } }),
      },
    })
    const move = (address: string, versionKey?: string) =>
      worker.core.PUT("/offers/{id}/location/{key}", { ...at(versionKey), body: { ...somewhere, address } })
    const here = dataOf(await move("Hamburg", made.versionKey))
    expect((await move("Bremen", made.versionKey)).error).toMatchObject({ type: "ListingChangedException" })
    const gone = await worker.core.DELETE("/offers/{id}/location/{key}", at(made.versionKey))
    expect(gone.error).toMatchObject({ type: "ListingChangedException" })
    expect((await ownOffer(worker, offer.key)).locations).toEqual([here])
    // The same again, whose first answer was lost; and what names no version writes over whatever is there.
    expect(dataOf(await move("Hamburg", made.versionKey))).toEqual(here)
    const there = dataOf(await move("Bremen"))
    expect(there.versionKey).not.toBe(here.versionKey)
    const away = await worker.core.DELETE("/offers/{id}/location/{key}", at(there.versionKey))
    expect(away.response.status).toBe(204)
  })
})
