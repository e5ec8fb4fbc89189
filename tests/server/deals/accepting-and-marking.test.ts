/**
 * Accepting an application and putting it aside from two tabs at once: whichever comes first, a deal is of interest.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { applied } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const received = async () => {
    const { customer, order, application } = await applied(app)
    const { core } = customer
    const path = { id: order.key, key: application.key, appKey: application.key }
    const body = { description: "On Monday at nine.", moveToArchive: false }
    return {
      accept: async () =>
        (await core.POST("/orders/{id}/applications/{appKey}/accept", { params: { path }, body })).response,
      putAside: async () =>
        (await core.POST("/orders/{id}/applications/{key}/notInterested", { params: { path } })).response,
      now: async () => {
        const params = { path: { id: order.key } }
        const { items } = dataOf(await customer.core.GET("/orders/{id}/applications/customer", { params }))
        return items[0]
      },
    }
  }

  it("accepts what was put aside, which is of interest then", async () => {
    const { accept, putAside, now } = await received()
    expect((await putAside()).ok).toBe(true)
    expect((await accept()).ok).toBe(true)
    expect(await now()).toMatchObject({ status: "Accepted", notInterested: false })
  })

  it("puts nothing aside that was accepted", async () => {
    const { accept, putAside, now } = await received()
    expect((await accept()).ok).toBe(true)
    expect((await putAside()).status).toBe(400)
    expect(await now()).toMatchObject({ status: "Accepted", notInterested: false })
  })

  it("ends the same where both come at once", async () => {
    for (let round = 0; round < 4; round++) {
      const { accept, putAside, now } = await received()
      await Promise.all(round % 2 === 0 ? [accept(), putAside()] : [putAside(), accept()])
      expect(await now()).toMatchObject({ status: "Accepted", notInterested: false })
    }
  })
})
