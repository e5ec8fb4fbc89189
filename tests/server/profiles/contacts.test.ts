/** A deal opens the ways to reach the person behind a profile of either side, and nothing else does. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { cancelDeal } from "../endings.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { accept, apply, openChat, publishedExecutant, publishedOrder } from "../market.ts"
import { moderator } from "../moderators.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const reachable = async (name: string, phoneNumber: string): Promise<Person> => {
    const person = await app.person(name)
    await person.core.PUT("/account/update", { body: { phoneNumber } })
    return person
  }

  it("is told to both sides of a deal, whatever became of it, and to oneself", async () => {
    const customer = await reachable("Ana Pop", "+49 30 1234567")
    const worker = await reachable("Bo Lund", "+48 22 7654321")
    const viewer = await app.person("Cem Oz")
    const { key: executantKey } = await publishedExecutant(worker)
    const contacts = {
      customer: { email: expect.stringContaining("ana.pop"), phone: "+49 30 1234567", other: [] },
      executant: { email: expect.stringContaining("bo.lund"), phone: "+48 22 7654321", other: [] },
    }
    const seenBy = async ({ core }: Pick<Person, "core">) => {
      const path = { key: executantKey }
      return {
        customer: dataOf(await core.GET("/account/public/{key}", { params: { path: { key: customer.key } } })).contacts,
        executant: dataOf(await core.GET("/executant/public/{key}", { params: { path } })).contacts,
      }
    }
    const ofOneself = {
      customer: { ...contacts, executant: null },
      executant: { ...contacts, customer: null },
    }
    const nothing = { customer: null, executant: null }
    const looks = async () => ({
      customer: await seenBy(customer),
      executant: await seenBy(worker),
      stranger: await seenBy(viewer),
      anonymous: await seenBy(app.nobody),
      admin: await seenBy(await moderator(app)),
    })
    const closed = { ...ofOneself, stranger: nothing, anonymous: nothing, admin: nothing }

    const application = await apply(worker, executantKey, (await publishedOrder(customer)).key)
    await openChat(worker, executantKey, customer.key)
    expect(await looks()).toEqual(closed)
    const deal = await accept(customer, application)
    const open = { ...closed, customer: contacts, executant: contacts }
    expect(await looks()).toEqual(open)
    await cancelDeal(customer, deal.key, customer.key)
    expect(await looks()).toEqual(open)

    const by = await moderator(app)
    const params = { path: { type: "accounts", key: customer.key } } as const
    dataOf(await by.core.POST("/moderation/{type}/{key}/block", { params, body: { reason: "Other" } }))
    expect(await looks()).toEqual(open)
  })

  it("stays closed for the other profiles of whoever has a deal", async () => {
    const [both, customer] = [await reachable("Dan Vos", "+49 30 1111111"), await app.person("Eva Kok")]
    const { key: executantKey } = await publishedExecutant(both)
    const application = await apply(both, executantKey, (await publishedOrder(customer)).key)
    await accept(customer, application)
    const params = { path: { key: both.key } }
    expect(dataOf(await customer.core.GET("/account/public/{key}", { params })).contacts).toBeNull()
  })

  it("stays told when the executant is blocked, to who has a deal with it alone (E415)", async () => {
    const [worker, customer, viewer] = [
      await reachable("Bo Lund", "+48 22 7654321"),
      await app.person("Ana Pop"),
      await app.person("Cem Oz"),
    ]
    const { key } = await publishedExecutant(worker)
    await accept(customer, await apply(worker, key, (await publishedOrder(customer)).key))
    const by = await moderator(app)
    const blocking = { path: { type: "executants", key } } as const
    dataOf(await by.core.POST("/moderation/{type}/{key}/block", { params: blocking, body: { reason: "Other" } }))
    const params = { path: { key } }
    const { contacts } = dataOf(await customer.core.GET("/executant/public/{key}", { params }))
    expect(contacts?.phone).toBe("+48 22 7654321")
    const asks = ({ core }: Pick<Person, "core">) => [
      core.GET("/executant/public/{key}", { params }),
      core.GET("/offers/public/{executantKey}/existing", { params: { path: { executantKey: key } } }),
      core.GET("/executant/{key}/feedbacks/all/summary", { params }),
    ]
    const statuses = async (who: Pick<Person, "core">) =>
      (await Promise.all(asks(who))).map(({ response }) => response.status)
    expect(await statuses(customer)).toEqual([200, 200, 200])
    expect(await statuses(worker)).toEqual([404, 404, 200])
    for (const other of [viewer, app.nobody]) expect(await statuses(other)).toEqual([404, 404, 404])
  })

  it("counts no look of who may know it", async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const { key } = await publishedExecutant(worker)
    await accept(customer, await apply(worker, key, (await publishedOrder(customer)).key))
    const params = { path: { key } }
    expect(dataOf(await customer.core.GET("/executant/public/{key}", { params })).metadata.views).toBe(0)
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
