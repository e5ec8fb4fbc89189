/** A profile may apply to an order once more just when the rules say so. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { accept, apply, publishedExecutant, publishedOrder } from "../market.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let owner: Person
  let worker: Person
  beforeAll(async () => {
    app = await startApp(engine)
    owner = await app.person("Ana Pop")
    worker = await app.person("Bo Lund")
  })
  afterAll(() => app.close())

  it("refuses who works on the order already, though the order stays on the market", async () => {
    const { key: executantKey } = await publishedExecutant(worker)
    const order = await publishedOrder(owner)
    await accept(owner, await apply(worker, executantKey, order.key), false)
    const { response, error } = await worker.core.POST("/orders/{id}/applications/executant/{executantKey}", {
      params: { path: { id: order.key, executantKey } },
    })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ type: "ApplicationAlreadyExistsException" })
  })
})
