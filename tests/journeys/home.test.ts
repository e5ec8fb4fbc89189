/**
 * The first page leads whoever came, to whatever side, and tells members first what waits for them. experience: Home.
 */
import type { Locator } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { signIn } from "./entering.ts"
import { landColour, serveMapStyle } from "./map-style.ts"
import { emailOf } from "./screens.ts"
import { see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const mapStyle = await serveMapStyle()
const stage = setStage(mapStyle.environment)

it("turns round for whoever wants to work, and finds orders where they are wanted", async () => {
  const person = await newPerson(stage.browser, "home-desk", { url: stage.server.url, viewport: "desktop" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/")
  await seeTitle(page, "The right hands, near you")
  await see(page.getByRole("button", { name: "Find executants" })).toBeVisible()
  await page.getByRole("radio", { name: "I want to work" }).check()
  await seeTitle(page, "Work that fits you, near you")
  await page.getByLabel("What", { exact: true }).fill("paint")
  await page.getByLabel("Where", { exact: true }).focus()
  const where = page.getByRole("combobox", { name: "Where" })
  await see(where).toBeFocused()
  await page.keyboard.type("Görlitz")
  await page
    .getByRole("option", { name: /Görlitz/u })
    .first()
    .click()
  await page.getByRole("button", { name: "Find orders" }).click()
  await page.waitForURL(/\/search\?.*type=orders/u)
  const query = new URL(page.url()).searchParams
  expect(query.get("search")).toBe("paint")
  expect(query.get("location")).toContain("Görlitz")
  expect(person.errors).toEqual([])
})

it("keeps the place that is typed when its field comes, and when it is left", async () => {
  const person = await newPerson(stage.browser, "home-typing", { url: stage.server.url, viewport: "desktop" })
  keepPicturesOfFailure(person)
  const { page } = person
  let letIn = (): void => undefined
  const typedAll = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route("**/locations.json", async (route) => {
    await typedAll
    await route.continue()
  })
  await page.goto("/")
  await seeTitle(page, /^The right hands/u)
  const what = page.getByLabel("What", { exact: true })
  const bottomOf = async (field: Locator): Promise<number> => {
    const box = await field.boundingBox()
    return box === null ? Number.NaN : box.y + box.height
  }
  await page.getByLabel("Where", { exact: true }).focus()
  await page.keyboard.type("Görl")
  letIn()
  const where = page.getByRole("combobox", { name: "Where" })
  await see(where).toBeFocused()
  await see(where).toHaveValue("Görl")
  const apart = async (): Promise<number> => (await bottomOf(where)) - (await bottomOf(what))
  await expect.poll(apart, { message: "both fields stand on one line", timeout: 5_000 }).toBe(0)
  await page.keyboard.type("itz")
  await see(page.getByRole("option", { name: /Görlitz/u }).first()).toBeVisible()
  await page.keyboard.press("Tab")
  await see(where).toHaveValue(/Görlitz/u)
  await page.getByRole("button", { name: "Find executants" }).click()
  await page.waitForURL(/\/search\?/u)
  expect(new URL(page.url()).searchParams.get("location")).toContain("Görlitz")
  expect(person.errors).toEqual([])
})

it.each(["desktop", "phone"] as const)(
  "keeps a place that is typed and not chosen on a %s, and says what is to be done",
  async (viewport) => {
    const person = await newPerson(stage.browser, `home-unchosen-${viewport}`, { url: stage.server.url, viewport })
    keepPicturesOfFailure(person)
    const { page } = person
    await page.goto("/")
    await seeTitle(page, /^The right hands/u)
    await page.getByLabel("Where", { exact: true }).focus()
    const isDesk = viewport === "desktop"
    const field = isDesk ? page.getByRole("combobox", { name: "Where" }) : page.getByRole("button", { name: "Where" })
    const input = isDesk ? field : page.getByRole("dialog", { name: "Where" }).getByRole("combobox")
    await see(input).toBeFocused()
    await page.keyboard.type("Görlitz")
    const option = page.getByRole("option", { name: /Görlitz/u }).first()
    await see(option).toBeVisible()
    await page.keyboard.press("Escape")
    await see(option).toBeHidden()
    await page.getByRole("button", { name: "Find executants" }).click()
    await see(field).toBeFocused()
    await see(page.getByText("Choose “Where” from the list.")).toBeVisible()
    await (isDesk ? see(field).toHaveValue("Görlitz") : see(field).toContainText("Görlitz"))
    expect(new URL(page.url()).pathname).toBe("/")
    await field.click()
    await option.click()
    await see(page.getByText("Choose “Where” from the list.")).toBeHidden()
    await page.getByRole("button", { name: "Find executants" }).click()
    await page.waitForURL(/\/search\?.*location=G/u)
    expect(person.errors).toEqual([])
  },
)

it("shows categories as pictures, all of them on demand, each a search of what was asked for", async () => {
  const person = await newPerson(stage.browser, "home-phone", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/")
  const button = page.getByRole("button", { name: "Find executants" })
  const box = await button.boundingBox()
  expect(box === null ? Infinity : box.y + box.height, "the search is in the first 500 px").toBeLessThanOrEqual(500)
  const tiles = page.getByRole("region", { name: "What do you need done?" }).getByRole("link")
  await see(tiles).toHaveCount(8)
  await page.getByRole("button", { name: "All 24 categories" }).click()
  await see(tiles).toHaveCount(24)
  const picture = tiles.first().locator("img")
  await see(picture).toHaveJSProperty("complete", true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await tiles.first().click()
  await page.waitForURL(/\/search\?.*type=offers.*classificatorPrimaryKeys=/u)
  expect(person.errors).toEqual([])
})

it("tells a visitor further down what there is, what people said, and where to begin", async () => {
  const person = await newPerson(stage.browser, "home-below", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/")
  const numbers = page.getByRole("list").filter({ hasText: "deals closed" })
  await see(numbers).toContainText(/\d/u)
  await page.getByRole("heading", { name: "What do you need done?" }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 900)
  const offers = page.getByRole("region", { name: "People who can start now" })
  await see(offers.getByRole("article")).toHaveCount(4)
  await see(page.getByRole("region", { name: "Newest orders" }).getByRole("article")).toHaveCount(4)
  await see(page.getByRole("region", { name: "What people said" }).getByRole("blockquote").first()).not.toBeEmpty()
  await page.getByText("What does it cost?").click()
  await see(page.getByText("Publishing, applying and chatting cost nothing.")).toBeVisible()
  await page.getByRole("region", { name: "What has been waiting at your place?" }).getByRole("link").click()
  await see(page.getByRole("dialog")).toBeVisible()
  expect(person.errors).toEqual([])
})

it("tells a member first what waits, and leads to it", async () => {
  const person = await newPerson(stage.browser, "home-member", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  const counts = Promise.withResolvers<void>()
  await page.route("**/unread/count", async (route) => {
    await counts.promise
    await route.continue()
  })
  await signIn(person, emailOf.customer)
  const waiting = page.getByRole("region", { name: "Waiting for you" })
  const first = waiting.getByRole("listitem").getByRole("link").first()
  await see(page.getByRole("region", { name: "Your orders" }).getByRole("listitem").first()).toBeVisible()
  await see(waiting).toBeVisible()
  await see(waiting.getByText("Nothing is waiting for you")).toHaveCount(0)
  counts.resolve()
  await see(first).toBeVisible()
  const before = page.url()
  await first.click()
  await see(page).not.toHaveURL(before)
  expect(person.errors).toEqual([])
})

it("says of what waits that it is being loaded, and then why it can't be, never nothing", async () => {
  const person = await newPerson(stage.browser, "home-unknown", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  const isLetThrough = Promise.withResolvers<void>()
  await page.route(/\/(deals|chat|notification)\b[^.]*$/u, async (route) => {
    if (route.request().resourceType() === "document") return route.continue()
    await isLetThrough.promise
    return route.abort()
  })
  await signIn(person, emailOf.executant)
  const waiting = page.getByRole("region", { name: "Waiting for you" })
  await see(waiting.locator(".p-skeleton")).toBeVisible()
  isLetThrough.resolve()
  await see(waiting.getByRole("button", { name: "Try again" })).toBeVisible()
  expect(person.errors).toEqual([])
})

it.each([
  ["nonsense", { status: 200, json: { nonsense: true } }],
  ["a fault", { status: 500, body: "" }],
])("gets what waits by another try where its counts are answered by %s", async (name, answer) => {
  const person = await newPerson(stage.browser, `home-uncounted-${name}`, { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  let isRefused = true
  await page.route(/\/unread\/count$/u, (route) => (isRefused ? route.fulfill(answer) : route.fallback()))
  await signIn(person, emailOf.executant)
  const waiting = page.getByRole("region", { name: "Waiting for you" })
  const again = waiting.getByRole("button", { name: "Try again" })
  await see(again).toBeVisible()
  isRefused = false
  await again.click()
  await see(waiting.locator(".p-skeleton")).toHaveCount(0)
  await see(waiting.getByRole("alert")).toHaveCount(0)
})

it("leads to a map in the operator's own style, which asks its origins and nobody else", async () => {
  const person = await newPerson(stage.browser, "home-map", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  const asked = new Set<string>()
  page.context().on("request", (request) => asked.add(new URL(request.url()).origin))
  await page.goto("/")
  await page.getByRole("button", { name: "Find executants" }).click()
  await page.getByRole("link", { name: "Show the map" }).click()
  const canvas = page.getByRole("region", { name: /^Map with/u }).locator("canvas")
  await see(canvas).toBeVisible()
  /** Near the upper left, where no pin or circle is. */
  const drawn = async (): Promise<readonly number[]> => {
    const picture = (await canvas.screenshot({ type: "png" })).toString("base64")
    return page.evaluate(async (png) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` })
      await image.decode()
      const drawing = new OffscreenCanvas(1, 1).getContext("2d")
      drawing?.drawImage(image, -8, -60)
      return Array.from(drawing?.getImageData(0, 0, 1, 1).data ?? []).slice(0, 3)
    }, picture)
  }
  await see.poll(drawn).toEqual(landColour)
  const own = new URL(stage.server.url).origin
  expect([...asked].filter((origin) => origin !== "null").toSorted()).toEqual([own, ...mapStyle.origins].toSorted())
  expect(person.errors).toEqual([])
})
