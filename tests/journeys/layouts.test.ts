/** The main screens at every breakpoint in both colour schemes fit and pass axe. Spec §9; experience: Layout. */
import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  expectAccessible,
  expectContrast,
  keepPicture,
  keepPicturesOfFailure,
  launchBrowser,
  newPerson,
  viewports,
} from "./browser.ts"
import { signIn } from "./entering.ts"
import { findOrder, mainLink } from "./ordering.ts"
import { dismissToasts, see, seeSettled } from "./see.ts"
import { startServer, type JourneyServer } from "./server.ts"
import { say, seeSaid } from "./talking.ts"

type Width = keyof typeof viewports

interface Screen {
  readonly name: string
  readonly path: string
}

const orderName = "Clean fourteen windows and a glass door"
const openOrder = "Family portraits in the park"
const message = "I have a ladder of my own, and could come on Monday or on Tuesday, in the morning."

let server: JourneyServer
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  server = await startServer()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const acceptLink = (page: Page) => page.getByRole("link", { name: "Accept the application of Demo Gardens" })

const pathOf = (page: Page): string => page.url().slice(server.url.length)

/** Makes one open application, and one that became a deal with a chat; answers the screens that show them. */
const makeNews = async (anna: Page, clara: Page): Promise<readonly Screen[]> => {
  await findOrder(clara, "portraits", openOrder)
  const order = pathOf(clara)
  await clara.getByRole("button", { name: "Act as Demo Gardens and apply" }).click()
  await see(clara.getByText("You have applied")).toBeVisible()
  await findOrder(clara, "windows", orderName)
  await clara.getByRole("button", { name: "Apply", exact: true }).click()
  await clara.getByRole("button", { name: "Write a message" }).click()
  await say(clara, "Demo Anna", message)
  await seeSaid(clara, "Demo Anna", message)
  await anna.goto("/orders")
  await anna.getByRole("listitem").filter({ hasText: orderName }).getByRole("link", { name: "1 application" }).click()
  await acceptLink(anna).click()
  await anna.getByRole("button", { name: "Create the deal" }).click()
  const moment = anna.getByRole("dialog", { name: "You have a deal!" })
  await see(moment.getByRole("link", { name: "See the deal" })).toBeVisible()
  const made = pathOf(anna)
  await anna.goto("/deals")
  await anna.getByRole("link", { name: orderName }).click()
  await see(anna.getByRole("heading", { name: "The two sides" })).toBeVisible()
  const deal = pathOf(anna)
  await anna.getByRole("button", { name: "Write a message" }).click()
  await seeSaid(anna, "Demo Gardens", message)
  const chat = pathOf(anna)
  await anna.goto(`${order}/view/applications`)
  await acceptLink(anna).click()
  return [
    { name: "public-order", path: order },
    { name: "order-details", path: `${order}/view/details` },
    { name: "order-applications", path: `${order}/view/applications` },
    { name: "create-deal", path: pathOf(anna) },
    { name: "deal-made", path: made },
    { name: "deal", path: deal },
    { name: "chat", path: chat },
  ]
}

const everywhere: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "search", path: "/search" },
  { name: "search-nothing", path: "/search?search=nothing-like-this" },
  { name: "own-orders", path: "/orders" },
  { name: "deals", path: "/deals" },
  { name: "notifications", path: "/notifications" },
  { name: "support", path: "/support/support" },
  { name: "switch-profile", path: "/search?modal=change-account" },
  { name: "create-executant", path: "/search?modal=create-executant" },
]

/** Above 1079.98 px these redirect (D9, D10). */
const handheldOnly: readonly Screen[] = [
  { name: "order-form", path: "/orders/new" },
  { name: "my-page", path: "/my-handra" },
  { name: "menu", path: "/other" },
]

/** The scheme changes colours only, and no component exists at other widths alone. */
const darkWidths: ReadonlySet<Width> = new Set(["phone", "wide"])

const widestElement = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return `${scrollWidth} px in a window of ${clientWidth} px, because of ${wide.at(-1)?.outerHTML.slice(0, 200)}`
  })

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await see(path.includes("modal=") ? page.getByRole("dialog") : page.getByRole("heading", { level: 1 })).toBeVisible()
}

const visit = async (page: Page, { name, path }: Screen, widths: readonly Width[]): Promise<void> => {
  await openScreen(page, path)
  for (const width of widths) {
    await page.setViewportSize(viewports[width])
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await seeSettled(page)
      const where = `${name}-${viewports[width].width}-${scheme}`
      expect(await widestElement(page), where).toBeNull()
      if (scheme === "light") await expectAccessible(page, where)
      else if (darkWidths.has(width)) await expectContrast(page, where)
      await keepPicture(page, where, "page")
    }
  }
}

it("fits every window, in light and dark", { timeout: 600_000 }, async () => {
  const { url } = server
  const handheld = await newPerson(browser, "handheld", { url, viewport: "phone" })
  const desk = await newPerson(browser, "desk", { url, viewport: "wide" })
  const executant = await newPerson(browser, "executant", { url, viewport: "wide" })
  keepPicturesOfFailure(handheld, desk, executant)
  for (const person of [handheld, desk]) await signIn(person, "anna@demo.example")
  await signIn(executant, "clara@demo.example")
  const made = await makeNews(desk.page, executant.page)
  await mainLink(executant.page, "Applications").click()
  await dismissToasts(executant.page)
  const screens = [...made, ...everywhere]
  const walk = async (page: Page, all: readonly Screen[], widths: readonly Width[]): Promise<void> => {
    for (const screen of all) await visit(page, screen, widths)
  }
  await Promise.all([
    walk(handheld.page, [...screens, ...handheldOnly], ["phone", "tablet"]),
    walk(desk.page, screens, ["desktop", "wide"]),
  ])
  const applications = [{ name: "applications", path: "/applications/executant?page=1&dt=active" }]
  await walk(executant.page, applications, ["phone", "tablet", "desktop", "wide"])
  expect([handheld, desk, executant].flatMap(({ errors }) => errors)).toEqual([])
})

it("scrolls nowhere sideways in the narrowest window", { timeout: 240_000 }, async () => {
  const person = await newPerson(browser, "narrow", { url: server.url, viewport: "narrow" })
  keepPicturesOfFailure(person)
  await signIn(person, "anna@demo.example")
  for (const { name, path } of [...everywhere, ...handheldOnly]) {
    await openScreen(person.page, path)
    await seeSettled(person.page)
    expect(await widestElement(person.page), name).toBeNull()
  }
  expect(person.errors).toEqual([])
})
