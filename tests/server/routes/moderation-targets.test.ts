/** Moderators can look up who and what is blocked or can be, and the numbers of the queue. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { createOrder } from "../market.ts"
import { moderator, waitingFor, type Moderator } from "../moderators.ts"

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  let by: Moderator
  beforeAll(async () => {
    app = await startApp(engine, { config: { moderation: { mode: "manual", delayMs: 0 } } })
    by = await moderator(app)
  })
  afterAll(() => app.close())

  const found = async (text?: string) =>
    dataOf(await by.core.GET("/moderation/targets", { params: { query: { top: 100, ...(text && { text }) } } }))

  const approve = async (targetKey: string): Promise<void> => {
    const { key } = await waitingFor(by, targetKey)
    dataOf(await by.core.POST("/moderation/queue/{key}/approve", { params: { path: { key } } }))
  }

  const numbers = async () => dataOf(await by.core.GET("/moderation/numbers"))

  it("finds an account by a part of its name in any case, and signs of a pattern by themselves", async () => {
    const person = await app.person("Zora Fifty")
    expect((await found("zora f")).items).toMatchObject([
      { type: "accounts", key: person.key, ownerKey: person.key, blocked: false, hasOwnBlock: false, reason: null },
    ])
    expect((await found("Zora%")).items).toEqual([])
    expect((await found("Zora_F")).items).toEqual([])
    expect((await found("Zora％")).items).toEqual([])
  })

  it.each([
    ["Łukasz Żak", "lukasz ZAK"],
    ["Зоя Літвін", "ЗОЯ ЛІТ"],
    ["Зоя Райт", "zoa rajt"],
    ["İrem Şahin", "irem sahin"],
  ])("finds %s by %j, as a search would", async (name, text) => {
    const person = await app.person(name)
    expect((await found(text)).items.map(({ key }) => key)).toEqual([person.key])
  })

  it("lists without a text what has a block of its own, and tells it from what came along", async () => {
    const customer = await app.person("Ana Pop")
    const order = await createOrder(customer)
    await approve(order.key)
    const params = { path: { type: "accounts", key: customer.key } } as const
    dataOf(await by.core.POST("/moderation/{type}/{key}/block", { params, body: { reason: "Other" } }))
    const blocked = (await found()).items
    expect(blocked.find(({ key }) => key === customer.key)).toMatchObject({ blocked: true, reason: "Other" })
    expect(blocked.find(({ key }) => key === order.key)).toBeUndefined()
    const along = (await found(order.name)).items.find(({ key }) => key === order.key)
    expect(along).toMatchObject({ type: "orders", blocked: true, hasOwnBlock: false, ownerKey: customer.key })
    dataOf(await by.core.POST("/moderation/{type}/{key}/unblock", { params }))
    expect((await found()).items.map(({ key }) => key)).not.toContain(customer.key)
  })

  it("counts what waits, and how long people took", async () => {
    const before = await numbers()
    const order = await createOrder(await app.person("Ana Pop"))
    expect(await numbers()).toMatchObject({ texts: before.texts + 1, decided: before.decided })
    expect((await numbers()).oldestDate).not.toBeNull()
    await approve(order.key)
    const after = await numbers()
    expect(after).toMatchObject({ texts: before.texts, decided: before.decided + 1 })
    expect(after.medianSeconds).toBeGreaterThanOrEqual(0)
  })
})
