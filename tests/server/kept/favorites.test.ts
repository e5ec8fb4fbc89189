/** Favourites: kept once, counted for the owner, gone from lists while they are off the market. Spec §7, §8. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { atWork, onSale, stranger } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { anOffer } from "../endings.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { heard, lastOf } from "../heard.ts"

const keep = async (by: Person, orderKey: string) =>
  dataOf(await by.core.POST("/orders/favorites", { body: { orderKey } }))

const list = async (by: Person, query = {}) => dataOf(await by.core.GET("/orders/favorites", { params: { query } }))

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("keeps a listing once, and shows it as everybody sees it", async () => {
    const [{ order }, person] = [await onSale(app), await stranger(app)]
    const first = await keep(person, order.key)
    expect(await keep(person, order.key)).toEqual(first)
    const { count, items } = await list(person)
    expect([count, items]).toEqual([1, [first]])
    expect(first).toMatchObject({ accountKey: person.key, entity: { key: order.key, name: order.name } })
  })

  it("lists the newest first, page by page, each account its own", async () => {
    const person = await stranger(app)
    const keys: string[] = []
    for (let made = 0; made < 3; made++) {
      const { order } = await onSale(app)
      keys.unshift(order.key)
      app.clock.advance(1_000)
      await keep(person, order.key)
    }
    const pages = [await list(person, { top: 2 }), await list(person, { top: 2, skip: 2 })]
    expect(pages.flatMap(({ items }) => items.map(({ entity }) => entity.key))).toEqual(keys)
    expect(pages.map(({ count }) => count)).toEqual([3, 3])
    expect((await list(await stranger(app))).count).toBe(0)
  })

  it("tells the account's other devices and the owner's the counts", async () => {
    const [{ customer, order }, person] = [await onSale(app), await stranger(app)]
    const favorite = await keep(person, order.key)
    expect(lastOf(await heard(app, person), "FavoriteAddedEvent").metadata).toEqual({
      kind: "Order",
      key: favorite.key,
      listingKey: order.key,
      count: 1,
    })
    const seen = lastOf(await heard(app, customer), "ListingFavoritesChangedEvent")
    expect(seen.metadata).toEqual({ kind: "Order", listingKey: order.key, favorites: 1 })
  })

  it("is let go by its own key or the listing's, once", async () => {
    const [first, second, person] = [await onSale(app), await onSale(app), await stranger(app)]
    const { key } = await keep(person, first.order.key)
    await keep(person, second.order.key)
    const drop = (which: string) => person.core.DELETE("/orders/favorites/{key}", { params: { path: { key: which } } })
    const statuses = []
    for (const which of [key, second.order.key, key, first.order.key])
      statuses.push((await drop(which)).response.status)
    expect(statuses).toEqual([204, 204, 404, 404])
    expect(lastOf(await heard(app, person), "FavoriteRemovedEvent").metadata).toMatchObject({ count: 0 })
  })

  it("leaves out what is off the market, and shows it again when it is back", async () => {
    const [{ customer, order }, person] = [await onSale(app), await stranger(app)]
    await keep(person, order.key)
    const path = { key: order.key }
    await customer.core.PUT("/orders/{key}/hide", { params: { path } })
    expect((await list(person)).count).toBe(0)
    const another = await stranger(app)
    const hidden = await another.core.POST("/orders/favorites", { body: { orderKey: order.key } })
    expect(hidden.response.status).toBe(404)
    await customer.core.PUT("/orders/{key}/unhide", { params: { path } })
    expect((await list(person)).count).toBe(1)
  })

  it("counts into the executant's profile, each person once", async () => {
    const { worker, executant } = await atWork(app)
    const person = await stranger(app)
    for (const offer of [await anOffer(worker, executant.key), await anOffer(worker, executant.key)])
      dataOf(await person.core.POST("/offers/favorites", { body: { offerKey: offer.key } }))
    const { items } = dataOf(await worker.core.GET("/executant"))
    expect(items[0]?.metadata.inFavorites).toBe(1)
    expect(lastOf(await heard(app, worker), "ExecutantChangedEvent").metadata["executant"]).toEqual(items[0])
    const wrong = await person.core.DELETE("/orders/favorites/{key}", { params: { path: { key: executant.key } } })
    expect(wrong.response.status).toBe(404)
  })
})
