/** The market in numbers, over all nodes, a minute old at most. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { notePresence } from "../../../server/domain/statistics.ts"
import { startPresence } from "../../../server/hubs/presence.ts"
import { dealt, onSale } from "../../contract/situations.ts"
import { dataOf, eventually } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { closeDeal } from "../endings.ts"
import { startApp, type TestApp } from "../harness.ts"

const minuteMs = 60_000

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const numbers = async () => dataOf(await app.nobody.core.GET("/analytics/statistics"))

  it("counts what can be found, deals, people and who is there; keeps it for a minute", async () => {
    const before = await numbers()
    expect(before).toEqual({ dealsClosed: 0, dealsInProgress: 0, offers: 0, orders: 0, users: 0, usersOnline: 0 })
    const { customer, worker, deal } = await dealt(app)
    await dealt(app, { moveToArchive: true })
    await closeDeal(customer, deal.key, customer.key)
    const { order, customer: other } = await onSale(app)
    await other.core.PUT("/orders/{key}/hide", { params: { path: { key: order.key } } })
    await notePresence(app.db, [customer.key, worker.key], app.clock.now())
    await notePresence(app.db, [customer.key], app.clock.now())
    expect(await numbers()).toEqual(before)
    app.clock.advance(minuteMs)
    expect(await numbers()).toEqual({
      dealsClosed: 1,
      dealsInProgress: 1,
      offers: 0,
      orders: 1,
      users: 5,
      usersOnline: 2,
    })
    app.clock.advance(5 * minuteMs)
    expect((await numbers()).usersOnline).toBe(0)
  })

  it("writes down who has come, and who stays", async () => {
    const noted: string[] = []
    const connected = new Set<string>()
    const presence = startPresence({
      connected: () => connected,
      note: async (keys) => void noted.push(...keys),
      report: (error) => noted.push(String(error)),
      everyMs: 20,
      firstMs: 1,
    })
    presence.seen("gone again")
    await eventually(async () => (noted.includes("gone again") ? true : null))
    connected.add("here")
    await eventually(async () => (noted.filter((key) => key === "here").length > 1 ? true : null))
    await presence.close()
    expect(new Set(noted)).toEqual(new Set(["gone again", "here"]))
  })
})
