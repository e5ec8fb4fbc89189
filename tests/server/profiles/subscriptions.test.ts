/** New orders are announced to subscribed profiles of their root category. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { classificator } from "../../../server/data/classificator.ts"
import { defaultFlags } from "../../../src/domain/flags.ts"
import { eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder, ownOrder, publishedExecutant, publishedOrder } from "../market.ts"
import { publishedOffer } from "../offering.ts"
import { noticesTo } from "../sent-notices.ts"

const type = "OrderForExecutantsPublishedEvent"

const announced = async (app: TestApp, { key }: Person) =>
  (await noticesTo(app, key)).filter((said) => said.type === type && said.hub === "system-notifications")

const noJobs = (app: TestApp) =>
  eventually(async () => {
    const waiting = await app.db.selectFrom("jobs").select("key").where("kind", "=", "AnnounceOrder").execute()
    return waiting.length === 0 ? true : null
  })

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("tells each account once, with the order as everybody sees it", async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const profiles = [await publishedExecutant(worker), await publishedExecutant(worker)]
    const own = await publishedExecutant(customer)
    const { key: orderKey, name } = await publishedOrder(customer)
    const [said] = await eventually(async () => {
      const heard = await announced(app, worker)
      return heard.length > 0 ? heard : null
    })
    expect(said?.metadata).toMatchObject({
      orderKey,
      order: { key: orderKey, name },
      executantKeys: profiles.map(({ key }) => key),
    })
    const notices = (await noticesTo(app, worker.key)).filter((one) => one.type === type)
    expect(notices.map(({ hub }) => hub)).toEqual(["system-notifications", "user-notifications"])
    expect(own.isSubscribed).toBe(true)
    expect(await announced(app, customer)).toEqual([])
  })

  it("leaves alone who does not want it, and who does other work", async () => {
    const [customer, quiet, other] = [
      await app.person("Ana Pop"),
      await app.person("Bo Lund"),
      await app.person("Cem Oz"),
    ]
    const { key } = await publishedExecutant(quiet)
    await quiet.core.POST("/executant/{key}/unsubscribe", { params: { path: { key } } })
    const unlike = await publishedExecutant(other)
    const root = classificator[1]?.key ?? ""
    await app.db.updateTable("executants").set({ classificator_root_key: root }).where("key", "=", unlike.key).execute()
    await publishedOrder(customer)
    await noJobs(app)
    expect([await announced(app, quiet), await announced(app, other)]).toEqual([[], []])
  })

  it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
})

const place = (address: string, lat: number, lon: number) => ({
  discriminator: "Radius" as const,
  address,
  metadata: { lat, lon, radius: 30_000 },
})

it("tells a profile with places only of orders within their reach", async () => {
  const app = await startApp(undefined, { config: { moderation: { mode: "auto", delayMs: 1_000 } } })
  const [customer, near, far] = [await app.person("Ana Pop"), await app.person("Bo Lund"), await app.person("Cem Oz")]
  for (const [worker, spot] of [
    [near, place("Pirna", 50.96, 13.94)],
    [far, place("Hamburg", 53.55, 9.99)],
  ] as const) {
    const { key } = await publishedExecutant(worker)
    const offer = await publishedOffer(worker, key)
    await worker.core.POST("/offers/{id}/location", { params: { path: { id: offer.key } }, body: spot })
    const { data } = await app.nobody.core.GET("/executant/public/{key}", { params: { path: { key } } })
    expect(data?.locations).toMatchObject([{ address: spot.address }])
  }
  const { key: id } = await createOrder(customer)
  await customer.core.POST("/orders/{id}/location", { params: { path: { id } }, body: place("Dresden", 51.05, 13.74) })
  await eventually(async () => ((await ownOrder(customer, id)).status === "Published" ? true : null))
  await noJobs(app)
  expect([(await announced(app, near)).length, (await announced(app, far)).length]).toEqual([1, 0])
  await app.close()
})

it("announces nothing while the flag is off", async () => {
  const app = await startApp(undefined, {
    config: { flags: { ...defaultFlags, executantSubscriptionForNewOrders: false } },
  })
  const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
  await publishedExecutant(worker)
  await publishedOrder(customer)
  expect(await app.db.selectFrom("jobs").selectAll().execute()).toEqual([])
  await app.close()
})
