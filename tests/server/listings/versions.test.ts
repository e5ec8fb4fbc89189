/** New versions beside the published one, hidden listings, and what leaves the market. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { offering, wanted } from "../../contract/listing-cases.ts"
import { applied, onSale, stranger } from "../../contract/situations.ts"
import { dataOf, eventually } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { formWith, text } from "../files/samples.ts"
import { startApp, type TestApp } from "../harness.ts"
import { dayIn, orderOnceOnMarket, orderPayload, ownOrder } from "../market.ts"
import { offerOnceOnMarket, offerPayload, ownOffer } from "../offering.ts"
import { cursorOf, namesOf, noticesTo } from "../sent-notices.ts"

const ofKey = (key: string) => ({ params: { path: { key } } })

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("shows the last approved version while the new one waits, and after it was declined", async () => {
    const { customer, order } = await onSale(app)
    const body = orderPayload({ description: "Call +49 151 2345678 please." })
    const sent = dataOf(await customer.core.PUT("/orders/{key}", { ...ofKey(order.key), body }))
    expect(sent).toMatchObject({ status: "Published", versionStatus: "OnModeration", name: body.name })
    expect(dataOf(await app.nobody.core.GET("/orders/public/{key}", ofKey(order.key)))).toMatchObject({
      name: order.name,
      versionKey: order.versionKey,
    })
    const declined = await eventually(async () => {
      const now = await ownOrder(customer, order.key)
      return now.versionStatus === "Declined" ? now : null
    })
    expect(declined).toMatchObject({ status: "Published", reason: "ContactDetails", name: body.name })
    const { name } = dataOf(await app.nobody.core.GET("/orders/public/{key}", ofKey(order.key)))
    expect(name).toBe(order.name)
  })

  it("shows the new version once it is approved, in applications too", async () => {
    const { customer, worker, executant, offer, application } = await wanted(app)
    const before = await cursorOf(app, customer.key)
    const body = offerPayload()
    dataOf(await worker.core.PUT("/offers/{key}", { ...ofKey(offer.key), body }))
    const approved = await offerOnceOnMarket(worker, offer.key)
    expect(approved).toMatchObject({ name: body.name, executantKey: executant.key })
    const { items } = dataOf(await customer.core.GET("/offers/applications/customer"))
    expect(items.map(({ key, offer: shown }) => [key, shown.name])).toEqual([[application.key, body.name]])
    expect(namesOf(await noticesTo(app, customer.key, before))).toEqual(["system OfferApplicationChangedEvent"])
  })

  it("keeps the days of what is on the market, which new ones need not be: only those are in the future", async () => {
    const { customer, order } = await onSale(app)
    const [startDate, endDate] = [dayIn(-40), dayIn(-10)]
    const days = { start_date: startDate, end_date: endDate }
    await app.db.updateTable("listing_versions").set(days).where("listing_key", "=", order.key).execute()
    const write = (changes: Partial<ReturnType<typeof orderPayload>>) =>
      customer.core.PUT("/orders/{key}", {
        ...ofKey(order.key),
        body: orderPayload({ startDate, endDate, ...changes }),
      })
    expect(dataOf(await write({}))).toMatchObject({ status: "Published", startDate, endDate })
    expect(dataOf(await write({ endDate: dayIn(10) }))).toMatchObject({ startDate, endDate: dayIn(10) })
    expect((await write({ startDate: dayIn(-39) })).error).toMatchObject({ errors: { startDate: ["inThePast"] } })
    expect((await write({ endDate: dayIn(-9) })).error).toMatchObject({ errors: { endDate: ["inThePast"] } })
    dataOf(await customer.core.PUT("/orders/{key}/archive", ofKey(order.key)))
    expect((await write({ endDate: dayIn(10) })).error).toMatchObject({ errors: { startDate: ["inThePast"] } })
  })

  it("lets a version that waits be replaced by another", async () => {
    const { worker, offer } = await offering(app)
    const texts = [offerPayload(), offerPayload(), offerPayload()]
    for (const body of texts) dataOf(await worker.core.PUT("/offers/{key}", { ...ofKey(offer.key), body }))
    expect((await offerOnceOnMarket(worker, offer.key)).name).toBe(texts.at(-1)?.name)
    const versions = await app.db
      .selectFrom("listing_versions")
      .select("version_status")
      .where("listing_key", "=", offer.key)
      .execute()
    expect(versions.filter(({ version_status: status }) => status === "Published")).toHaveLength(1)
    expect(versions.filter(({ version_status: status }) => status === "OnModeration")).toHaveLength(0)
  })

  it("refuses words written from a version that others have taken the place of, and changes nothing", async () => {
    const { worker, offer } = await offering(app)
    const write = (body: ReturnType<typeof offerPayload>, base?: string) =>
      worker.core.PUT("/offers/{key}", {
        params: { path: { key: offer.key }, ...(base !== undefined && { header: { "Base-Version": base } }) },
        body,
      })
    const [first, second] = [offerPayload(), offerPayload()]
    const { versionKey } = dataOf(await write(first, offer.versionKey))
    expect((await write(second, offer.versionKey)).error).toMatchObject({ type: "ListingChangedException" })
    expect(await ownOffer(worker, offer.key)).toMatchObject({ name: first.name, versionKey })
    expect(dataOf(await write(second, versionKey)).name).toBe(second.name)
    // The same again, whose first answer was lost; and what names no version writes over whatever is there.
    expect(dataOf(await write(second, versionKey)).name).toBe(second.name)
    expect(dataOf(await write(first)).name).toBe(first.name)
    const elsewhere = await offering(app)
    expect((await write(second, elsewhere.offer.versionKey)).error).toMatchObject({ type: "ListingChangedException" })
  })

  it("takes a file for no change of the words", async () => {
    const { customer, order } = await onSale(app)
    const file = { method: "POST", body: formWith(text("walls"), "walls.txt") }
    await customer.fetch(`/api/core/orders/${order.key}/file`, file)
    expect((await ownOrder(customer, order.key)).versionKey).not.toBe(order.versionKey)
    const body = orderPayload()
    const params = { path: { key: order.key }, header: { "Base-Version": order.versionKey } }
    expect(dataOf(await customer.core.PUT("/orders/{key}", { params, body })).name).toBe(body.name)
  })

  it("takes files in while the rules decide, and shows all of them in the end", async () => {
    const { customer, order } = await onSale(app)
    const names = Array.from({ length: 10 }, (_, place) => `wall ${place}.txt`)
    const send = (name: string) =>
      customer.fetch(`/api/core/orders/${order.key}/file`, { method: "POST", body: formWith(text(name), name) })
    const answers = await Promise.all(names.map(send))
    expect(answers.map((answer) => answer.status)).toEqual(names.map(() => 201))
    await orderOnceOnMarket(customer, order.key)
    const { filesCollection } = dataOf(await app.nobody.core.GET("/orders/public/{key}", ofKey(order.key)))
    expect(filesCollection.map((file) => file.originalFileName).toSorted()).toEqual(names)
    expect(app.logged).toEqual([])
  })

  it("hides a listing from strangers, not from its owner nor from who has applied", async () => {
    const { customer, worker, offer } = await wanted(app)
    const person = await stranger(app)
    dataOf(await worker.core.PUT("/offers/{key}/hide", ofKey(offer.key)))
    const statusFor = async (who: typeof worker | TestApp["nobody"]): Promise<number> =>
      (await who.core.GET("/offers/public/{key}", ofKey(offer.key))).response.status
    expect([await statusFor(worker), await statusFor(customer)]).toEqual([200, 200])
    expect([await statusFor(person), await statusFor(app.nobody)]).toEqual([404, 404])
    const apply = await person.core.POST("/offers/{id}/applications", { params: { path: { id: offer.key } } })
    expect(apply.response.status).toBe(404)
    const listed = await app.nobody.core.GET("/offers/public/{executantKey}/existing", {
      params: { path: { executantKey: offer.executantKey } },
    })
    expect(dataOf(listed).items).toEqual([])
    dataOf(await worker.core.PUT("/offers/{key}/unhide", ofKey(offer.key)))
    expect(await statusFor(person)).toBe(200)
  })

  it("turns open applications down when it leaves the market, and tells both sides", async () => {
    const { customer, worker, executant, order, application } = await applied(app)
    const [atCustomer, atWorker] = [await cursorOf(app, customer.key), await cursorOf(app, worker.key)]
    const gone = dataOf(await customer.core.PUT("/orders/{key}/archive", ofKey(order.key)))
    expect(gone).toMatchObject({ status: "Archived", metadata: { orderApplicationsCount: 0 } })
    expect(namesOf(await noticesTo(app, customer.key, atCustomer))).toEqual([
      "system OrderArchivedEvent",
      "system ApplicationRejectedEvent",
    ])
    expect(namesOf(await noticesTo(app, worker.key, atWorker))).toEqual([
      "system ApplicationRejectedEvent",
      "user ApplicationRejectedEvent",
    ])
    const params = { path: { executantKey: executant.key } }
    const { items } = dataOf(await worker.core.GET("/orders/applications/executant/{executantKey}", { params }))
    expect(items).toMatchObject([{ key: application.key, status: "Rejected", order: { status: "Archived" } }])
    expect(items[0]?.lockoutEndDate).not.toBeNull()
  })

  it("comes back from the archive by new dates, never from being cancelled", async () => {
    const { worker, offer } = await offering(app)
    dataOf(await worker.core.PUT("/offers/{key}/archive", ofKey(offer.key)))
    expect((await app.nobody.core.GET("/offers/public/{key}", ofKey(offer.key))).response.status).toBe(404)
    const body = offerPayload()
    const again = dataOf(await worker.core.PUT("/offers/{key}", { ...ofKey(offer.key), body }))
    expect(again).toMatchObject({ status: "OnModeration", versionStatus: "OnModeration" })
    await offerOnceOnMarket(worker, offer.key)
    dataOf(await worker.core.PUT("/offers/{key}/cancel", ofKey(offer.key)))
    const refused = await worker.core.PUT("/offers/{key}", { ...ofKey(offer.key), body: offerPayload() })
    expect(refused.error).toMatchObject({ type: "OfferInvalidStateException" })
    expect(await ownOffer(worker, offer.key)).toMatchObject({ status: "Canceled" })
  })
})
