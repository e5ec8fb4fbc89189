/** Bots see what is public and don't count as viewers; what is not there is 404 to them, and the app to people. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { caller, dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { ownOrder, publishedExecutant, publishedOrder } from "../market.ts"
import { publishedOffer } from "../offering.ts"

const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
const browser =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const market = async () => {
    const [customer, worker] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const [order, executant] = [await publishedOrder(customer), await publishedExecutant(worker)]
    const offer = await publishedOffer(worker, executant.key)
    return { customer, worker, order, executant, offer }
  }

  it("counts no look of a bot, and one of whoever has signed in, whatever they look with", async () => {
    const { customer, worker, order, executant } = await market()
    const path = { key: order.key }
    const viewsAfter = async (token: string | null, agent: string): Promise<number> => {
      const calls = caller(app.url, token, agent)
      await calls.core.GET("/executant/public/{key}", { params: { path: { key: executant.key } } })
      return dataOf(await calls.core.GET("/orders/public/{key}", { params: { path } })).metadata.orderViews
    }
    expect(await viewsAfter(null, robot)).toBe(0)
    expect(await viewsAfter(null, browser)).toBe(1)
    expect(await viewsAfter(worker.token, robot)).toBe(2)
    const params = { path: { key: executant.key } }
    expect(dataOf(await worker.core.GET("/executant/{key}", { params })).metadata.views).toBe(1)
    expect((await ownOrder(customer, order.key)).metadata.orderViews).toBe(2)
  })

  it("counts no page that is fetched, and one look of who says that they read it", async () => {
    const { customer, order, executant } = await market()
    const path = { key: order.key }
    const views = async () => (await ownOrder(customer, order.key)).metadata.orderViews
    const headers = { "User-Agent": browser }
    const html = await (await fetch(`${app.url}/orders/${order.key}`, { headers })).text()
    expect(html).toContain(`/api/core/orders/public/${order.key}"`)
    expect(await views()).toBe(0)
    for (const agent of [robot, browser, browser])
      await fetch(`${app.url}/api/core/orders/public/${order.key}`, {
        method: "HEAD",
        headers: { "User-Agent": agent },
      })
    expect(await views()).toBe(1)
    const looks = caller(app.url, customer.token, browser)
    await looks.core.GET("/orders/public/{key}", { params: { path } })
    expect(await views()).toBe(1)
    await fetch(`${app.url}/executant/profile/${executant.key}`, { headers })
    const shown = await caller(app.url, null, robot).core.GET("/executant/public/{key}", {
      params: { path: { key: executant.key } },
    })
    expect(dataOf(shown).metadata.views).toBe(0)
  })

  it("answers a bot 404 where nothing public is, and people with the app as ever", async () => {
    const { customer, order, executant, offer } = await market()
    const there = [
      `/orders/${order.key}`,
      `/offers/${offer.key}`,
      `/executant/profile/${executant.key}`,
      `/profile/${customer.key}`,
    ]
    const missing = [
      ...["orders", "offers", "profile", "executant/profile"].map((room) => `/${room}/${randomUUID()}`),
      `/offers/${order.key}`,
      "/orders/nonsense",
      "/nonsense",
      `/orders/${randomUUID()}/`,
    ]
    const others = ["/", "/search", "/orders/new", `/orders/${randomUUID()}/view`, "/profile"]
    const asks = async (path: string, agent: string) => {
      const answer = await fetch(app.url + path, { headers: { "User-Agent": agent } })
      return { status: answer.status, type: answer.headers.get("content-type") }
    }
    // A person who is taken for a bot reads in place what is not there any more.
    const asApp = await asks("/search", browser)
    for (const path of missing)
      expect([await asks(path, robot), await asks(path, browser)]).toEqual([{ ...asApp, status: 404 }, asApp])
    for (const path of [...there, ...others]) expect(await asks(path, robot)).toEqual(asApp)
  })

  it("takes what is hidden or archived for missing", async () => {
    const { customer, order } = await market()
    const isMissing = async () => {
      const answer = await fetch(`${app.url}/orders/${order.key}`, { headers: { "User-Agent": robot } })
      return answer.status === 404
    }
    const params = { path: { key: order.key } }
    await customer.core.PUT("/orders/{key}/hide", { params })
    expect(await isMissing()).toBe(true)
    await customer.core.PUT("/orders/{key}/unhide", { params })
    expect(await isMissing()).toBe(false)
    await customer.core.PUT("/orders/{key}/archive", { params })
    expect(await isMissing()).toBe(true)
  })

  it("has logged nothing", () => expect(app.logged).toEqual([]))
})
