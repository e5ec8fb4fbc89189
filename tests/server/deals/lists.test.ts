/** Deals of both sides by tab, their numbers, and what they were made of however it changes later. Spec §7 Deals. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dealFilterOf } from "../../../src/domain/status-filters.ts"
import { dealTabOf, dealTabs, type DealStatus } from "../../../src/domain/deals.ts"
import { applied, dealt } from "../../contract/situations.ts"
import { dataOf, eventually } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { cancelDeal, closeDeal } from "../endings.ts"
import { formWith, png } from "../files/samples.ts"
import { startApp, type TestApp } from "../harness.ts"
import { accept, apply, orderOnceOnMarket, orderPayload, ownOrder, publishedOrder } from "../market.ts"
import { somewhere } from "../offering.ts"

describe.each(engines)("deals on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("are listed for both sides by tab, and for nobody else", async () => {
    const { customer, worker, executant, deal } = await dealt(app)
    const deals = [deal]
    for (let more = 0; more < 2; more++) {
      const { key } = await publishedOrder(customer)
      deals.push(await accept(customer, await apply(worker, executant.key, key)))
    }
    const [first, second, third] = deals
    await closeDeal(worker, second?.key ?? "", executant.key)
    await cancelDeal(customer, third?.key ?? "", customer.key)
    const statuses: readonly DealStatus[] = ["InProgress", "Closed", "Canceled"]
    for (const tab of dealTabs) {
      const query = { filter: dealFilterOf(tab), sortBy: "CreatedDate asc" } as const
      const path = { key: executant.key }
      const ofCustomer = dataOf(await customer.core.GET("/deals/customer", { params: { query } }))
      const ofExecutant = dataOf(await worker.core.GET("/deals/executant/{key}", { params: { path, query } }))
      const wanted = deals.filter((_, place) => dealTabOf(statuses[place] ?? "Closed") === tab).map(({ key }) => key)
      expect([tab, ofCustomer.count, ofCustomer.items.map(({ key }) => key)]).toEqual([tab, wanted.length, wanted])
      expect(ofExecutant).toEqual(ofCustomer)
      expect(dataOf(await worker.core.GET("/deals/customer", { params: { query } })).items).toEqual([])
    }
    expect(first?.number).toBeLessThan(second?.number ?? 0)
    expect(second?.number).toBeLessThan(third?.number ?? 0)
  })

  it("keep what they were made of", async () => {
    const { customer, worker, executant, order, application } = await applied(app)
    const params = { path: { id: order.key } }
    dataOf(await customer.core.POST("/orders/{id}/location", { params, body: somewhere }))
    await customer.fetch(`/api/core/orders/${order.key}/file`, { method: "POST", body: formWith(png(), "wall.png") })
    await orderOnceOnMarket(customer, order.key)
    const { dealSubject, key } = await accept(customer, application)
    expect(dealSubject).toMatchObject({
      kind: "Order",
      key: order.key,
      name: order.name,
      description: order.description,
      price: order.price,
      classificatorPrimaryKey: order.classificatorPrimaryKey,
      startDate: order.startDate,
      endDate: order.endDate,
      files: [{ originalFileName: "wall.png" }],
      location: { address: somewhere.address },
    })
    const body = orderPayload({ name: "Something else entirely", price: { byAgreement: true, rate: null } })
    dataOf(await customer.core.PUT("/orders/{key}", { params: { path: { key: order.key } }, body }))
    await eventually(async () => {
      const { versionStatus, name } = await ownOrder(customer, order.key)
      return versionStatus === "Published" && name === body.name ? true : null
    })
    const [place] = dataOf(await customer.core.GET("/orders/{id}/location", { params })).items
    await customer.core.DELETE("/orders/{id}/location/{key}", {
      params: { path: { id: order.key, key: place?.id ?? "" } },
    })
    const query = { participantKey: executant.key }
    const after = dataOf(await worker.core.GET("/deals/{key}", { params: { path: { key }, query } }))
    const { files: filesAfter, ...rest } = after.dealSubject
    const { files, ...kept } = dealSubject
    expect(rest).toEqual(kept)
    expect(filesAfter.map(({ fileKey }) => fileKey)).toEqual(files.map(({ fileKey }) => fileKey))
  })
})
