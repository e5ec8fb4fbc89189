/** The moderators' queue by hand: what waits, and what is decided. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../../callers.ts"
import { oneEngine } from "../../db/engines.ts"
import { formWith, png } from "../../files/samples.ts"
import { startApp, type TestApp } from "../../harness.ts"
import { heard, lastOf, notified, typesOf } from "../../heard.ts"
import { createExecutant, createOrder, ownOrder } from "../../market.ts"
import { moderator, waitingFor, type Moderator } from "../../moderators.ts"
import { createOffer, ownOffer } from "../../offering.ts"

const approve = (by: Moderator, key: string) =>
  by.core.POST("/moderation/queue/{key}/approve", { params: { path: { key } } })

const decline = (by: Moderator, key: string) =>
  by.core.POST("/moderation/queue/{key}/decline", {
    params: { path: { key } },
    body: { reason: "ContactDetails", note: "A number." },
  })

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let by: Moderator
  beforeAll(async () => {
    app = await startApp(engine, { config: { moderation: { mode: "manual", delayMs: 0 } } })
    by = await moderator(app)
  })
  afterAll(() => app.close())

  it("waits for a person, who sees the text and whose it is", async () => {
    const customer = await app.person("Ana Pop")
    const order = await createOrder(customer)
    expect(await waitingFor(by, order.key)).toMatchObject({
      kind: "Order",
      status: "Waiting",
      targetType: "Order",
      ownerKey: customer.key,
      ownerName: "Ana Pop",
      text: { name: order.name, description: order.description },
      previousText: null,
      complaints: [],
    })
  })

  it("publishes what is approved and tells the owner, as the rules do", async () => {
    const customer = await app.person("Ana Pop")
    const order = await createOrder(customer)
    const { key } = await waitingFor(by, order.key)
    expect(dataOf(await approve(by, key))).toMatchObject({ status: "Approved", decidedBy: "Mo Derator" })
    expect((await ownOrder(customer, order.key)).status).toBe("Published")
    expect(typesOf(await notified(app, customer))).toContain("OrderPublishedEvent")
  })

  it("refuses with the reason, and shows a change beside what is public", async () => {
    const customer = await app.person("Ana Pop")
    const order = await createOrder(customer)
    await approve(by, (await waitingFor(by, order.key)).key)
    const { name, description, classificatorPrimaryKey, price, startDate, endDate } = order
    await customer.core.PUT("/orders/{key}", {
      params: { path: { key: order.key } },
      body: { name: `${name} again`, description, classificatorPrimaryKey, price, startDate, endDate },
    })
    const task = await waitingFor(by, order.key)
    expect([task.text?.name, task.previousText?.name]).toEqual([`${name} again`, name])
    expect(dataOf(await decline(by, task.key))).toMatchObject({ status: "Refused", reason: "ContactDetails" })
    const own = await ownOrder(customer, order.key)
    expect(own).toMatchObject({ status: "Published", versionStatus: "Declined", reason: "ContactDetails" })
    expect(lastOf(await heard(app, customer), "OrderModerationFailedEvent").metadata["order"]).toEqual(own)
  })

  it("approves profiles", async () => {
    const worker = await app.person("Bo Lund")
    const { key } = await createExecutant(worker, true)
    const task = await waitingFor(by, key)
    expect(task).toMatchObject({ kind: "Executant", targetType: "Executant", previousText: null })
    await approve(by, task.key)
    expect(dataOf(await worker.core.GET("/executant")).items[0]?.status).toBe("Published")
  })

  it("shows a profile's new photo with the words that it waits with (E414)", async () => {
    const worker = await app.person("Bo Lund")
    const { key } = await createExecutant(worker, true)
    const photo = (name: string) =>
      worker.fetch(`/api/core/executant/${key}/uploadphoto`, { method: "POST", body: formWith(png(), name, "avatar") })
    const files = async () => (await waitingFor(by, key)).files.map(({ originalFileName: name }) => name)
    await photo("first.png")
    expect(await files()).toEqual(["first.png"])
    dataOf(await approve(by, (await waitingFor(by, key)).key))
    await photo("second.png")
    expect(await files()).toEqual(["second.png"])
  })

  it("says of an offer what came of it, where its profile can't be public", async () => {
    const worker = await app.person("Bo Lund")
    const executant = await createExecutant(worker, true)
    const offer = await createOffer(worker, executant.key)
    await decline(by, (await waitingFor(by, executant.key)).key)
    const task = await waitingFor(by, offer.key)
    expect(dataOf(await approve(by, task.key))).toMatchObject({ status: "Refused", reason: "ContactDetails" })
    expect(await ownOffer(worker, offer.key)).toMatchObject({ status: "Draft", reason: "ContactDetails" })
    const { items } = dataOf(await by.core.GET("/moderation/audit", { params: { query: { top: 1 } } }))
    expect(items[0]).toMatchObject({ action: "Approve", targetKey: offer.key, reason: "ContactDetails" })
  })

  it("decides each once, whoever is faster", async () => {
    const customer = await app.person("Ana Pop")
    const order = await createOrder(customer)
    const { key } = await waitingFor(by, order.key)
    const second = await moderator(app)
    const answers = await Promise.all([approve(by, key), decline(second, key)])
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 400])
    expect(answers.map(({ error }) => error?.type)).toContain("ModerationInvalidStateException")
  })

  it("supersedes what was taken back, which waits no more", async () => {
    const customer = await app.person("Ana Pop")
    const order = await createOrder(customer)
    const { key } = await waitingFor(by, order.key)
    await customer.core.PUT("/orders/{key}/archive", { params: { path: { key: order.key } } })
    await expect(waitingFor(by, order.key)).rejects.toThrow("Nothing waits")
    const { error } = await approve(by, key)
    expect(error).toMatchObject({ type: "ModerationInvalidStateException", details: { status: "Superseded" } })
    expect((await ownOrder(customer, order.key)).status).toBe("Archived")
  })
})
