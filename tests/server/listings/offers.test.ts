/** Offers with their executants, applications to them both ways, and the deals they become. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { offering, wanted } from "../../contract/listing-cases.ts"
import { onSale, stranger } from "../../contract/situations.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { accept, apply, category, openChat, rootCategory } from "../market.ts"
import {
  acceptOfferApplication,
  applyToOffer,
  offerOnceOnMarket,
  offerPayload,
  ownOffer,
  publishedOffer,
  somewhere,
} from "../offering.ts"
import { cursorOf, namesOf, noticesTo } from "../sent-notices.ts"

const executantOf = async (owner: Person, key: string) => {
  const { items } = dataOf(await owner.core.GET("/executant"))
  return items.find((one) => one.key === key)
}

const made = (name: string) => ({ executant: { name, classificatorPrimaryKey: rootCategory } })

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("approves an offer and the executant that was made with it together", async () => {
    const person = await stranger(app)
    const offer = dataOf(await person.core.POST("/offers", { body: { ...made("Cem in gardens"), ...offerPayload() } }))
    expect(offer).toMatchObject({ status: "OnModeration", executant: { name: "Cem in gardens", type: "Executant" } })
    expect(offer.offerKey).toBe(offer.key)
    await offerOnceOnMarket(person, offer.key)
    expect(await executantOf(person, offer.executantKey)).toMatchObject({ status: "Published" })
    expect(namesOf(await noticesTo(app, person.key))).toEqual(
      expect.arrayContaining([
        "system OfferPublishedEvent",
        "user OfferPublishedEvent",
        "user ExecutantPublishedEvent",
      ]),
    )
  })

  it("refuses the offer with the executant whose name can't be published", async () => {
    const person = await stranger(app)
    const body = { ...made("FUCK gardens"), ...offerPayload() }
    const { key, executantKey } = dataOf(await person.core.POST("/offers", { body }))
    const refused = await eventually(async () => {
      const offer = await ownOffer(person, key)
      return offer.status === "Draft" ? offer : null
    })
    expect(refused).toMatchObject({ versionStatus: "Declined", reason: "ObsceneLanguage" })
    expect(await executantOf(person, executantKey)).toMatchObject({ status: "Draft", reason: "ObsceneLanguage" })
  })

  it("says which fields of the executant that comes with it break a rule", async () => {
    const person = await stranger(app)
    const executant = { name: "7 gardens", classificatorPrimaryKey: category }
    const { error } = await person.core.POST("/offers", { body: { executant, ...offerPayload() } })
    expect(error).toMatchObject({
      errors: { "executant.name": ["firstCharIsLetter"], "executant.classificatorPrimaryKey": ["unknownValue"] },
    })
  })

  it("belongs to one executant, and is nobody else's to read or change", async () => {
    const [{ worker, executant, offer }, person] = [await offering(app), await stranger(app)]
    const params = { path: { key: offer.key } }
    const statusOf = async (who: Person, executantKey?: string): Promise<number> => {
      const query = executantKey === undefined ? {} : { executantKey }
      return (await who.core.GET("/offers/{key}", { params: { ...params, query } })).response.status
    }
    expect(await statusOf(worker, executant.key)).toBe(200)
    expect(await statusOf(worker, worker.key)).toBe(403)
    expect(await statusOf(person, executant.key)).toBe(403)
    // An order's key is no offer's.
    const { customer, order } = await onSale(app)
    expect((await customer.core.GET("/offers/{key}", { params: { path: { key: order.key } } })).response.status).toBe(
      404,
    )
    expect((await worker.core.GET("/orders/{key}", { params })).response.status).toBe(404)
  })

  it("becomes a deal with the customer who applied", async () => {
    const { customer, worker, executant, offer, application } = await wanted(app)
    dataOf(await worker.core.POST("/offers/{id}/location", { params: { path: { id: offer.key } }, body: somewhere }))
    const [atCustomer, atWorker] = [await cursorOf(app, customer.key), await cursorOf(app, worker.key)]
    const deal = await acceptOfferApplication(worker, application)
    expect(deal).toMatchObject({
      status: "InProgress",
      customer: { key: customer.key, type: "Customer" },
      executant: { key: executant.key, type: "Executant" },
      dealSubject: { kind: "Offer", key: offer.key, name: offer.name, location: { address: somewhere.address } },
    })
    for (const [who, participantKey] of [
      [customer, customer.key],
      [worker, executant.key],
    ] as const) {
      const params = { path: { key: deal.key }, query: { participantKey } }
      expect(dataOf(await who.core.GET("/deals/{key}", { params }))).toEqual(deal)
    }
    expect(namesOf(await noticesTo(app, customer.key, atCustomer))).toEqual([
      "system OfferApplicationAcceptedEvent",
      "system DealCreatedEvent",
      "system AccountChangedEvent",
      "user DealCreatedEvent",
    ])
    expect(namesOf(await noticesTo(app, worker.key, atWorker))).toEqual([
      "system OfferApplicationAcceptedEvent",
      "system OfferChangedEvent",
      "system DealCreatedEvent",
      "system ExecutantChangedEvent",
    ])
    expect(await ownOffer(worker, offer.key)).toMatchObject({ status: "Published" })
  })

  it("turns the others down when the accepted one takes it off the market", async () => {
    const { worker, offer, application } = await wanted(app)
    const other = await app.person("Dora Roth")
    await applyToOffer(other, offer.key)
    const before = await cursorOf(app, other.key)
    await acceptOfferApplication(worker, application, true)
    expect(namesOf(await noticesTo(app, other.key, before))).toEqual([
      "system OfferApplicationRejectedEvent",
      "user OfferApplicationRejectedEvent",
    ])
    const { items } = dataOf(await other.core.GET("/offers/applications/customer"))
    expect(items).toMatchObject([{ status: "Rejected", offer: { status: "Archived" } }])
  })

  it("lets the owner put an applicant aside, who does not learn of it", async () => {
    const { customer, worker, executant, offer, application } = await wanted(app)
    const before = await cursorOf(app, customer.key)
    const path = { id: offer.key, key: application.key }
    const params = { path, query: { executantKey: executant.key } }
    const aside = dataOf(await worker.core.POST("/offers/{id}/applications/{key}/notInterested", { params }))
    expect(aside).toMatchObject({ notInterested: true, status: "Sent" })
    const counts = dataOf(
      await worker.core.GET("/offers/{id}/applications/count", { params: { path: { id: offer.key } } }),
    )
    expect(counts).toMatchObject({ applicationsInNotInterestedCount: 1, applicationsInInterestedCount: 0 })
    const { items } = dataOf(await customer.core.GET("/offers/applications/customer"))
    expect(items).toMatchObject([{ notInterested: false }])
    expect(await noticesTo(app, customer.key, before)).toEqual([])
    const again = dataOf(await worker.core.POST("/offers/{id}/applications/{key}/interested", { params }))
    expect(again.notInterested).toBe(false)
  })

  it("keeps the applications of the two sides apart", async () => {
    const { customer, order } = await onSale(app)
    const { worker, executant, offer } = await offering(app)
    const toOrder = await apply(worker, executant.key, order.key)
    const toOffer = await applyToOffer(customer, offer.key)
    const params = { path: { executantKey: executant.key } }
    const sent = dataOf(await worker.core.GET("/orders/applications/executant/{executantKey}", { params }))
    expect(sent.items.map(({ key }) => key)).toEqual([toOrder.key])
    const wished = dataOf(await customer.core.GET("/offers/applications/customer"))
    expect(wished.items.map(({ key }) => key)).toEqual([toOffer.key])
    await accept(customer, toOrder)
    expect((await openChat(customer, executant.key, customer.key).catch(() => null)) ?? "refused").toBe("refused")
  })

  it("sums up what is connected with listings that the caller may see", async () => {
    const { worker, executant, offer, application } = await wanted(app)
    const second = await publishedOffer(worker, executant.key)
    dataOf(await worker.core.PUT("/offers/{key}/hide", { params: { path: { key: second.key } } }))
    await acceptOfferApplication(worker, application)
    const params = { query: { offerKeys: [second.key, offer.key] } }
    const shown = { key: offer.key, applications: 1, deals: 1, favorites: 0 }
    const person = await stranger(app)
    expect(dataOf(await person.core.GET("/offers/summary", { params }))).toEqual([shown])
    expect(dataOf(await worker.core.GET("/offers/summary", { params }))).toEqual([
      { key: second.key, applications: 0, deals: 0, favorites: 0 },
      shown,
    ])
  })
})
