/**
 * Each list of the product in each of its states: loading, failed, some, loaded again, not to be loaded again, none.
 * experience: States; spec §8. Law 10.
 */
import { glob, readFile } from "node:fs/promises"
import type { Locator, Page, Route, WebSocketRoute } from "playwright"
import { beforeAll, describe, expect, it } from "vitest"
import { hubNames } from "../../server/contract/hub-names.ts"
import { admin } from "../../server/demo/people.ts"
import { caller, dataOf } from "../server/callers.ts"
import { seed, takesAll } from "../share.ts"
import { keepPicture, keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { fillSignIn, haveSession, tokenOf } from "./entering.ts"
import { lists, type List, type Who } from "./lists.ts"
import { emailOf, findPaths } from "./screens.ts"
import { see, seeSettled, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

/** The usual run looks at half of them, each other one: which, the seed says. */
const chosen = Object.values(lists)
  .flat()
  .filter((_, index) => takesAll || (index + seed) % 2 === 0)

const stage = setStage()
let people: Readonly<Record<Who, Person>>
let fill: (path: string) => string

/** The answer that the list hears: that there is much more, or that there is nothing. */
type Answer = "more" | "nothing"

interface Desk {
  /** Holds back what is asked from now on. */
  readonly hold: () => void
  /** From now on; what is held is answered so, too. */
  readonly answer: (how: Answer) => void
  /** From now on everything breaks until somebody presses: the page tries again by itself, too, once the hubs are there. */
  readonly breakUntilPressed: (then: Answer) => Promise<void>
  /** Both hubs are lost, and come back by themselves. */
  readonly loseHubs: () => Promise<void>
}

const old = "This could not be brought up to date"

const problem = { type: "InternalServerException", message: "It broke.", details: {}, traceId: "trace-of-the-test" }

/** The server's answer, with another number of things in it. */
const rewritten = async (route: Route, how: Answer): Promise<void> => {
  const response = await route.fetch()
  const body = (await response.json()) as Readonly<Record<string, unknown>>
  const [count, pages] = how === "more" ? [500, 50] : [0, 1]
  const counts = { count, ...("total" in body && { total: count }), ...("pages" in body && { pages }) }
  await route.fulfill({ response, json: { ...body, ...counts, ...(how === "nothing" && { items: [] }) } })
}

const sockets = new Map<Page, Set<WebSocketRoute>>()

const hearSockets = async (page: Page): Promise<void> => {
  const open = new Set<WebSocketRoute>()
  sockets.set(page, open)
  await page.routeWebSocket(/\/hubs?\//u, (socket) => {
    socket.connectToServer()
    open.add(socket)
  })
}

/** The page is another one then, with hubs of its own. */
const openAnew = async (page: Page, path: string): Promise<void> => {
  await page.goto("about:blank")
  sockets.get(page)?.clear()
  await page.goto(path)
}

const watchForPress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isPressed: false })
    window.addEventListener("click", () => Object.assign(window, { isPressed: true }), { capture: true, once: true })
  })

const isPressed = (page: Page): Promise<boolean> =>
  page.evaluate(() => "isPressed" in window && window.isPressed === true)

/** Stands between the list and the server. */
const standBetween = async (page: Page, { asks, by }: List): Promise<Desk> => {
  let decided = Promise.withResolvers<{ readonly answer: Answer; readonly isBroken: boolean }>()
  const isList = (url: URL): boolean => url.pathname.startsWith("/api/") && asks.test(url.pathname + url.search)
  await page.route(isList, async (route) => {
    const { answer, isBroken } = await decided.promise
    return isBroken && !(await isPressed(page))
      ? route.fulfill({ status: 500, json: problem })
      : rewritten(route, answer)
  })
  const decide = (answer: Answer, isBroken: boolean): void => {
    const { resolve } = decided
    decided = Promise.withResolvers()
    resolve({ answer, isBroken })
    decided.resolve({ answer, isBroken })
  }
  return {
    hold: () => {
      decided = Promise.withResolvers()
    },
    answer: (how) => decide(how, false),
    breakUntilPressed: async (then) => {
      await watchForPress(page)
      decide(then, true)
    },
    loseHubs: async () => {
      // The hubs connect after the page is drawn; moderators have none (D18).
      await see.poll(() => sockets.get(page)?.size).toBe(by === "moderator" ? 0 : hubNames.length)
      const open = [...(sockets.get(page) ?? [])]
      sockets.get(page)?.clear()
      await Promise.all(open.map((socket) => socket.close({ code: 1012 })))
    },
  }
}

/** Favourites of both kinds, of which the demo's people have none. */
const keepSome = async (): Promise<void> => {
  const as = async (email: string) => caller(stage.server.url, await tokenOf(stage.server.url, email)).core
  const [customer, executant] = [await as(emailOf.customer), await as(emailOf.executant)]
  const found = async (type: "orders" | "offers"): Promise<string> => {
    const { items } = dataOf(await customer.GET("/v2/search/{type}", { params: { path: { type }, query: { top: 1 } } }))
    return items[0]?.key ?? ""
  }
  dataOf(await executant.POST("/orders/favorites", { body: { orderKey: await found("orders") } }))
  dataOf(await customer.POST("/offers/favorites", { body: { offerKey: await found("offers") } }))
}

beforeAll(async () => {
  const { url } = stage.server
  const enter = async (who: Who): Promise<Person> => {
    const person = await newPerson(stage.browser, who, { url, viewport: who === "moderator" ? "wide" : "phone" })
    await hearSockets(person.page)
    if (who !== "moderator") await haveSession(person, emailOf[who])
    else {
      await person.page.goto("/")
      await person.page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
      await fillSignIn(person.page, admin.email)
      await seeTitle(person.page, "Moderation")
    }
    return person
  }
  people = {
    customer: await enter("customer"),
    executant: await enter("executant"),
    moderator: await enter("moderator"),
  }
  await keepSome()
  fill = await findPaths({ customer: people.customer.page, executant: people.executant.page })
})

/** Lists whose states are held where their screens are: what waits at home, by `home.test.ts`. */
const heldElsewhere = ["home/WaitingForYou"]

it("is about every list that a screen draws", async () => {
  const drawn: string[] = []
  const screens = new URL("../../src/ui/screens/", import.meta.url)
  for await (const path of glob("**/*.tsx", { cwd: screens }))
    if (/<(?:Known\s+of=|OldNote\s)/u.test(await readFile(new URL(path, screens), "utf8")))
      drawn.push(path.replace(".tsx", ""))
  expect(drawn.sort()).toEqual([...Object.keys(lists), ...heldElsewhere].sort())
})

describe.each(chosen)("the list of $name", (list) => {
  it("waits in its shape, says what went wrong, stays while it is renewed, and is never silently empty", async () => {
    const { page, errors } = people[list.by]
    keepPicturesOfFailure(people[list.by])
    const main = page.locator("main")
    const items = main.locator(list.items)
    const none = main.locator(list.none ?? ".p-empty").first()
    /** Presses until the press is heard: none counts while the page tries by itself. */
    const tryAgain = async (place: string, next: Locator): Promise<void> => {
      const again = main.locator(place).getByRole("button", { name: "Try again" })
      await see(async () => {
        await again.click({ timeout: 1_000 }).catch(() => undefined)
        await see(next).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 40_000 })
    }

    const desk = await standBetween(page, list)
    await openAnew(page, fill(list.path))
    await see(main.locator(".p-skeleton:visible").first()).toBeVisible()
    await desk.breakUntilPressed("more")
    await see(main.locator(".p-error")).toBeVisible({ timeout: 40_000 })
    await tryAgain(".p-error", items.first())
    if (list.more !== false) await see(main.locator(list.more).first()).toBeVisible()
    await seeSettled(page)

    if (list.isFilled === true) {
      desk.answer("nothing")
      await openAnew(page, fill(list.path))
    } else {
      desk.hold()
      // Hubs that are lost before the first gap is filled have missed nothing (E188), so the list is not renewed.
      await see(async () => {
        await desk.loseHubs()
        await see(main.locator("[aria-busy=true]").first()).toBeVisible({ timeout: 15_000 })
      }).toPass({ timeout: 90_000 })
      await see(items.first()).toBeVisible()
      await desk.breakUntilPressed("nothing")
      await see(main.getByText(old)).toBeVisible()
      await see(items.first()).toBeVisible()
      await keepPicture(page, `old-${list.name}`)
      await tryAgain("[role=alert]", none)
    }
    await see(none).toBeVisible()
    await see(main.locator(".p-error").or(main.getByText(old))).toHaveCount(0)
    await page.unrouteAll({ behavior: "wait" })
    expect(errors).toEqual([])
  })
})
