/** The search answers with orders and offers, counts, suggestions, places and categories. Spec §7. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { publishedExecutant, publishedOrder } from "../market.ts"
import { publishedOffer } from "../offering.ts"

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const search = async (type: "orders" | "offers", term: string) =>
    dataOf(await app.nobody.core.GET("/v2/search/{type}", { params: { path: { type }, query: { term } } }))

  it("finds orders and offers apart, each as everybody sees it", async () => {
    const ana = await app.person("Ana Pop")
    const order = await publishedOrder(ana, { name: "Varnish a rocking chair" })
    const bo = await app.person("Bo Lund")
    const { key: executantKey } = await publishedExecutant(bo)
    const offer = await publishedOffer(bo, executantKey, { name: "Varnishing of rocking horses" })
    const orders = await search("orders", "varnish")
    const offers = await search("offers", "varnish")
    expect([orders.count, orders.items.map(({ key }) => key)]).toEqual([1, [order.key]])
    expect([offers.count, offers.items.map(({ key }) => key)]).toEqual([1, [offer.key]])
    const shown = await ana.core.GET("/orders/public/{key}", { params: { path: { key: order.key } } })
    expect(orders.items[0]).toEqual(dataOf(shown))
    const params = { path: { type: "offers" as const }, query: { term: "varnish" } }
    expect(dataOf(await app.nobody.core.GET("/v2/search/{type}/count", { params }))).toEqual({ count: 1 })
  })

  it("finds nothing that is hidden or not yet approved", async () => {
    const ana = await app.person("Ana Pop")
    const { key } = await publishedOrder(ana, { name: "Untangle fishing nets" })
    dataOf(await ana.core.PUT("/orders/{key}/hide", { params: { path: { key } } }))
    expect((await search("orders", "fishing")).count).toBe(0)
    dataOf(await ana.core.PUT("/orders/{key}/unhide", { params: { path: { key } } }))
    expect((await search("orders", "fishing")).count).toBe(1)
  })

  const suggest = async (value: string, top?: number) =>
    dataOf(
      await app.nobody.core.GET("/autocomplete/{type}", {
        params: { path: { type: "orders" }, query: { value, ...(top !== undefined && { top }) } },
      }),
    )

  it("suggests names by their beginnings, and by nearly those", async () => {
    const ana = await app.person("Ana Pop")
    for (const name of ["Upholster an armchair", "Upholster two armchairs", "Carry upholstery upstairs"])
      await publishedOrder(ana, { name })
    expect(await suggest("uphol")).toEqual([
      "Upholster an armchair",
      "Upholster two armchairs",
      "Carry upholstery upstairs",
    ])
    expect(await suggest("UPHOL", 2)).toHaveLength(2)
    expect(await suggest("uphlster")).toContain("Upholster an armchair")
    expect(await suggest("zz")).toEqual([])
    expect(await suggest("upt")).toEqual([])
    for (const value of ["&|!", "ьъ"]) expect(await suggest(value)).toEqual([])
  })

  it.each(["Dresden, Sachsen, DE", "01067 Dresden", "Ring 12, 01067 Drezden"])(
    "finds the town in an address such as “%s”",
    async (query) => {
      const { items } = dataOf(await app.nobody.core.GET("/search/fuzzy", { params: { query: { query } } }))
      expect(items[0]?.freeFormAddress).toBe("Dresden, Sachsen, DE")
    },
  )

  it("names the categories in each language, and says when a copy is still good", async () => {
    const tags = new Set<string>()
    const roots = new Set<string>()
    for (const language of languages) {
      const headers = { "Accept-Language": `${language},en;q=0.5` }
      const answer = await app.nobody.fetch("/api/core/classificator/services/short", { headers })
      const tag = answer.headers.get("etag") ?? ""
      const { items } = (await answer.json()) as { items: { name: string; children: unknown[] }[] }
      expect(items).toHaveLength(24)
      tags.add(tag)
      roots.add(items.map(({ name }) => name).join())
      const again = await app.nobody.fetch("/api/core/classificator/services/short", {
        headers: { ...headers, "If-None-Match": `"other", ${tag}` },
      })
      expect([again.status, again.headers.get("vary")]).toEqual([304, "Accept-Language"])
    }
    expect([tags.size, roots.size]).toEqual([languages.length, languages.length])
  })
})
