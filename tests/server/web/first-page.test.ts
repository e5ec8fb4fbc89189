/**
 * A page that is not painted brings along what its app asks first, as the server answers it to a visitor, and the code of
 * its screen. painting.test.ts has the others.
 */
import { parse, type DefaultTreeAdapterTypes } from "parse5"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signedInCookie } from "../../../src/domain/page-cookies.ts"
import { builtClient } from "../../../server/web/client.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedExecutant, publishedOrder } from "../market.ts"

type Node = DefaultTreeAdapterTypes.Node

const description = "Sand the floor of the kitchen. </script><script>alert(1)</script> Eight hours of work."

const elements = (node: Node): readonly DefaultTreeAdapterTypes.Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elements) : []),
]

const attribute = ({ attrs }: DefaultTreeAdapterTypes.Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let customer: Person
  let worker: Person
  let orderKey: string
  let executantKey: string
  beforeAll(async () => {
    app = await startApp(engine)
    customer = await app.person("Ana Pop")
    worker = await app.person("Bo Lund")
    orderKey = (await publishedOrder(customer, { description })).key
    executantKey = (await publishedExecutant(worker)).key
  })
  afterAll(() => app.close())

  /** The page of somebody who is signed in, which is painted by their browser alone. */
  const visit = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(app.url + path, { headers: { Cookie: `${signedInCookie}=1`, ...headers } })
    const html = await answer.text()
    const all = elements(parse(html))
    const answers = all.flatMap((element) => {
      const asked = attribute(element, "data-answers")
      const text = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("")
      return asked === undefined ? [] : [[asked, text] as const]
    })
    const preloads = all.filter((element) => attribute(element, "rel") === "modulepreload")
    return { html, answers: new Map(answers), code: preloads.map((element) => attribute(element, "href") ?? "") }
  }

  const apiOf = (answers: ReadonlyMap<string, string>) => [...answers.keys()].filter((path) => path.startsWith("/api/"))

  it.each([
    ["/", 3],
    ["/search?type=orders", 2],
    ["/orders/ORDER", 2],
    ["/executant/profile/EXECUTANT", 4],
    ["/profile/CUSTOMER", 3],
    ["/support/about", 2],
    ["/support/faq", 1],
    // The app reads an address with a slash at its end, or `index.html`, as the one without.
    ["/search/?type=orders", 2],
    ["/orders/ORDER/", 2],
    ["/index.html", 3],
  ])("brings along with %s what a visitor is answered", async (address, count) => {
    const path = address.replace("ORDER", orderKey).replace("EXECUTANT", executantKey).replace("CUSTOMER", customer.key)
    const { answers } = await visit(path)
    expect(apiOf(answers)).toHaveLength(count)
    for (const [asked, text] of answers) {
      const answer = await fetch(app.url + asked, { headers: { "Accept-Language": "en-US" } })
      expect([asked, JSON.parse(text)]).toEqual([asked, await answer.json()])
    }
  })

  it("lets no text of people out of the data that it is in", async () => {
    const { html, answers } = await visit(`/orders/${orderKey}`)
    expect(html).not.toContain("<script>alert")
    const order = answers.get(`/api/core/orders/public/${orderKey}`) ?? ""
    expect(order).not.toContain("<")
    expect(JSON.parse(order)).toMatchObject({ description })
  })

  it("speaks the language of the page, in its texts, too", async () => {
    const { answers, html } = await visit("/", { "Accept-Language": "uk" })
    expect([...answers.keys()].filter((path) => path.startsWith("/i18n/"))).toEqual([
      "/i18n/uk/core.json",
      "/i18n/uk/home.json",
    ])
    expect(html).not.toMatch(/rel="preload" href="\/i18n/u)
  })

  it("brings nothing of an account along, whoever asks, nor what strangers can't see", async () => {
    const { answers } = await visit("/deals", { Authorization: `Bearer ${worker.token}` })
    expect(apiOf(answers)).toEqual(["/api/core/classificator/services/short"])
    const gone = await visit("/orders/00000000-0000-4000-8000-000000000000")
    expect(apiOf(gone.answers)).toEqual(["/api/core/classificator/services/short"])
  })

  it("names code that is there, and each file once", async () => {
    for (const path of ["/", "/search", `/orders/${orderKey}`, "/support/faq", "/settings"]) {
      const { code } = await visit(path)
      expect(new Set(code).size).toBe(code.length)
      for (const file of code)
        expect([file, builtClient()(file.slice(1))?.type]).toEqual([file, expect.stringMatching("javascript")])
    }
    const [search, page] = [(await visit("/search")).code, (await visit("/support/faq")).code]
    expect(search.some((file) => file.includes("SearchScreen"))).toBe(true)
    expect(page.some((file) => file.includes("PageScreen"))).toBe(true)
  })
})
