/** The same request twice, one after the other or at once: done once, and answered the same. Law 19. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { openChat, orderPayload, publishedExecutant, publishedOrder, rootCategory, say } from "../market.ts"
import { expectRefusal } from "./refusals.ts"

const twice = <Value>(run: () => Promise<Value>): Promise<readonly [Value, Value]> => Promise.all([run(), run()])
const inTurn = async <Value>(run: () => Promise<Value>): Promise<readonly [Value, Value]> => [await run(), await run()]

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  let ana: Person
  beforeAll(async () => {
    app = await startApp(engine)
    ana = await app.person("Ana Pop")
  })
  afterAll(() => app.close())

  describe.each([
    ["one after the other", inTurn],
    ["at once", twice],
  ] as const)("%s", (_how, run) => {
    it("makes one order for one key", async () => {
      const person = await app.person("Bo Lund")
      const [header, body] = [{ "Idempotency-Key": randomUUID() }, orderPayload()]
      const create = async () => dataOf(await person.core.POST("/orders/create", { params: { header }, body }))
      const [one, other] = await run(create)
      expect(other).toEqual(one)
      expect(dataOf(await person.core.GET("/orders"))).toMatchObject({ count: 1, items: [{ key: one.key }] })
    })

    it("makes one profile, one application and one deal", async () => {
      const worker = await app.person("Bo Lund")
      const order = await publishedOrder(ana)
      const header = () => ({ "Idempotency-Key": randomUUID() })

      const profile = { params: { header: header(), query: { publish: true } } }
      const body = { name: "Bo Lund", classificatorPrimaryKey: rootCategory }
      const profiles = await run(async () => dataOf(await worker.core.POST("/executant", { ...profile, body })))
      expect(profiles[1]).toEqual(profiles[0])
      expect(dataOf(await worker.core.GET("/executant"))).toMatchObject({ count: 1 })

      const executant = await publishedExecutant(worker)
      const path = { id: order.key, executantKey: executant.key }
      const applying = { params: { header: header(), path } }
      const applications = await run(async () =>
        dataOf(await worker.core.POST("/orders/{id}/applications/executant/{executantKey}", applying)),
      )
      expect(applications[1]).toEqual(applications[0])

      const accepting = {
        params: { header: header(), path: { id: order.key, appKey: applications[0].key } },
        body: { description: "", moveToArchive: true },
      }
      const deals = await run(async () =>
        dataOf(await ana.core.POST("/orders/{id}/applications/{appKey}/accept", accepting)),
      )
      expect(deals[1]).toEqual(deals[0])
      const { items } = dataOf(await ana.core.GET("/deals/customer"))
      expect(items.filter(({ dealSubject }) => dealSubject.key === order.key)).toHaveLength(1)
    })

    it("makes one account of one person", async () => {
      const subject = randomUUID()
      const caller = app.callerWith(await app.token({ sub: subject, name: "Dan Vos" }))
      const header = { "Content-Language": "nl-NL" } as const
      const [one, other] = await run(async () =>
        dataOf(await caller.core.POST("/account/create", { params: { header } })),
      )
      expect(other).toEqual(one)
    })

    it("opens one chat of two profiles, whoever asks", async () => {
      const worker = await app.person("Bo Lund")
      const executant = await publishedExecutant(worker)
      await publishedOrder(ana)
      const [one, other] = await run(() => openChat(worker, executant.key, ana.key))
      expect(other.chatKey).toBe(one.chatKey)
      const info = [
        { key: ana.key, type: "Customer" as const },
        { key: executant.key, type: "Executant" as const },
      ]
      const back = dataOf(await ana.core.POST("/chat/create", { body: { name: "Hello", participantsInfo: info } }))
      expect(back).toMatchObject({ chatKey: one.chatKey, name: one.name })
    })

    it("sends a message once", async () => {
      const worker = await app.person("Bo Lund")
      const executant = await publishedExecutant(worker)
      const { chatKey } = await openChat(worker, executant.key, ana.key)
      const body = { messageKey: randomUUID(), authorKey: executant.key, messageContent: "Is Monday fine?" }
      const params = { path: { chatKey } }
      const [one, other] = await run(async () =>
        dataOf(await worker.core.PUT("/chat/{chatKey}/send", { params, body })),
      )
      expect(other).toEqual(one)
      const query = { participantKey: executant.key }
      const list = dataOf(await worker.core.GET("/chat/{chatKey}/messages", { params: { ...params, query } }))
      expect(list).toEqual({ count: 1, items: [one] })
    })
  })

  it("refuses a key again for another body, another path or another operation, and does nothing", async () => {
    const worker = await app.person("Bo Lund")
    const { key: executantKey } = await publishedExecutant(worker)
    const header = { "Idempotency-Key": randomUUID() }
    const type = "IdempotencyKeyReusedException"
    const posted = (path: string, body?: object) =>
      worker.fetch(`/api/core${path}`, {
        method: "POST",
        headers: { ...header, ...(body && { "Content-Type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const [one, other] = [await publishedOrder(ana), await publishedOrder(ana)]
    const applying = (order: { readonly key: string }) => `/orders/${order.key}/applications/executant/${executantKey}`
    expect((await posted(applying(one))).status).toBe(201)
    expect((await posted(applying(one))).status).toBe(201)
    await expectRefusal(await posted(applying(other)), { status: 400, type })
    await expectRefusal(await posted("/orders/create", orderPayload()), { status: 400, type })

    header["Idempotency-Key"] = randomUUID()
    const { name, ...rest } = orderPayload({ name: "Paint it" })
    const first = await posted("/orders/create", { name, ...rest })
    const again = await posted("/orders/create", { ...rest, name })
    expect(await again.json()).toEqual(await first.json())
    await expectRefusal(await posted("/orders/create", { ...rest, name: "Paint that" }), { status: 400, type })
    expect(dataOf(await worker.core.GET("/orders"))).toMatchObject({ count: 1 })

    header["Idempotency-Key"] = randomUUID()
    const both = await Promise.all(
      ["Paint this", "Paint those"].map((one) => posted("/orders/create", orderPayload({ name: one }))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  it("takes a key again after a refusal, and from another person", async () => {
    const header = { "Idempotency-Key": randomUUID() }
    const create = (person: Person, name: string) =>
      person.core.POST("/orders/create", { params: { header }, body: orderPayload({ name }) })
    expect((await create(ana, "x")).response.status).toBe(400)
    const [mine, theirs] = [await create(ana, "Paint it"), await create(await app.person("Bo Lund"), "Paint that")]
    expect([dataOf(mine).name, dataOf(theirs).name]).toEqual(["Paint it", "Paint that"])
    const body = JSON.stringify({ name: "Ana Pop", classificatorPrimaryKey: rootCategory })
    const init = { method: "POST", body, headers: { "Content-Type": "application/json", ...header } }
    const answer = await ana.fetch("/api/core/executant", init)
    await expectRefusal(answer, { status: 400, type: "IdempotencyKeyReusedException" })
  })

  it("refuses a message's key in another chat or by another author", async () => {
    const worker = await app.person("Bo Lund")
    const executant = await publishedExecutant(worker)
    const { chatKey } = await openChat(worker, executant.key, ana.key)
    const { messageKey } = await say(worker, { chatKey, authorKey: executant.key })
    const body = JSON.stringify({ messageKey, authorKey: ana.key, messageContent: "Mine" })
    const init = { method: "PUT", body, headers: { "Content-Type": "application/json" } }
    const answer = await ana.fetch(`/api/core/chat/${chatKey}/send`, init)
    await expectRefusal(answer, { status: 400, errors: { messageKey: ["unknownValue"] } })
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})
