/** The server gives what the specification's own words ask for, read no further than they go: spec §3, §7. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stranger, talking } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { accept, apply, category, publishedExecutant, publishedOrder, rootCategory } from "../market.ts"
import { offerPayload, ownOffer, publishedOffer, somewhere } from "../offering.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("reads a chat, and what is new in it, as the caller's own side of it", async () => {
    const { customer, chat, message } = await talking(app)
    const [{ chatKey }, { messageKey }] = [chat, message]
    const params = { path: { chatKey }, query: { endMessage: 0 } }
    const unreceived = "/chat/{chatKey}/messages/unreceived"
    expect(dataOf(await customer.core.GET(unreceived, { params }))).toMatchObject({ items: [{ messageKey }] })
    const read = await customer.core.PUT("/chat/{key}/readed/{messageKey}", {
      params: { path: { key: chatKey, messageKey } },
    })
    expect(dataOf(read)).toMatchObject({ chatKey, notReadedCount: 0 })

    const other = await stranger(app)
    expect((await other.core.GET(unreceived, { params })).response.status).toBe(403)
    const nowhere = { path: { chatKey: messageKey }, query: { endMessage: 0 } }
    expect((await other.core.GET(unreceived, { params: nowhere })).response.status).toBe(404)
  })

  it("writes an offer anew for its executant, and for no other", async () => {
    const worker = await app.person("Bo Lund")
    const [own, other] = [await publishedExecutant(worker), await publishedExecutant(worker)]
    const { key } = await publishedOffer(worker, own.key)
    const params = { path: { key } }
    const written = offerPayload({ executantKey: own.key })
    expect(dataOf(await worker.core.PUT("/offers/{key}", { params, body: written })).name).toBe(written.name)
    const { error, response } = await worker.core.PUT("/offers/{key}", {
      params,
      body: offerPayload({ executantKey: other.key }),
    })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ type: "ValidationException", errors: { executantKey: ["unknownValue"] } })
    expect(await ownOffer(worker, key)).toMatchObject({ name: written.name, executantKey: own.key })
  })

  it("shows the owner of a profile where its offers are", async () => {
    const worker = await app.person("Bo Lund")
    const { key } = await publishedExecutant(worker)
    const { key: id } = await publishedOffer(worker, key)
    const place = dataOf(await worker.core.POST("/offers/{id}/location", { params: { path: { id } }, body: somewhere }))
    const { locations } = dataOf(await worker.core.GET("/executant/{key}", { params: { path: { key } } }))
    expect(locations).toEqual([place])
  })

  it("tells of a deal the way to its category", async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const { key } = await publishedExecutant(worker)
    const dealOf = async (classificatorPrimaryKey: string) => {
      const order = await publishedOrder(customer, { classificatorPrimaryKey })
      return (await accept(customer, await apply(worker, key, order.key))).dealSubject.classificatorItems
    }
    expect(await dealOf(category)).toEqual([rootCategory, category])
    expect(await dealOf(rootCategory)).toEqual([rootCategory])
  })
})
