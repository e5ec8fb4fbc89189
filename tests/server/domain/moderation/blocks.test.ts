/** Blocks: what leaves the market with them, what comes back, what the blocked may still do, and who hears of it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withTransaction } from "../../../../server/db/database.ts"
import { decideListing } from "../../../../server/domain/moderation/listings.ts"
import { permissivePolicy } from "../../../../server/domain/moderation/policy.ts"
import { applied, atWork, dealt, onSale, stranger } from "../../../contract/situations.ts"
import { dataOf, eventually } from "../../callers.ts"
import { oneEngine } from "../../db/engines.ts"
import { anOffer, closeDeal } from "../../endings.ts"
import { startApp, type Person, type TestApp } from "../../harness.ts"
import { heard, lastOf, notified, typesOf } from "../../heard.ts"
import { apply, orderPayload, ownOrder, publishedOrder } from "../../market.ts"
import { moderator, type Moderator } from "../../moderators.ts"

type Blockable = "orders" | "offers" | "executants" | "accounts"

const body = { reason: "ObsceneLanguage", note: "The pictures, too." } as const

const block = async (by: Moderator, type: Blockable, key: string) =>
  dataOf(await by.core.POST("/moderation/{type}/{key}/block", { params: { path: { type, key } }, body }))

const unblock = async (by: Moderator, type: Blockable, key: string) =>
  dataOf(await by.core.POST("/moderation/{type}/{key}/unblock", { params: { path: { type, key } } }))

const publicStatus = async (app: TestApp, key: string): Promise<number> =>
  (await app.nobody.core.GET("/orders/public/{key}", { params: { path: { key } } })).response.status

const offer = async (owner: Person, key: string, executantKey: string) =>
  dataOf(await owner.core.GET("/offers/{key}", { params: { path: { key }, query: { executantKey } } }))

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let by: Moderator
  beforeAll(async () => {
    app = await startApp(engine)
    by = await moderator(app)
  })
  afterAll(() => app.close())

  it("takes an order off the market, and its applications with it", async () => {
    const { customer, worker, order, application } = await applied(app)
    expect(await block(by, "orders", order.key)).toEqual({ key: order.key, blocked: true, reason: "ObsceneLanguage" })
    expect(await ownOrder(customer, order.key)).toMatchObject({ status: "Blocked", reason: "ObsceneLanguage" })
    expect(await publicStatus(app, order.key)).toBe(404)
    expect(lastOf(await heard(app, customer), "OrderBlockedEvent").metadata["order"]).toEqual(
      await ownOrder(customer, order.key),
    )
    const news = lastOf(await notified(app, customer), "OrderBlockedEvent")
    expect(news.metadata).toMatchObject({ orderKey: order.key, reason: "ObsceneLanguage" })
    expect(lastOf(await notified(app, worker), "ApplicationRejectedEvent").metadata).toMatchObject({
      applicationKey: application.key,
    })
  })

  it("gives it back as it was", async () => {
    const { customer, order } = await onSale(app)
    await block(by, "orders", order.key)
    await unblock(by, "orders", order.key)
    const back = await ownOrder(customer, order.key)
    expect(back).toMatchObject({ status: "Published", reason: null })
    expect(await publicStatus(app, order.key)).toBe(200)
    expect(typesOf(await notified(app, customer))).toContain("OrderUnblockedEvent")
    await customer.core.PUT("/orders/{key}/archive", { params: { path: { key: order.key } } })
    await block(by, "orders", order.key)
    await unblock(by, "orders", order.key)
    expect((await ownOrder(customer, order.key)).status).toBe("Archived")
  })

  it("has a change looked at that waited when the block came", async () => {
    const { customer, order } = await onSale(app)
    await app.db
      .updateTable("listing_versions")
      .set({ version_status: "OnModeration" })
      .where("key", "=", order.versionKey)
      .execute()
    await block(by, "orders", order.key)
    await unblock(by, "orders", order.key)
    const looked = await eventually(async () => {
      const now = await ownOrder(customer, order.key)
      return now.versionStatus === "Published" ? now : null
    })
    expect(looked.status).toBe("Published")
  })

  it("takes an executant's offers along, and turns down what the profile has applied to", async () => {
    const { customer, worker, executant, order, application } = await applied(app)
    const [sold, alone] = [await anOffer(worker, executant.key), await anOffer(worker, executant.key)]
    await block(by, "offers", alone.key)
    await block(by, "executants", executant.key)
    expect(await offer(worker, sold.key, executant.key)).toMatchObject({ status: "Blocked" })
    const path = { key: executant.key }
    expect((await app.nobody.core.GET("/executant/public/{key}", { params: { path } })).response.status).toBe(404)
    const { items } = dataOf(
      await customer.core.GET("/orders/{id}/applications/customer", { params: { path: { id: order.key } } }),
    )
    expect(items).toMatchObject([{ key: application.key, status: "Rejected" }])
    const own = dataOf(await worker.core.GET("/executant")).items[0]
    expect(own).toMatchObject({ blocked: true, blockedReason: "ObsceneLanguage" })
    expect(lastOf(await heard(app, worker), "ExecutantBlockedEvent").metadata["executant"]).toEqual(own)
    await unblock(by, "executants", executant.key)
    const after = [await offer(worker, sold.key, executant.key), await offer(worker, alone.key, executant.key)]
    expect(after.map(({ status }) => status)).toEqual(["Published", "Blocked"])
  })

  it("lets a blocked profile neither apply nor offer", async () => {
    const [{ worker, executant }, { order }] = [await atWork(app), await onSale(app)]
    await block(by, "executants", executant.key)
    const path = { id: order.key, executantKey: executant.key }
    const asked = await worker.core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path } })
    expect(asked.error?.type).toBe("ExecutantInvalidStateException")
    await expect(anOffer(worker, executant.key)).rejects.toThrow("ExecutantInvalidStateException")
  })

  it("lets a blocked account read and change nothing, and takes all of it off the market", async () => {
    const { worker, executant } = await atWork(app)
    const order = await publishedOrder(worker)
    const sold = await anOffer(worker, executant.key)
    await block(by, "accounts", worker.key)
    const refused = await worker.core.POST("/orders/create", { body: orderPayload() })
    expect([refused.response.status, refused.error]).toMatchObject([
      403,
      { type: "ForbiddenException", details: { accountBlocked: true } },
    ])
    const account = dataOf(await worker.core.GET("/account"))
    expect(account).toMatchObject({ blocked: true, blockedReason: "ObsceneLanguage" })
    expect(lastOf(await heard(app, worker), "AccountBlockedEvent").metadata["account"]).toEqual(account)
    const statuses = [await ownOrder(worker, order.key), await offer(worker, sold.key, executant.key)]
    expect(statuses.map(({ status }) => status)).toEqual(["Blocked", "Blocked"])
    const looked = await worker.core.GET("/orders/public/{key}", {
      params: { path: { key: (await onSale(app)).order.key } },
    })
    expect(looked.response.status).toBe(200)
    await unblock(by, "accounts", worker.key)
    const back = [await ownOrder(worker, order.key), await offer(worker, sold.key, executant.key)]
    expect(back.map(({ status }) => status)).toEqual(["Published", "Published"])
    expect((await worker.core.POST("/orders/create", { body: orderPayload() })).response.status).toBe(201)
  })

  it("leaves an executant blocked that had a block of its own", async () => {
    const { worker, executant } = await atWork(app)
    await block(by, "executants", executant.key)
    await block(by, "accounts", worker.key)
    await unblock(by, "accounts", worker.key)
    expect(dataOf(await worker.core.GET("/executant")).items[0]?.blocked).toBe(true)
  })

  it("gives an order back as closed whose last deal was closed meanwhile", async () => {
    const { customer, order, deal } = await dealt(app, { moveToArchive: true })
    await block(by, "orders", order.key)
    await closeDeal(customer, deal.key, customer.key)
    expect((await ownOrder(customer, order.key)).status).toBe("Blocked")
    await unblock(by, "orders", order.key)
    expect((await ownOrder(customer, order.key)).status).toBe("Closed")
  })

  it("gives nothing back whose owner is blocked, or has left", async () => {
    const { worker, executant } = await atWork(app)
    const order = await publishedOrder(worker)
    const sold = await anOffer(worker, executant.key)
    await block(by, "orders", order.key)
    await block(by, "offers", sold.key)
    await block(by, "executants", executant.key)
    const refusalOf = async (type: Blockable, key: string) => {
      const path = { type, key }
      return (await by.core.POST("/moderation/{type}/{key}/unblock", { params: { path } })).error?.type
    }
    expect(await refusalOf("offers", sold.key)).toBe("OfferInvalidStateException")
    await block(by, "accounts", worker.key)
    expect(await refusalOf("executants", executant.key)).toBe("ExecutantInvalidStateException")
    expect(await refusalOf("orders", order.key)).toBe("OrderInvalidStateException")
    await unblock(by, "accounts", worker.key)
    expect((await worker.core.POST("/account/delete")).response.status).toBe(204)
    expect(await refusalOf("executants", executant.key)).toBe("ExecutantInvalidStateException")
    expect(await refusalOf("orders", order.key)).toBe("OrderInvalidStateException")
    expect(await publicStatus(app, order.key)).toBe(404)
  })

  it("publishes nothing of a blocked account, whatever waited", async () => {
    const { customer, order } = await onSale(app)
    const { versionKey, key } = order
    await app.db.updateTable("accounts").set({ blocked: true }).where("key", "=", customer.key).execute()
    await app.db
      .updateTable("listings")
      .set({ status: "OnModeration", published_version_key: null })
      .where("key", "=", key)
      .execute()
    await app.db
      .updateTable("listing_versions")
      .set({ version_status: "OnModeration" })
      .where("key", "=", versionKey)
      .execute()
    const { services } = app.app
    const decided = await withTransaction(app.db, (trx) =>
      decideListing(trx, services, permissivePolicy, { kind: "Order", key, versionKey }),
    )
    expect(decided?.reason).toBe("Other")
    expect((await ownOrder(customer, key)).status).toBe("Draft")
  })

  it("lets a blocked account take its data along and leave, whoever it has a deal with (E342)", async () => {
    const { deal, worker, customer } = await dealt(app)
    await block(by, "accounts", worker.key)
    const { url } = dataOf(await worker.core.POST("/account/data"))
    expect((await fetch(`${app.url}${url}`)).status).toBe(200)
    expect((await worker.core.POST("/account/sessions/end")).response.status).toBe(204)
    expect((await worker.core.POST("/account/delete")).response.status).toBe(204)
    expect((await worker.core.GET("/account")).error?.type).toBe("AccountDeletedException")
    const params = { path: { key: deal.key }, query: { participantKey: customer.key } }
    expect(dataOf(await customer.core.GET("/deals/{key}", { params }))).toMatchObject({
      status: "Canceled",
      canceledBy: "Executant",
      cancelingReason: "OtherReason",
    })
    expect((await notified(app, customer)).map(({ type }) => type)).toContain("DealCanceledEvent")
    const left = app.db.selectFrom("notifications").select("type").where("account_key", "=", worker.key)
    expect(await left.execute()).toEqual([])
  })

  it("writes down who did what, and when", async () => {
    const { order } = await onSale(app)
    const before = app.clock.now().toISOString()
    await block(by, "orders", order.key)
    await unblock(by, "orders", order.key)
    const { items } = dataOf(await by.core.GET("/moderation/audit", { params: { query: { top: 2 } } }))
    const line = { targetType: "Order", targetKey: order.key, moderatorName: "Mo Derator" }
    expect(items).toMatchObject([
      { ...line, action: "Unblock", reason: null, note: null },
      { ...line, action: "Block", reason: "ObsceneLanguage", note: "The pictures, too." },
    ])
    expect(items.every(({ createdDate }) => createdDate >= before)).toBe(true)
  })

  it("is no act for anybody without the role, and none is written down when it fails", async () => {
    const [{ order, customer }, other] = [await onSale(app), await stranger(app)]
    const { worker, executant } = await atWork(app)
    await apply(worker, executant.key, order.key)
    const path = { type: "orders" as const, key: order.key }
    for (const person of [other, customer, worker]) {
      const { response } = await person.core.POST("/moderation/{type}/{key}/block", { params: { path }, body })
      expect(response.status).toBe(403)
    }
    expect((await ownOrder(customer, order.key)).status).toBe("Published")
    const { items } = dataOf(await by.core.GET("/moderation/audit", { params: { query: { top: 100 } } }))
    expect(items.some(({ targetKey }) => targetKey === order.key)).toBe(false)
  })
})
