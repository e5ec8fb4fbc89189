/** From an order to a deal with a chat, over HTTP. Spec §4, §7. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { accept, apply, openChat, publishedExecutant, publishedOrder, say } from "../market.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("makes a deal of an order, and lets both talk", async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const order = await publishedOrder(customer)
    const executant = await publishedExecutant(worker)
    const application = await apply(worker, executant.key, order.key)
    const deal = await accept(customer, application, true)
    expect(deal).toMatchObject({
      status: "InProgress",
      customer: { key: customer.key },
      executant: { key: executant.key },
    })
    for (const [who, participantKey] of [
      [customer, customer.key],
      [worker, executant.key],
    ] as const) {
      const params = { path: { key: deal.key }, query: { participantKey } }
      expect(dataOf(await who.core.GET("/deals/{key}", { params }))).toEqual(deal)
    }
    const { chatKey } = await openChat(worker, executant.key, customer.key)
    const first = await say(worker, { chatKey, authorKey: executant.key })
    const second = await say(customer, { chatKey, authorKey: customer.key, text: "See you on Monday." })
    expect([first.messageId, second.messageId]).toEqual([1, 2])
    expect(
      dataOf(await worker.core.GET("/chat/executant/{key}/unread/count", { params: { path: { key: executant.key } } })),
    ).toEqual({ count: 1 })
    expect(app.logged).toEqual([])
  })
})
