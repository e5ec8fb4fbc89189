/** New orders are announced to subscribed profiles of their root category. D51. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { classificator } from "../../../server/data/classificator.ts"
import { defaultFlags } from "../../../src/domain/flags.ts"
import { eventually } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedExecutant, publishedOrder } from "../market.ts"
import { told } from "../told.ts"

const type = "OrderForExecutantsPublishedEvent"

const announced = async (app: TestApp, { key }: Person) =>
  (await told(app, key)).filter((said) => said.type === type && said.hub === "system-notifications")

const noJobs = (app: TestApp) =>
  eventually(async () => {
    const waiting = await app.db.selectFrom("jobs").select("key").where("kind", "=", "AnnounceOrder").execute()
    return waiting.length === 0 ? true : null
  })

describe.each(engines)("on the $name database", (engine) => {
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
    const notices = (await told(app, worker.key)).filter((one) => one.type === type)
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
