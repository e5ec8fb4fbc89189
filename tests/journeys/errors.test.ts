/**
 * People are told of each failure in the specification's table, one answer of a real server changed at a time.
 * Elsewhere: an account that is not there yet (every journey that registers), Google's refusals
 * (tests/commands/google.test.ts), lists and searches that fail (list-states.test.ts). Spec §8. Law 8.
 */
import type { Page, Route } from "playwright"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Failure } from "../../src/domain/failures.ts"
import { problemTypes } from "../../src/domain/problems.ts"
import type { Side } from "../../src/domain/participants.ts"
import { paths } from "../../src/ui/app/paths.ts"
import { failureText } from "../../src/ui/i18n/failures.ts"
import { englishIn } from "../ui/english.ts"
import { keepPicturesOfFailure, newPerson, viewports, type Person } from "./browser.ts"
import { signInByPages } from "./entering.ts"
import { emailOf, findScreens } from "./screens.ts"
import { dismissToasts, see, seeSettled, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()
let people: Readonly<Record<Side, Person>>
let screens: Awaited<ReturnType<typeof findScreens>>

beforeAll(async () => {
  const { url } = stage.server
  people = {
    customer: await newPerson(stage.browser, "customer", { url }),
    executant: await newPerson(stage.browser, "executant", { url }),
  }
  const { customer, executant } = people
  await Promise.all([signInByPages(customer, emailOf.customer), signInByPages(executant, emailOf.executant)])
  screens = await findScreens({ customer: customer.page, executant: executant.page })
})
beforeEach(() => keepPicturesOfFailure(people.customer, people.executant))

const intl = englishIn("en")
const trace = "trace-of-the-test"

/** The server's answer to what a page asks of a path, instead of its own. */
const answers = (page: Page, path: RegExp, method: string, status: number, type = "InternalException") =>
  page.route(
    (url) => url.pathname.startsWith("/api/") && path.test(url.pathname),
    (route: Route) =>
      route.request().method() === method
        ? route.fulfill({ status, json: { type, message: "As the test has it.", traceId: trace } })
        : route.fallback(),
  )

const refused = (reason: (typeof problemTypes)[number] | "Unknown"): Failure => ({
  _tag: "Refused",
  reason,
  errors: {},
  details: {},
  traceId: trace,
})

/** The sample of a route that a person may see. */
const sampleOf = (start: string): string => screens.find(({ path }) => path.startsWith(start))?.path ?? ""

const troubles = (page: Page) => page.locator("main .p-error")

/** The page may be faster, as it tries again by itself. */
const tryAgain = (page: Page): Promise<void> =>
  troubles(page)
    .getByRole("button", { name: "Try again" })
    .click({ timeout: 2_000 })
    .catch(() => undefined)

const heart = (page: Page) => page.getByRole("button", { name: /^Favourite: /u, pressed: false }).first()

describe("an answer to something one did", () => {
  const keepOffer = async (status: number, type: string, words: string): Promise<void> => {
    const { page } = people.customer
    await answers(page, /\/offers\/favorites$/u, "POST", status, type)
    await see(heart(page)).not.toHaveAttribute("aria-disabled")
    await heart(page).click()
    await see(toasts(page).getByText(words)).toBeVisible()
    await page.unrouteAll()
  }

  it("is told in the words of its type, or in general ones", async () => {
    const { page } = people.customer
    await page.goto("/search?type=offers")
    for (const type of problemTypes) {
      if (type === "AccountDeletedException") continue
      await keepOffer(400, type, failureText(intl, refused(type)))
      await dismissToasts(page)
    }
    await keepOffer(400, "BrandNewException", failureText(intl, refused("Unknown")))
    await dismissToasts(page)
    await keepOffer(500, "InternalException", failureText(intl, { _tag: "ServerFault", traceId: trace }))
    await see(toasts(page).getByText(trace)).not.toBeVisible()
    await toasts(page).getByText("Details").click()
    await see(toasts(page).getByText(trace)).toBeVisible()
    await dismissToasts(page)
  })

  it.each([
    ["order", "OrderInvalidStateException"],
    ["offer", "OfferInvalidStateException"],
  ] as const)("about a favourite %s that the server does not have is that of its state", async (kind, type) => {
    const { page } = people.customer
    await page.goto(`/search?type=${kind}s`)
    await see(heart(page)).not.toHaveAttribute("aria-disabled")
    const name = (await heart(page).textContent()) ?? ""
    await heart(page).click()
    const kept = page.getByRole("button", { name, exact: true, pressed: true }).first()
    await see(kept).not.toHaveAttribute("aria-busy") // a press counts once the first was answered
    await dismissToasts(page)
    await answers(page, new RegExp(`/${kind}s/favorites/`, "u"), "DELETE", 404, "NotFoundException")
    await kept.click()
    await see(toasts(page).getByText(failureText(intl, refused(type)))).toBeVisible()
    await page.unrouteAll()
  })

  it("about what one keeps is the heart's, whose press asks again", async () => {
    const { page } = people.customer
    await answers(page, /\/offers\/favorites$/u, "GET", 500)
    await page.goto("/search?type=offers")
    await see(heart(page)).toHaveAttribute("title", failureText(intl, { _tag: "ServerFault", traceId: trace }))
    await see(heart(page)).not.toHaveAttribute("aria-disabled")
    await page.unrouteAll()
    await heart(page).click()
    await see(heart(page)).toHaveAttribute("title", intl.formatMessage({ id: "core.favorite.add" }))
  })

  it("about a subscription puts its switch back", async () => {
    const { page } = people.executant
    await page.goto("/executant/profile")
    await seeSettled(page)
    const subscribed = page.getByRole("switch", { name: "Tell me of new orders" })
    const before = await subscribed.isChecked()
    await answers(page, /\/(?:un)?subscribe/u, "PUT", 500)
    await answers(page, /\/(?:un)?subscribe/u, "POST", 500)
    await subscribed.click()
    await see(toasts(page).getByText(intl.formatMessage({ id: "core.label_error_notification" }))).toBeVisible()
    await see(subscribed).toBeChecked({ checked: before })
    await page.unrouteAll()
  })
})

describe("what can't be loaded", () => {
  it("is said of one's own profiles above an order, where applying waits for them", async () => {
    const { page } = people.customer
    let refused = 0
    await page.route(/\/api\/core\/executant$/u, (route) => {
      refused += 1
      return route.fulfill({ status: 200, json: { nonsense: true } })
    })
    await page.goto("/search?type=orders")
    await page.locator("main a[href*='/orders/']").first().click()
    const bar = page.getByText("Your account could not be loaded.")
    await see(bar).toBeVisible()
    expect(refused).toBeGreaterThan(0)
    await page.unroute(/\/api\/core\/executant$/u)
    await page.getByRole("button", { name: "Try again" }).click()
    await see(bar).toHaveCount(0)
  })

  it("is said of one's own account above a public page, which then comes by itself", async () => {
    const { page } = people.customer
    let isWell = false
    await page.route(/\/api\/core\/account$/u, (route) => {
      if (isWell) return route.fallback()
      return route.fulfill({ status: 500, json: { type: "InternalException", message: "", traceId: trace } })
    })
    await page.goto("/search?type=offers")
    const words = page.getByText("Your account could not be loaded.")
    await see(words).toBeVisible()
    await see(page.getByRole("button", { name: /^$/u })).toHaveCount(0)
    isWell = true
    await see(words).toHaveCount(0, { timeout: 30_000 })
    await see(heart(page)).not.toHaveAttribute("aria-disabled")
    await page.unrouteAll()
  })

  it("is said where a deal should be, and tried again", async () => {
    const { page } = people.customer
    const deal = sampleOf("/deals/")
    await answers(page, /\/deals\/[^/]+$/u, "GET", 500)
    await page.goto(deal)
    await see(troubles(page)).toBeVisible({ timeout: 40_000 })
    await page.unrouteAll()
    await tryAgain(page)
    await see(troubles(page)).toHaveCount(0)
    await answers(page, /\/deals\/[^/]+\/feedbacks?$/u, "GET", 404, "NotFoundException")
    await page.reload()
    await seeSettled(page)
    await see(troubles(page)).toHaveCount(0)
    await page.unrouteAll()
  })

  it("is said where a duplicate should be written, and tried again", async () => {
    const { page } = people.executant
    const before = page.viewportSize() ?? viewports.desktop
    await page.setViewportSize(viewports.phone)
    const key = /\/offers\/([^/ ]+)\/view/u.exec(screens.map(({ path }) => path).join(" "))?.[1]
    await answers(page, /\/offers\/[^/]+$/u, "GET", 404, "NotFoundException")
    await page.goto(`/offers/new?copyOf=${key}`)
    await seeTitle(page, intl.formatMessage({ id: "core.unavailable.title" }))
    await page.unrouteAll()
    await answers(page, /\/offers\/[^/]+$/u, "GET", 500)
    await page.reload()
    await see(troubles(page)).toBeVisible({ timeout: 40_000 })
    await page.unrouteAll()
    await tryAgain(page)
    await see(page.getByRole("textbox", { name: "Name", exact: true })).not.toHaveValue("", { timeout: 30_000 })
    await page.setViewportSize(before)
  })

  it("leaves the chats and the own profiles without any", async () => {
    const { page } = people.customer
    await answers(page, /\/chat\/customer$/u, "GET", 500)
    await page.goto("/chat")
    await see(page.getByText("The conversations could not be loaded")).toBeVisible({ timeout: 40_000 })
    await page.unrouteAll()
    await answers(page, /\/core\/executant$/u, "GET", 401, "UnauthorizedException")
    await page.goto("/search?modal=switch-profile")
    const dialog = page.getByRole("dialog")
    await see(dialog.getByText("Demo Dora")).toBeVisible()
    await seeSettled(page)
    await see(dialog.getByText("Demo Dora")).toBeVisible() // nobody was signed out
    await page.unrouteAll()
  })

  it("shows an own offer as the public does, and no form of a listing at all", async () => {
    const { page } = people.executant
    const view = sampleOf("/offers/").split("?")[0] ?? ""
    const key = view.split("/")[2] ?? ""
    await answers(page, new RegExp(`/offers/${key}$`, "u"), "GET", 403, "ForbiddenException")
    await page.goto(`/offers/${key}/view/details`)
    await see(page).toHaveURL(`${stage.server.url}/offers/${key}`)
    await page.goto(`/offers/${key}/edit`)
    await see(page).toHaveURL(`${stage.server.url}/`)
    await page.unrouteAll()
  })
})

describe("the hubs", () => {
  it("are missed by nobody who looks at a page", async () => {
    const { page } = people.executant
    await page.route(/\/hubs?\//u, (route) => route.abort())
    await page.goto("/search")
    await seeTitle(page, "Find orders")
    await seeSettled(page)
    await see(toasts(page).locator(".p-toast")).toHaveCount(0)
    await page.unrouteAll()
  })
})

describe("the session", () => {
  it("ends without a word when its tokens can't be renewed", async () => {
    const { page } = people.executant
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes("oidc.user:")) ?? ""
      localStorage.setItem(
        key,
        JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? "{}") as object), expires_at: 1 }),
      )
    })
    await page.route("**/identity/token", (route) => route.fulfill({ status: 400, json: { error: "invalid_grant" } }))
    await page.goto("/search")
    await see(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()
    await see(toasts(page).locator(".p-toast")).toHaveCount(0)
    await page.unrouteAll()
  })

  it("ends where the account was deleted", async () => {
    const { page } = people.customer
    await answers(page, /\/deals\/customer/u, "GET", 400, "AccountDeletedException")
    await page.goto(paths.deals({ tab: "active", page: 1 }))
    await see(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()
    await page.unrouteAll()
    await page.goto("/")
    await see(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()
  })
})

it("leads to no error that nobody caught", () => {
  expect([...people.customer.errors, ...people.executant.errors]).toEqual([])
})
