/** Every answer of the server about the demo is as the contract says, to strangers and to its own people. */
import { expect, it } from "vitest"
import { subjectOf } from "../../../server/demo/acting.ts"
import { anna, admin, boris, dora, emil, hanna, type DemoPerson } from "../../../server/demo/people.ts"
import { dataOf, type Caller } from "../callers.ts"
import type { TestApp } from "../harness.ts"

const signedIn = async (app: TestApp, { email, name, roles = [] }: DemoPerson): Promise<Caller> =>
  app.callerWith(await app.token({ sub: subjectOf(email), name, email, roles }))

const all = { top: 100 } as const

/** Tests of an app whose demo is loaded. */
export const answersOf = (app: () => TestApp): void => {
  it("shows every listing and profile to strangers", { timeout: 120_000 }, async () => {
    const { core } = app().nobody
    const executants = new Set<string>()
    for (const type of ["orders", "offers"] as const) {
      const keys: string[] = []
      for (const skip of [0, 100]) {
        const page = await core.GET("/v2/search/{type}", { params: { path: { type }, query: { ...all, skip } } })
        keys.push(...dataOf(page).items.map(({ key }) => key))
      }
      expect(keys.length).toBeGreaterThanOrEqual(100)
      for (const key of keys) {
        const params = { path: { key } }
        if (type === "orders") dataOf(await core.GET("/orders/public/{key}", { params }))
        else executants.add(dataOf(await core.GET("/offers/public/{key}", { params })).executant.key)
      }
    }
    expect(executants.size).toBeGreaterThanOrEqual(25)
    let rated = 0
    for (const key of executants) {
      const params = { path: { key } }
      const { rating } = dataOf(await core.GET("/executant/public/{key}", { params }))
      const { count } = dataOf(await core.GET("/executant/{key}/feedbacks/all/summary", { params }))
      const { count1, count2, count3, count4, count5 } = rating
      expect(count1 + count2 + count3 + count4 + count5).toBe(count)
      expect(rating.value === null).toBe(count === 0)
      if (count > 0) rated += 1
    }
    expect(rated).toBeGreaterThanOrEqual(5)
  })

  it("shows its people what is theirs", { timeout: 120_000 }, async () => {
    for (const person of [anna, boris, dora, emil, hanna]) {
      const { core, notifications } = await signedIn(app(), person)
      const { items: orders } = dataOf(await core.GET("/orders", { params: { query: all } }))
      for (const { key } of orders) {
        const path = { id: key }
        dataOf(await core.GET("/orders/{id}/applications/customer", { params: { path, query: all } }))
      }
      dataOf(await core.GET("/deals/customer", { params: { query: all } }))
      dataOf(await core.GET("/chat/customer", { params: { query: all } }))
      dataOf(await core.GET("/offers", { params: { query: all } }))
      dataOf(await core.GET("/offers/applications/customer", { params: { query: all } }))
      dataOf(await core.GET("/orders/favorites", { params: { query: all } }))
      dataOf(await core.GET("/offers/favorites", { params: { query: all } }))
      dataOf(await notifications.GET("/notification", { params: { query: all } }))
      const { items: executants } = dataOf(await core.GET("/executant"))
      for (const { key } of executants) {
        const params = { path: { key }, query: all }
        dataOf(await core.GET("/deals/executant/{key}", { params }))
        const { items: chats } = dataOf(await core.GET("/chat/executant/{key}", { params }))
        for (const { chatKey } of chats) {
          const query = { participantKey: key, ...all }
          const { items } = dataOf(await core.GET("/chat/{chatKey}/messages", { params: { path: { chatKey }, query } }))
          expect(items.length).toBeGreaterThan(1)
        }
      }
      if (person === dora) expect(orders.length).toBeGreaterThanOrEqual(20)
      if (person === emil) expect(executants).toHaveLength(3)
    }
  })

  it("shows the moderator a queue", async () => {
    const { core } = await signedIn(app(), admin)
    const { items } = dataOf(await core.GET("/moderation/queue", { params: { query: all } }))
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["Complaint", "Order"]))
    dataOf(await core.GET("/moderation/audit", { params: { query: all } }))
  })
}
