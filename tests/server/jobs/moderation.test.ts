/** Moderation at work: what waits is decided in its time, once, and nothing that fails keeps the rest waiting. */
import { sql } from "kysely"
import { afterEach, describe, expect, it } from "vitest"
import { dataOf, eventually } from "../callers.ts"
import { engines, oneEngine, type TestEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder, dayIn, ownOrder, publishedOrder, rootCategory } from "../market.ts"

const dayMs = 24 * 60 * 60 * 1000
const aWhileMs = 200

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, aWhileMs))

const decided = (owner: Person, key: string) =>
  eventually(async () => {
    const order = await ownOrder(owner, key)
    return order.status === "OnModeration" ? null : order
  })

const expiryOf = async ({ db }: TestApp, key: string): Promise<Date | null> => {
  const row = await db.selectFrom("listings").select("expires_at").where("key", "=", key).executeTakeFirstOrThrow()
  return row.expires_at
}

const started: TestApp[] = []
afterEach(async () => {
  for (const app of started.splice(0)) await app.close()
})

const startOn = async (engine: TestEngine, moderation: Partial<TestApp["config"]["moderation"]> = {}) => {
  const app = await startApp(engine, { config: { moderation: { mode: "auto", delayMs: 0, ...moderation } } })
  started.push(app)
  return { app, ana: await app.person("Ana Pop") }
}

describe.each(engines)("on the $name database", (engine) => {
  const start = (moderation: Partial<TestApp["config"]["moderation"]> = {}) => startOn(engine, moderation)

  it("publishes or refuses, tells why, and tells the owner", async () => {
    const { app, ana } = await start()
    const [good, bad] = [await createOrder(ana), await createOrder(ana, { description: "Call +49 151 2345 6789" })]
    expect(await decided(ana, good.key)).toMatchObject({
      status: "Published",
      versionStatus: "Published",
      reason: null,
    })
    const refused = { status: "Draft", versionStatus: "Declined", reason: "ContactDetails" }
    expect(await decided(ana, bad.key)).toMatchObject(refused)
    const twin = { name: good.name, description: good.description }
    expect(await decided(ana, (await createOrder(ana, twin)).key)).toMatchObject({
      status: "Draft",
      reason: "Duplicate",
    })
    const { items } = dataOf(await ana.notifications.GET("/notification"))
    expect(items.map(({ type, level }) => [type, level])).toEqual([
      ["OrderModerationFailedEvent", "Warning"],
      ["OrderModerationFailedEvent", "Warning"],
      ["OrderPublishedEvent", "Success"],
      ["AccountCreatedEvent", "Success"],
    ])
    const stranger = await app.person("Bo Lund")
    const params = { path: { key: bad.key } }
    expect((await stranger.core.GET("/orders/public/{key}", { params })).response.status).toBe(404)
    expect(app.logged).toEqual([])
  })

  it("goes on with the others when one can't be decided, and comes back to it", async () => {
    const { app, ana } = await start({ delayMs: 60_000 })
    const [broken, good] = [await createOrder(ana), await createOrder(ana)]
    await sql`create function fail() returns trigger language plpgsql as 'begin raise exception ''Broken.''; end'`.execute(
      app.db,
    )
    const breaks = sql`create trigger breaks before update on listings for each row`
    await sql`${breaks} when (new.key = ${sql.lit(broken.key)}) execute function fail()`.execute(app.db)
    app.clock.advance(60_000)
    await createOrder(ana)
    expect(await decided(ana, good.key)).toMatchObject({ status: "Published" })
    expect(await ownOrder(ana, broken.key)).toMatchObject({ status: "OnModeration" })
    expect(app.logged).toEqual([expect.stringContaining("Moderation could not go on.")])

    await sql`drop trigger breaks on listings`.execute(app.db)
    app.clock.advance(60_000)
    await createOrder(ana)
    expect(await decided(ana, broken.key)).toMatchObject({ status: "Published" })
  })
})

/** No case below depends on the engine. E224. */
describe.each(oneEngine)("on the $name database alone", (engine) => {
  const start = (moderation: Partial<TestApp["config"]["moderation"]> = {}) => startOn(engine, moderation)

  it("lets a text wait as long as it is configured, and a profile too", async () => {
    const { app, ana } = await start({ delayMs: 60_000 })
    const order = await createOrder(ana)
    const body = { name: "Ana Pop", classificatorPrimaryKey: rootCategory }
    const query = { publish: true }
    const executant = dataOf(await ana.core.POST("/executant", { params: { query }, body }))
    await aWhile()
    expect(await ownOrder(ana, order.key)).toMatchObject({ status: "OnModeration" })
    expect(executant.status).toBe("OnModeration")
    app.clock.advance(60_000)
    await createOrder(ana) // wakes the runner, as whatever is written does
    expect(await decided(ana, order.key)).toMatchObject({ status: "Published" })
    await eventually(async () => {
      const { items } = dataOf(await ana.core.GET("/executant"))
      return items[0]?.status === "Published" ? true : null
    })
  })

  it("leaves everything to people in the mode manual, and lets all through when off", async () => {
    const manual = await start({ mode: "manual" })
    const waiting = await createOrder(manual.ana)
    await aWhile()
    expect(await ownOrder(manual.ana, waiting.key)).toMatchObject({ status: "OnModeration" })
    const { ana } = await start({ mode: "off" })
    const { key } = await createOrder(ana, { description: "Call +49 151 2345 6789" })
    expect(await decided(ana, key)).toMatchObject({ status: "Published" })
  })

  it("lets an order expire after its last day, a day after its approval at the earliest, and in a year that is", async () => {
    const { app, ana } = await start()
    const [today, later, never] = [
      await publishedOrder(ana, { startDate: dayIn(0), endDate: dayIn(0) }),
      await publishedOrder(ana, { startDate: dayIn(2), endDate: dayIn(5) }),
      await publishedOrder(ana, { endDate: "9999-12-31" }),
    ]
    expect((await expiryOf(app, today.key))?.getTime()).toBeGreaterThan(Date.now() + dayMs - 60_000)
    expect((await expiryOf(app, later.key))?.toISOString()).toBe(`${dayIn(6)}T00:00:00.000Z`)
    expect((await expiryOf(app, never.key))?.toISOString()).toBe("9999-12-31T23:59:59.999Z")
    expect(app.logged).toEqual([])
  })
})
