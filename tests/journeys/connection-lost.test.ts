/** The connection goes and comes back: what did not load comes by itself. */
import type { Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson, viewports, type Person } from "./browser.ts"
import { signIn } from "./entering.ts"
import { mainLink } from "./ordering.ts"
import { look, see, seeSettled, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()
let person: Person
let page: Page

beforeEach(async () => {
  person = await newPerson(stage.browser, "lost", { url: stage.server.url, viewport: "wide" })
  ;({ page } = person)
  keepPicturesOfFailure(person)
  await signIn(person, "anna@demo.example")
})

const notLoaded = () => page.getByRole("heading", { level: 1, name: "This page did not load" })

/** A part of the app that is not there for so many tries; answers how often it was asked for. */
const withhold = async (part: string, how: "abort" | "gone", times: number): Promise<() => number> => {
  let asked = 0
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    asked += 1
    if (asked > times) return route.fallback()
    return how === "abort" ? route.abort("connectionfailed") : route.fulfill({ status: 404, body: "" })
  })
  return () => asked
}

/** Survives as long as the page is not loaded anew. */
const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { isTheSame: true }))
const isTheSame = (): Promise<boolean> => page.evaluate(() => "isTheSame" in window)

it("fetches a page's code again by itself when it was lost on the way", async () => {
  const asked = await withhold("DealsBeside", "abort", 1)
  await seeSettled(page)
  await mark()
  await mainLink(page, "Deals").click()
  await see(notLoaded()).toBeVisible()
  await look(page, "connection-1-not-loaded")
  await seeTitle(page, "Deals")
  await seeSettled(page)
  expect(asked()).toBe(2)
  expect(await isTheSame()).toBe(true)
})

it("takes the newest build when the code of a page is there no more, and keeps what was typed", async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/orders/new")
  await page.getByRole("textbox", { name: "Name" }).fill("Sand the kitchen floor")
  await withhold("NotificationsScreen", "gone", 2)
  await mark()
  await page.getByRole("banner").getByRole("link", { name: "Notifications" }).click()
  await seeTitle(page, "A new version is there")
  await seeTitle(page, "Notifications")
  expect(await isTheSame()).toBe(false)
  await page.goto("/orders/new")
  await see(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sand the kitchen floor")
})

it("says that there is a newer version where a window's code is there no more, and reloads only when asked to", async () => {
  await withhold("PaletteModal", "gone", Infinity)
  await page.goto("/search?modal=palette")
  await mark()
  const toast = toasts(page).filter({ hasText: "A new version is there" })
  await see(toast).toBeVisible()
  await see(page.getByText("No connection.")).toHaveCount(0)
  expect(await isTheSame()).toBe(true)
  await page.unroute("**/assets/PaletteModal-*.js")
  await toast.getByRole("button", { name: "Reload" }).click()
  await see(page.getByRole("dialog")).toBeVisible()
  expect(await isTheSame()).toBe(false)
})

it("loads what a screen shows again by itself when the network is back", async () => {
  await page.goto("/search") // home has read the deals, too
  await seeTitle(page, "Find orders")
  await page.route("**/api/core/deals/**", (route) => route.abort("connectionfailed"))
  await mainLink(page, "Deals").click()
  await see(page.getByText("No connection. Check it and try again.")).toBeVisible()
  await page.unroute("**/api/core/deals/**")
  await see(page.getByRole("list").getByRole("link").first()).toBeVisible()
  await see(page.getByText("No connection. Check it and try again.")).toHaveCount(0)
})

it("says nothing of the first connection before it is late", async () => {
  const held = Promise.withResolvers<void>()
  await page.route("**/hubs/**", async (route) => {
    await held.promise
    await route.continue()
  })
  const bar = page.getByText("Reconnecting…")
  await page.clock.install()
  await page.reload()
  await seeTitle(page, /^Hello/u)
  await seeSettled(page)
  await page.clock.fastForward(5_000)
  await see(bar).toHaveCount(0)
  await page.clock.fastForward(6_000)
  await see(bar).toBeVisible()
  held.resolve()
  await see(bar).toHaveCount(0)
})

it.each([
  ["a dialog", "/orders?modal=sign-out-everywhere", "SignOutEverywhereModal", null],
  ["a sheet", "/search", "FilterSheet", /^Filters/u],
])("says that %s is opening while its code is on the way", async (_, path, part, opener) => {
  const held = Promise.withResolvers<void>()
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.setViewportSize(viewports.phone)
  await page.goto(path)
  await seeTitle(page, /./u)
  if (opener !== null) await page.getByRole("button", { name: opener }).click()
  const opening = page.locator(".p-opening")
  await see(opening).toBeInViewport()
  await see(opening).toHaveCSS("opacity", "1")
  await see(opening).toHaveText("Loading")
  held.resolve()
  await see(page.locator("[role=dialog], [role=alertdialog]")).toBeVisible()
  await see(opening).toHaveCount(0)
})
