/** The server paints a public page for visitors: as the client draws it, of the same facts, in one piece. */
import { readFileSync } from "node:fs"
import sharp from "sharp"
import { parse, type DefaultTreeAdapterTypes } from "parse5"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { thumbnailWidths } from "../../../src/domain/limits.ts"
import { languageCookie, signedInCookie } from "../../../src/domain/page-cookies.ts"
import { eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { formWith } from "../files/samples.ts"
import { orderOnceOnMarket, ownOrder, publishedExecutant, publishedOrder } from "../market.ts"

type Element = DefaultTreeAdapterTypes.Element

const elements = (node: DefaultTreeAdapterTypes.Node): readonly Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elements) : []),
]

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ("value" in node ? node.value : "tagName" in node ? textOf(node) : "")).join("")

const description = "Sand the floor. </script><script>alert(1)</script> <b>Eight</b> hours of work."

const phone = { "Sec-CH-UA-Mobile": "?1" }

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let customer: Person
  let addresses: Readonly<Record<string, string>>
  beforeAll(async () => {
    app = await startApp(engine)
    customer = await app.person("Ana Pop")
    const worker = await app.person("Bo Lund")
    const order = await publishedOrder(customer, { description })
    const executant = await publishedExecutant(worker)
    addresses = {
      home: "/",
      search: "/search?type=orders",
      order: `/orders/${order.key}`,
      executant: `/executant/profile/${executant.key}`,
      customer: `/profile/${customer.key}`,
      about: "/support/about",
      faq: "/support/faq",
    }
  })
  afterAll(() => app.close())

  const visit = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const html = await (await fetch(app.url + path, { headers })).text()
    const all = elements(parse(html))
    const root = all.find((element) => attribute(element, "id") === "app")
    const script = all.find((element) => attribute(element, "data-picture") !== undefined)
    return {
      html,
      all,
      inRoot: root === undefined ? [] : elements(root),
      note: script === undefined ? null : JSON.parse(textOf(script)),
    }
  }

  /** The painter's thread may take longer to begin than a page waits for its picture. */
  const painted = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    await expect.poll(async () => (await visit(path, headers)).note, { timeout: 30_000 }).not.toBeNull()
    return visit(path, headers)
  }

  it.each(["home", "search", "order", "executant", "customer", "about", "faq"])("paints %s", async (name) => {
    const path = addresses[name] ?? ""
    const { all, inRoot, note } = await painted(path, phone)
    expect(inRoot.filter(({ tagName }) => tagName === "h1")).toHaveLength(1)
    expect(inRoot.filter((element) => attribute(element, "aria-busy") === "true")).toEqual([])
    // The content policy allows neither, and would say so on every visit.
    expect(inRoot.filter(({ tagName }) => tagName === "script" || tagName === "style")).toEqual([])
    expect(inRoot.filter((element) => attribute(element, "style") !== undefined)).toEqual([])
    // Facts travel as events, and not once more as the answers that they were read from.
    const answers = all.map((element) => attribute(element, "data-answers")).filter((asked) => asked !== undefined)
    expect(answers.filter((asked) => asked.startsWith("/api/"))).toEqual([])
    expect([note.address, note.media]).toEqual([path, "phone"])
    const [page] = all.filter(({ tagName }) => tagName === "html")
    expect(page && attribute(page, "data-profile")).toBe("customer")
    for (const asked of note.asked) expect([asked, (await fetch(app.url + asked)).status]).toEqual([asked, 200])
  })

  it.each(languages)("speaks %s", async (language) => {
    const { html, note } = await painted("/", { "Accept-Language": language })
    expect(note.language).toBe(language)
    expect(html).toContain(`<html lang="${language}"`)
  })

  it("wears the colours of whoever is searched for", async () => {
    expect((await painted("/search?type=offers")).html).toMatch(/<html [^>]*data-profile="executant"/u)
  })

  it("speaks the language that was chosen on the device, whatever the browser wants", async () => {
    const { note } = await painted("/support/faq", { "Accept-Language": "de", Cookie: `${languageCookie}=pl-PL` })
    expect(note.language).toBe("pl-PL")
  })

  it("paints for a phone or a desk", async () => {
    const isOfClass = (name: string) => (element: Element) => attribute(element, "class")?.includes(name) === true
    const [small, large] = [await painted("/search", phone), await painted("/search", { "Sec-CH-UA-Mobile": "?0" })]
    expect([small.note.media, large.note.media]).toEqual(["phone", "desktop"])
    const hasBar = ({ inRoot }: typeof small) => inRoot.some(isOfClass("p-bottom-bar"))
    expect([hasBar(small), hasBar(large)]).toEqual([true, false])
    const apple = await painted("/search", { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" })
    expect(apple.note.media).toBe("phone")
  })

  it("lets no text of people out of where it stands", async () => {
    const { html, inRoot, note } = await painted(addresses["order"] ?? "")
    expect(html).not.toContain("<script>alert")
    expect(inRoot.map(textOf).some((text) => text.includes(description))).toBe(true)
    expect(JSON.stringify(note.events)).toContain("<b>Eight</b>")
  })

  it("paints nothing for whoever is signed in, of whatever needs that, and of what is not there", async () => {
    await painted("/")
    const frames = [
      await visit("/", { Cookie: `a=b; ${signedInCookie}=1` }),
      await visit("/deals"),
      await visit("/orders/00000000-0000-4000-8000-000000000000"),
    ]
    for (const { inRoot, note } of frames) {
      expect(note).toBeNull()
      expect(inRoot.some((element) => attribute(element, "class")?.includes("shell-before") === true)).toBe(true)
    }
  })

  it("paints what is so by now", async () => {
    const before = await painted("/search?type=orders&search=Plastering")
    expect(before.html).not.toContain("Plastering the hall")
    await publishedOrder(customer, { name: "Plastering the hall" })
    const after = await visit("/search?type=orders&search=Plastering")
    expect(after.html).toContain("Plastering the hall")
  })

  it("lets the browser find the picture that a page begins with, and choose its copy, at once", async () => {
    const { key } = await publishedOrder(customer, { name: "Plastering the kitchen" })
    const content = await sharp({ create: { width: 1300, height: 900, channels: 3, background: "#369" } })
      .jpeg()
      .toBuffer()
    const body = formWith(new Uint8Array(content), "kitchen.jpg")
    await customer.fetch(`/api/core/orders/${key}/file`, { method: "POST", body })
    await orderOnceOnMarket(customer, key)
    await eventually(async () => {
      const [file] = (await ownOrder(customer, key)).filesCollection
      return file !== undefined && file.thumbnails.length > 0 ? true : null
    })
    for (const path of [`/orders/${key}`, "/search?type=orders&search=Plastering"]) {
      const { inRoot } = await painted(path, phone)
      const pictures = inRoot.filter((element) => attribute(element, "srcset") !== undefined)
      const [first] = pictures
      expect([path, first && attribute(first, "fetchpriority"), first && attribute(first, "loading")]).toEqual([
        path,
        "high",
        "eager",
      ])
      const copies = first === undefined ? "" : (attribute(first, "srcset") ?? "")
      expect(copies.split(",").map((copy) => copy.split(" ")[1])).toEqual(thumbnailWidths.map((width) => `${width}w`))
      for (const copy of copies.split(",")) expect((await fetch(app.url + copy.split(" ")[0])).status).toBe(200)
      // React names the picture before all that it has painted: a header could name it no earlier.
      const [link] = inRoot.filter(({ tagName }) => tagName === "link")
      expect(link && attribute(link, "imagesrcset")).toBe(copies)
      expect(link).toBe(inRoot[1])
    }
  })

  it("hands the painter out to nobody", async () => {
    const { note } = await painted("/")
    expect(note).not.toBeNull()
    const { painter } = JSON.parse(readFileSync(new URL("../../../dist/manifest.json", import.meta.url), "utf8"))
    expect((await fetch(`${app.url}/${painter}`)).status).toBe(404)
  })
})
