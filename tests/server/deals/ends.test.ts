/**
 * A deal is ended by either side, once, and changes the listing and the counts of each side as the rules say. Spec §4.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { accept, apply, ownOrder, publishedExecutant } from "../market.ts"
import { dealt, stranger } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { cancelDeal, closeDeal } from "../endings.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { heard, lastOf, notified, typesOf } from "../heard.ts"

const metadataOf = async (person: Person) => dataOf(await person.core.GET("/account")).metadata

const executantMetadata = async (person: Person) => dataOf(await person.core.GET("/executant")).items[0]?.metadata

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("lets the executant close, and tells both sides the same deal", async () => {
    const { customer, worker, executant, deal } = await dealt(app)
    const closed = await closeDeal(worker, deal.key, executant.key)
    expect(closed).toMatchObject({ status: "Closed", canceledBy: null, cancelingReason: null })
    expect(closed.closedDate).not.toBeNull()
    for (const person of [customer, worker]) {
      const notices = await heard(app, person)
      expect(lastOf(notices, "DealClosedEvent").metadata["deal"]).toEqual(closed)
      expect(typesOf(await notified(app, person))).toContain("DealClosedEvent")
    }
    expect(await metadataOf(customer)).toMatchObject({ ordersCompleted: 1, ordersInProgress: 0, completionRate: 1 })
    expect(await executantMetadata(worker)).toMatchObject({ ordersCompleted: 1, completionRate: 1 })
  })

  it("counts a cancellation against the side that cancelled alone", async () => {
    const { customer, worker, executant, deal } = await dealt(app)
    const body = { participantKey: executant.key, reason: "OtherReason" as const, comment: "  The van  is broken. " }
    const canceled = dataOf(
      await worker.core.POST("/deals/{key}/cancel", { params: { path: { key: deal.key } }, body }),
    )
    expect(canceled).toMatchObject({
      status: "Canceled",
      cancelingReason: "OtherReason",
      cancelingComment: "The van is broken.",
      canceledBy: "Executant",
      closedDate: null,
    })
    const news = lastOf(await notified(app, customer), "DealCanceledEvent")
    expect(news.metadata).toMatchObject({ dealKey: deal.key, cancelingReason: "OtherReason", profileKey: customer.key })
    expect(await executantMetadata(worker)).toMatchObject({ completionRate: 0, ordersInProgress: 0 })
    expect(await metadataOf(customer)).toMatchObject({ completionRate: null, ordersInProgress: 0 })
  })

  it("keeps a stored fact equal to what was told", async () => {
    const { customer, worker, deal } = await dealt(app)
    await closeDeal(customer, deal.key, customer.key)
    const account = dataOf(await customer.core.GET("/account"))
    const { items } = dataOf(await worker.core.GET("/executant"))
    expect(lastOf(await heard(app, customer), "AccountChangedEvent").metadata["account"]).toEqual(account)
    expect(lastOf(await heard(app, worker), "ExecutantChangedEvent").metadata["executant"]).toEqual(items[0])
  })

  it("asks for words where the reason is another one, and for no others", async () => {
    const { customer, deal } = await dealt(app)
    const ask = (body: { reason: "OtherReason" | "IncorrectPrice"; comment?: string }) =>
      customer.core.POST("/deals/{key}/cancel", {
        params: { path: { key: deal.key } },
        body: { participantKey: customer.key, ...body },
      })
    const refused = [
      await ask({ reason: "OtherReason" }),
      await ask({ reason: "OtherReason", comment: "     a   " }),
      await ask({ reason: "IncorrectPrice", comment: "x".repeat(2_001) }),
    ]
    expect(refused.map(({ error }) => error?.errors)).toEqual([
      { comment: ["required"] },
      { comment: ["minLength"] },
      { comment: ["maxLength"] },
    ])
    expect(dataOf(await ask({ reason: "IncorrectPrice" })).cancelingComment).toBeNull()
  })

  it("is nobody's to end but its sides'", async () => {
    const { customer, executant, deal } = await dealt(app)
    const other = await stranger(app)
    const path = { key: deal.key }
    const asOther = await other.core.POST("/deals/{key}/close", {
      params: { path },
      body: { participantKey: other.key },
    })
    const asFalse = await customer.core.POST("/deals/{key}/close", {
      params: { path },
      body: { participantKey: executant.key },
    })
    expect([asOther.response.status, asFalse.response.status]).toEqual([403, 403])
  })

  it("lets one of close and cancel win, and refuses the other", async () => {
    const { customer, worker, executant, deal } = await dealt(app)
    const path = { key: deal.key }
    const answers = await Promise.all([
      customer.core.POST("/deals/{key}/close", { params: { path }, body: { participantKey: customer.key } }),
      worker.core.POST("/deals/{key}/cancel", {
        params: { path },
        body: { participantKey: executant.key, reason: "IncorrectPrice" },
      }),
    ])
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 400])
    expect(answers.map(({ error }) => error?.type)).toContain("DealInvalidStateException")
  })

  it("closes an archived order with its deal, and tells who applied to it", async () => {
    const { customer, worker, order, deal } = await dealt(app, { moveToArchive: true })
    await closeDeal(customer, deal.key, customer.key)
    const closed = await ownOrder(customer, order.key)
    expect(closed.status).toBe("Closed")
    expect(lastOf(await heard(app, customer), "OrderClosedEvent").metadata["order"]).toEqual(closed)
    const { applications } = lastOf(await heard(app, worker), "ApplicationChangedEvent").metadata
    expect(applications).toMatchObject([{ order: { key: order.key, status: "Closed" } }])
  })

  it("leaves an archived order archived where all was cancelled, and a published one published", async () => {
    const archived = await dealt(app, { moveToArchive: true })
    await cancelDeal(archived.customer, archived.deal.key, archived.customer.key)
    expect((await ownOrder(archived.customer, archived.order.key)).status).toBe("Archived")
    const open = await dealt(app)
    await closeDeal(open.customer, open.deal.key, open.customer.key)
    expect((await ownOrder(open.customer, open.order.key)).status).toBe("Published")
  })

  it("closes it with the last of several deals, whichever way that one ends", async () => {
    const { customer, order, deal } = await dealt(app)
    const second = await stranger(app)
    const application = await apply(second, (await publishedExecutant(second)).key, order.key)
    const last = await accept(customer, application, true)
    await closeDeal(customer, deal.key, customer.key)
    expect((await ownOrder(customer, order.key)).status).toBe("Archived")
    await cancelDeal(customer, last.key, customer.key)
    expect((await ownOrder(customer, order.key)).status).toBe("Closed")
  })
})
