/** Maps: beside a search, on a listing's page, and in words where the browser can't draw them. Spec §2 Search. */
import { describe, expect, it } from "vitest"
import { expectAccessible, keepPicturesOfFailure, newPerson } from "./browser.ts"
import { cards, parameter } from "./searching.ts"
import { look, see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

describe("a map", () => {
  it("opens beside the list, asks nobody else, points where the list points, and searches what it shows", async () => {
    const person = await newPerson(stage.browser, "mapper", { url: stage.server.url, viewport: "wide" })
    keepPicturesOfFailure(person)
    const { page } = person
    const asked: string[] = []
    page.context().on("request", (request) => asked.push(request.url()))
    await page.goto("/search")
    await seeSettled(page)
    const isMaps = (url: string) => /map-(?:worker|outlines|towns)/u.test(url)
    expect(asked.filter(isMaps)).toEqual([])

    await page.getByRole("link", { name: "Show the map" }).click()
    // The number on the map changes with what is searched.
    const map = page.getByRole("region", { name: /^Map with \d+ of \d+ orders/u })
    await see(map.locator("canvas")).toBeVisible()
    const pins = map.locator(".m-pin")
    await see(pins.first()).toBeVisible()
    expect(parameter(page, "view")).toBe("map")
    await expectAccessible(page, "the map")

    await cards(page).nth(1).hover()
    await see(map.locator(".m-pin[data-active]")).toHaveCount(1)
    await pins.first().hover()
    await see(page.locator(".s-cards [data-active]")).toHaveCount(1)

    await map.getByRole("button", { name: "Zoom in" }).click()
    const box = await map.locator("canvas").boundingBox()
    if (box === null) throw new Error("The map has no place on the page.")
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 3]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y - 30, { steps: 4 })
    await page.mouse.up()
    await map.getByRole("button", { name: "Search this area" }).click()
    await see(page).toHaveURL(/[?&]lat=/u)
    expect([parameter(page, "view"), parameter(page, "location")]).toEqual(["map", null])
    expect([5, 10, 20, 30, 50, 100, 150, 200]).toContain(Number(parameter(page, "radius")))
    await see(page.getByRole("button", { name: /^Remove the filter Part of the map \+ \d+\skm$/u })).toBeVisible()

    expect(asked.filter(isMaps).length).toBeGreaterThanOrEqual(3)
    const isOwn = (url: string) => url.startsWith(stage.server.url) || /^(?:blob|data):/u.test(url)
    expect(asked.filter((url) => !isOwn(url))).toEqual([])
    expect(person.errors).toEqual([])
  })

  it("is on a listing's page once its place is seen", async () => {
    const person = await newPerson(stage.browser, "reader", { url: stage.server.url, viewport: "phone" })
    keepPicturesOfFailure(person)
    const { page } = person
    await page.goto("/search")
    await cards(page).first().getByRole("link").first().click()
    const where = page.getByRole("region", { name: "Where" })
    await where.scrollIntoViewIfNeeded()
    await see(where.locator("canvas")).toBeVisible()
    await expectAccessible(page, "a listing with its place")
    expect(person.errors).toEqual([])
  })

  it("is words where the browser can't draw it, and the list is there all the same", async () => {
    const person = await newPerson(stage.browser, "plain", { url: stage.server.url, viewport: "wide" })
    keepPicturesOfFailure(person)
    const { page } = person
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto("/search?view=map")
    await see(page.getByText("This browser can't draw the map")).toBeVisible()
    await see(cards(page).first()).toBeVisible()
    await look(page, "search-4-no-map")
    expect(person.errors).toEqual([])
  })
})
