/** Feedback: once for each side, counted into ratings, told to all who see them; hidden where both must be blind. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { feedbackPeriodMs } from "../../../src/domain/limits.ts"
import { applied, dealt, stranger } from "../../contract/situations.ts"
import { dataOf, eventually, type Caller } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { closeDeal, rateCustomer, rateExecutant } from "../endings.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { accept, apply, publishedOrder } from "../market.ts"
import { moderator } from "../moderators.ts"
import { heard, lastOf, notified, typesOf } from "../heard.ts"

const closed = async (app: TestApp) => {
  const market = await dealt(app)
  return { ...market, deal: await closeDeal(market.customer, market.deal.key, market.customer.key) }
}

const feedbacksOf = (by: Person, key: string, participantKey: string) =>
  by.core.GET("/deals/{key}/feedbacks", { params: { path: { key }, query: { participantKey } } })

const summaryOf = async (app: TestApp, key: string) =>
  dataOf(await app.nobody.core.GET("/executant/{key}/feedbacks/all/summary", { params: { path: { key } } }))

describe.each(oneEngine)("on the $name database", (engine) => {
  describe("seen at once", () => {
    let app: TestApp
    beforeAll(async () => {
      app = await startApp(engine)
    })
    afterAll(() => app.close())

    it("is one for each side, and both see both", async () => {
      const { customer, worker, executant, deal } = await closed(app)
      const mine = await rateExecutant(customer, deal, 5)
      const theirs = await rateCustomer(worker, deal, 3)
      expect(mine).toMatchObject({
        rating: 5,
        details: "Careful and on time.",
        dealName: deal.dealSubject.name,
        author: { key: customer.key, authorType: "Customer" },
      })
      expect(dataOf(await feedbacksOf(customer, deal.key, customer.key))).toMatchObject({
        mine: { key: mine.key },
        theirs: { key: theirs.key },
      })
      expect(dataOf(await feedbacksOf(worker, deal.key, executant.key))).toMatchObject({
        mine: { key: theirs.key },
        theirs: { key: mine.key },
      })
      expect(lastOf(await heard(app, customer), "FeedbackCreatedEvent").metadata["feedbacks"]).toEqual(
        dataOf(await feedbacksOf(customer, deal.key, customer.key)),
      )
      expect(typesOf(await notified(app, worker))).toContain("FeedbackCreatedEvent")
    })

    it("counts into the rating, to one decimal, wherever the profile is shown", async () => {
      const { customer, worker, executant, deal } = await closed(app)
      await rateExecutant(customer, deal, 5)
      for (const rating of [4, 4]) {
        const order = await publishedOrder(customer)
        const next = await accept(customer, await apply(worker, executant.key, order.key))
        await rateExecutant(customer, await closeDeal(customer, next.key, customer.key), rating)
      }
      const rating = { value: 4.3, count1: 0, count2: 0, count3: 0, count4: 2, count5: 1 }
      const { items } = dataOf(await worker.core.GET("/executant"))
      expect(items[0]).toMatchObject({ rating, metadata: { rating: 4.3, feedbacksCount: 3, ordersCompleted: 3 } })
      expect(await summaryOf(app, executant.key)).toMatchObject({ count: 3, rating })
      const shown = dataOf(
        await customer.core.GET("/deals/{key}", {
          params: { path: { key: deal.key }, query: { participantKey: customer.key } },
        }),
      )
      expect(shown.executant.rating).toEqual(rating)
    })

    it("is told to everybody who holds something of the profile, and to nobody else", async () => {
      const { customer, executant, deal, worker } = await closed(app)
      const other = await app.person("Dan Roy")
      const order = await publishedOrder(other)
      await apply(worker, executant.key, order.key)
      const chat = await worker.core.POST("/chat/create", {
        body: {
          name: "Hello",
          participantsInfo: [
            { key: executant.key, type: "Executant" },
            { key: other.key, type: "Customer" },
          ],
        },
      })
      expect(chat.response.ok).toBe(true)
      const stranger = await app.person("Fay Kim")
      await rateExecutant(customer, deal, 2)
      const rating = { value: 2, count1: 0, count2: 1, count3: 0, count4: 0, count5: 0 }
      for (const person of [customer, worker, other])
        expect(lastOf(await heard(app, person), "ParticipantChangedEvent").metadata).toMatchObject({
          participant: { key: executant.key, rating },
        })
      expect(typesOf(await heard(app, stranger))).not.toContain("ParticipantChangedEvent")
    })

    it("is taken away by a moderator, with its weight, for good", async () => {
      const { customer, executant, deal } = await closed(app)
      const { key } = await rateExecutant(customer, deal, 1)
      const by = await moderator(app)
      const removed = await by.core.POST("/moderation/feedbacks/{key}/remove", {
        params: { path: { key } },
        body: { reason: "ObsceneLanguage" },
      })
      expect(removed.response.status).toBe(204)
      expect(await summaryOf(app, executant.key)).toMatchObject({ count: 0, rating: { value: null } })
      expect((await feedbacksOf(customer, deal.key, customer.key)).response.status).toBe(404)
      const again = await customer.core.POST("/executant/{key}/feedbacks", {
        params: { path: { key: executant.key } },
        body: { dealKey: deal.key, rating: 1 },
      })
      expect(again.error?.type).toBe("FeedbackAlreadyExistsException")
    })

    it("of a blocked profile is read by its owner, and by who has a deal with it", async () => {
      const { customer, worker, executant, deal } = await closed(app)
      await rateExecutant(customer, deal, 4)
      const by = await moderator(app)
      const path = { type: "executants", key: executant.key } as const
      await by.core.POST("/moderation/{type}/{key}/block", { params: { path }, body: { reason: "Shouting" } })
      const read = (person: Caller) =>
        person.core.GET("/executant/{key}/feedbacks/all/summary", { params: { path: { key: executant.key } } })
      for (const party of [worker, customer])
        expect(dataOf(await read(party))).toMatchObject({ count: 1, rating: { value: 4 } })
      for (const other of [await stranger(app), app.nobody]) expect((await read(other)).response.status).toBe(404)
    })

    it("is found under the profile that it is about alone", async () => {
      const { customer, deal } = await closed(app)
      const { executant } = await applied(app)
      const { response } = await customer.core.POST("/executant/{key}/feedbacks", {
        params: { path: { key: executant.key } },
        body: { dealKey: deal.key, rating: 1 },
      })
      expect(response.status).toBe(404)
    })

    it("is one where two are sent at once", async () => {
      const { customer, deal } = await closed(app)
      const ask = () =>
        customer.core.POST("/executant/{key}/feedbacks", {
          params: { path: { key: deal.executant.key } },
          body: { dealKey: deal.key, rating: 4 },
        })
      const answers = await Promise.all([ask(), ask()])
      expect(answers.map(({ response }) => response.status).sort()).toEqual([201, 400])
      expect(answers.map(({ error }) => error?.type)).toContain("FeedbackAlreadyExistsException")
    })
  })

  describe("hidden until both have given theirs", () => {
    let app: TestApp
    beforeAll(async () => {
      app = await startApp(engine, { config: { feedbackReveal: "double-blind" } })
    })
    afterAll(() => app.close())

    it("shows neither words nor mark of the first", async () => {
      const { customer, worker, executant, deal } = await closed(app)
      await rateExecutant(customer, deal, 1)
      expect((await feedbacksOf(worker, deal.key, executant.key)).response.status).toBe(404)
      expect(dataOf(await feedbacksOf(customer, deal.key, customer.key))).toMatchObject({ theirs: null })
      expect(await summaryOf(app, executant.key)).toMatchObject({ count: 0, rating: { value: null } })
      expect(lastOf(await heard(app, worker), "FeedbackCreatedEvent").metadata).toMatchObject({
        feedbacks: { mine: null, theirs: null },
      })
      const { metadata } = lastOf(await notified(app, worker), "FeedbackCreatedEvent")
      expect(Object.keys(metadata).sort()).toEqual(["dealKey", "dealNumber", "orderKey", "orderName", "profileKey"])
    })

    it("shows both with the second", async () => {
      const { customer, worker, executant, deal } = await closed(app)
      await rateExecutant(customer, deal, 1)
      await rateCustomer(worker, deal, 5)
      expect(dataOf(await feedbacksOf(worker, deal.key, executant.key))).toMatchObject({
        mine: { rating: 5 },
        theirs: { rating: 1 },
      })
      expect(await summaryOf(app, executant.key)).toMatchObject({ rating: { value: 1 } })
      const seen = (await heard(app, worker)).filter(({ type }) => type === "ParticipantChangedEvent")
      expect(seen.map(({ metadata }) => metadata["participant"])).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ key: executant.key, rating: expect.objectContaining({ value: 1 }) }),
          expect.objectContaining({ key: customer.key, rating: expect.objectContaining({ value: 5 }) }),
        ]),
      )
    })

    it("shows a lonely one when the time for the other is over", async () => {
      const { customer, worker, executant, deal } = await closed(app)
      await rateExecutant(customer, deal, 4)
      app.clock.advance(feedbackPeriodMs + 1_000)
      const shown = await eventually(async () => {
        const { data } = await feedbacksOf(worker, deal.key, executant.key)
        return data ?? null
      })
      expect(shown).toMatchObject({ mine: null, theirs: { rating: 4 } })
      expect(typesOf(await heard(app, worker))).toContain("FeedbackRevealedEvent")
      expect(await summaryOf(app, executant.key)).toMatchObject({ rating: { value: 4 } })
    })
  })
})
