/** Search engines and messengers read what each page says, and nothing that they must not find. */
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { builtClient } from "../../../server/web/client.ts"
import { builtLanguages } from "../../../server/pages/languages.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedExecutant, publishedOrder } from "../market.ts"
import { publishedOffer } from "../offering.ts"
import { asked, dataProblems, type DataNode } from "./found.ts"

const ending = "</script><script>alert(1)</script>"
const spoken = builtLanguages(builtClient()).map((language) => language.slice(0, 2))

const typesOf = (data: readonly DataNode[]): readonly string[] => data.map((node) => node["@type"])

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let customer: Person
  let pages: Readonly<Record<"order" | "offer" | "executant" | "customer", string>>
  let order: { readonly key: string; readonly name: string }
  beforeAll(async () => {
    app = await startApp(engine)
    customer = await app.person("Ana Pop")
    const worker = await app.person("Bo Lund")
    const executant = await publishedExecutant(worker)
    order = await publishedOrder(customer)
    const offer = await publishedOffer(worker, executant.key)
    pages = {
      order: `/orders/${order.key}`,
      offer: `/offers/${offer.key}`,
      executant: `/executant/profile/${executant.key}`,
      customer: `/profile/${customer.key}`,
    }
  })
  afterAll(() => app.close())

  /** Of one that is there. */
  const read = async (path: string, headers?: Readonly<Record<string, string>>) => {
    const found = await asked(app, path, headers)
    expect(found.status).toBe(200)
    return found
  }

  it.each([
    ["/", "The right hands, near you · Handra", ["WebSite", "Organization"]],
    ["/search?type=offers", "Find offers · Handra", ["CollectionPage", "BreadcrumbList"]],
    ["/support/faq", "Questions and answers · Handra", ["FAQPage", "BreadcrumbList"]],
    ["/support/about", "About Handra · Handra", ["AboutPage", "BreadcrumbList"]],
    ["/support/support", "Write to support · Handra", ["ContactPage", "BreadcrumbList"]],
  ])("says of %s what it is", async (path, title, types) => {
    const { page, headers, html } = await read(path)
    expect([page.title, page.language, headers.get("content-language")]).toEqual([title, "en-US", "en-US"])
    expect(page.canonical).toBe(app.url + path)
    expect(page.meta["description"]?.length).toBeGreaterThan(50)
    expect(page.meta).toMatchObject({
      "og:url": app.url + path,
      "og:title": title.replace(" · Handra", ""),
      "og:site_name": "Handra",
      "og:image:width": "1200",
      "twitter:card": "summary_large_image",
    })
    expect([page.meta["robots"], headers.get("x-robots-tag")]).toEqual([undefined, null])
    expect(Object.keys(page.alternates)).toEqual([...spoken, "x-default"])
    const sign = path.includes("?") ? "&" : "?"
    expect(page.alternates["en"]).toBe(`${app.url}${path}${sign}lang=en`)
    expect([typesOf(page.data), dataProblems(page.data)]).toEqual([types, []])
    // Some messengers read no more of a page.
    expect(html.indexOf("og:image:height")).toBeLessThan(2_500)
    // Nothing of the texts' own notation is left.
    expect(JSON.stringify(page.data).replaceAll("{words}", "")).not.toMatch(/\{\w+[,}]|<\/?\w+>/u)
  })

  it("says of a listing what everybody may know, its price and its town", async () => {
    const { page } = await read(pages.order)
    expect(page.title).toBe(`${order.name} · Handra`)
    expect(page.meta["description"]).toContain("€120.50 per service · Two walls and a ceiling.")
    expect(page.meta["og:image"]).toContain(`${app.url}/cards${pages.order}.jpg?lang=en&v=`)
    expect([typesOf(page.data), dataProblems(page.data)]).toEqual([["Demand", "BreadcrumbList"], []])
    expect(page.data[0]).toMatchObject({ priceSpecification: { price: 120.5, priceCurrency: "EUR" } })
    // A customer is a private person.
    expect(JSON.stringify(page)).not.toContain("Ana Pop")
    const offer = (await read(pages.offer)).page
    expect([typesOf(offer.data), dataProblems(offer.data)]).toEqual([["Service", "BreadcrumbList"], []])
    expect(offer.data[0]).toMatchObject({ offers: { price: 120.5, url: app.url + pages.offer } })
    const profile = (await read(pages.executant)).page
    expect([typesOf(profile.data), dataProblems(profile.data)]).toEqual([["ProfilePage", "BreadcrumbList"], []])
    expect(profile.meta["og:type"]).toBe("profile")
  })

  it.each(["/orders", "/orders/new", "/chat", "/settings", "/deals", "/my-handra", "/search?type=orders&search=paint"])(
    "keeps %s out of indexes",
    async (path) => {
      const { page, headers } = await read(path)
      expect([page.meta["robots"], headers.get("x-robots-tag")]).toEqual(["noindex", "noindex"])
      expect([page.canonical, page.alternates, page.data]).toEqual([undefined, {}, []])
      expect(page.meta["og:image"]).toContain("/cards/home.jpg")
    },
  )

  it.each([
    "page=1",
    "page=1&lang=de",
    "fbclid=abc",
    "utm_source=letter&view=map",
    "classificatorPrimaryKeys=nonsense",
  ])("takes a search with %s for the whole one, as the app does", async (more) => {
    const { page, headers } = await read(`/search?type=offers&${more}`)
    const ending = more.includes("lang") ? "&lang=de" : ""
    expect([page.canonical, page.meta["robots"], headers.get("x-robots-tag")]).toEqual([
      `${app.url}/search?type=offers${ending}`,
      undefined,
      null,
    ])
  })

  it.each(["page=2", "sortBy=oldest", "minPrice=5"])("keeps a search with %s out of indexes", async (more) => {
    const { page, headers } = await read(`/search?type=offers&${more}`)
    expect([page.canonical, headers.get("x-robots-tag")]).toEqual([undefined, "noindex"])
  })

  it("shows a customer's page to who has its address, and to no index", async () => {
    const { page, headers } = await read(pages.customer)
    expect([page.title, headers.get("x-robots-tag"), page.data]).toEqual(["Ana Pop · Handra", "noindex", []])
  })

  it("says nothing of what is not on the market (any more), to people neither", async () => {
    const gone = await publishedOrder(customer)
    await customer.core.PUT("/orders/{key}/archive", { params: { path: { key: gone.key } } })
    for (const agent of [undefined, "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"]) {
      const found = await asked(app, `/orders/${gone.key}`, agent === undefined ? {} : { "User-Agent": agent })
      expect(found.status).toBe(agent === undefined ? 404 : 200)
      expect(found.html).not.toContain(gone.name)
      expect([found.page.meta["robots"], found.headers.get("x-robots-tag")]).toEqual(["noindex", "noindex"])
    }
  })

  it("says nothing of a blocked profile", async () => {
    const worker = await app.person("Cy Lund")
    const { key, name } = await publishedExecutant(worker)
    await app.db.updateTable("executants").set({ blocked: true }).where("key", "=", key).execute()
    const found = await asked(app, `/executant/profile/${key}`)
    expect([found.status, found.html.includes(name)]).toEqual([404, false])
    expect((await fetch(`${app.url}/cards/executant/profile/${key}.jpg`)).status).toBe(404)
  })

  it("lets no name end what it stands in", async () => {
    const hostile = await publishedOrder(customer)
    const name = `${ending}"><img src=x onerror=alert(2)>&amp;`
    await app.db.updateTable("listing_versions").set({ name }).where("listing_key", "=", hostile.key).execute()
    const ordinary = await read(pages.order)
    const { page } = await read(`/orders/${hostile.key}`)
    expect([page.title, page.meta["og:title"], page.data[0]?.["name"]]).toEqual([`${name} · Handra`, name, name])
    expect(page.scripts).toEqual(ordinary.page.scripts)
    expect(Object.keys(page.meta)).toEqual(Object.keys(ordinary.page.meta))
  })

  it("lets no description pass for a part of the build's page", async () => {
    const hostile = await publishedOrder(customer)
    const description = 'See /i18n/en/core.json and <html lang="xx"> there.'
    await app.db.updateTable("listing_versions").set({ description }).where("listing_key", "=", hostile.key).execute()
    const { page, html } = await read(`/orders/${hostile.key}?lang=de`)
    expect(page.meta["description"]).toContain(description)
    expect(html).toContain('data-answers="/i18n/de/core.json"')
  })

  it("lets no description turn round what stands beside it", async () => {
    const turned = await publishedOrder(customer)
    const description = "Two \u202Esllaw\u202C and a \u2067ceiling, a family \u{1F468}\u200D\u{1F469} room."
    await app.db.updateTable("listing_versions").set({ description }).where("listing_key", "=", turned.key).execute()
    const { page } = await read(`/orders/${turned.key}`)
    const said = "Two sllaw and a ceiling, a family \u{1F468}\u200D\u{1F469} room."
    expect([page.meta["description"], page.meta["og:description"]]).toEqual([
      expect.stringContaining(said),
      expect.stringContaining(said),
    ])
  })

  it("has a tag that changes with what the page says, and with its encoding", async () => {
    const tagOf = async (path: string, encoding = "br") =>
      (await read(path, { "Accept-Encoding": encoding })).headers.get("etag") ?? ""
    // The painter's thread may take longer to begin than a page waits for its picture.
    await expect.poll(async () => (await read(pages.order)).html, { timeout: 30_000 }).toContain("data-picture")
    const [first, plain] = [await tagOf(pages.order), await tagOf(pages.order, "identity")]
    expect([await tagOf(pages.order), first === plain]).toEqual([first, false])
    const again = await asked(app, pages.order, { "Accept-Encoding": "br", "If-None-Match": first })
    expect([again.status, again.html]).toEqual([304, ""])
    expect(again.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Sec-CH-UA-Mobile, User-Agent, Cookie")
    await app.db
      .updateTable("listing_versions")
      .set({ description: "Three walls now." })
      .where("listing_key", "=", order.key)
      .execute()
    expect(await tagOf(pages.order)).not.toBe(first)
  })

  it.each(spoken)("speaks %s where the address or the browser says so", async (language) => {
    const [named, wanted] = [
      await read(`/?lang=${language}`),
      await read("/", { "Accept-Language": `${language},en;q=0.5` }),
    ]
    expect([named.page.language?.slice(0, 2), wanted.page.language?.slice(0, 2)]).toEqual([language, language])
    expect([named.page.title, named.page.meta["description"]]).toEqual([
      wanted.page.title,
      wanted.page.meta["description"],
    ])
    expect([named.headers.get("vary"), named.page.canonical]).toEqual([
      "Accept-Encoding, Sec-CH-UA-Mobile, User-Agent, Cookie",
      `${app.url}/?lang=${language}`,
    ])
    expect(dataProblems(named.page.data)).toEqual([])
    // The words without the app are in the page's language: of another language than English each of them (E430).
    const said = (html: string) => [
      /<noscript>.*<\/noscript>/su.exec(html)?.[0],
      /<div id="app"[^>]*>/u.exec(html)?.[0],
    ]
    const [here, english] = [said(named.html), said((await read("/?lang=en")).html)]
    expect([here[0] === english[0], here[1] === english[1]]).toEqual([language === "en", language === "en"])
    expect(here.join()).not.toMatch(language === "en" ? /^$/u : /Switch it on|can&#39;t start|Try again/u)
    expect(here[1]).toMatch(/ data-title="[^"]+" data-hint="[^"]+" data-retry="[^"]+"/u)
  })

  it("lists each page that is there to be found, and only those", async () => {
    const robots = await (await fetch(`${app.url}/robots.txt`)).text()
    const [, index = ""] = /^Sitemap: (.*)$/mu.exec(robots) ?? []
    const xml = new XMLParser({ ignoreAttributes: false, isArray: (name) => ["sitemap", "url"].includes(name) })
    const fetched = async (url: string) => {
      const answer = await fetch(url)
      const text = await answer.text()
      expect([answer.status, answer.headers.get("content-type"), XMLValidator.validate(text)]).toEqual([
        200,
        "application/xml; charset=utf-8",
        true,
      ])
      return xml.parse(text)
    }
    const files: readonly { readonly loc: string }[] = (await fetched(index)).sitemapindex.sitemap
    expect(files.map(({ loc }) => loc.replace(app.url, "").split("/")[2])).toEqual([
      "pages.xml",
      "orders",
      "offers",
      "executants",
    ])
    const urls: string[] = []
    for (const { loc } of files)
      for (const url of (await fetched(loc)).urlset.url) {
        urls.push(url.loc)
        expect(url["xhtml:link"]).toHaveLength(spoken.length + 1)
        if (loc.includes("/orders/")) expect(Date.parse(url.lastmod)).not.toBeNaN()
      }
    const paths = urls.map((url) => url.replace(app.url, ""))
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/search?type=offers", pages.order, pages.offer, pages.executant]),
    )
    expect(paths).not.toContain(pages.customer)
    for (const path of paths) {
      const { status, page } = await asked(app, path)
      expect([status, page.canonical]).toEqual([200, app.url + path])
    }
    for (const made of [`deals/${order.key}`, `orders/${"-".repeat(36)}`, `executants/${"a".repeat(36)}`])
      expect((await fetch(`${app.url}/sitemaps/${made}.xml`)).status).toBe(404)
  })

  it("has logged nothing", () => expect(app.logged).toEqual([]))
})
