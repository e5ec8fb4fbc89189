/**
 * Every screen fits every window and double text size, passes axe, and has targets of sufficient size. experience:
 * Accessibility.
 */
import type { Browser, CDPSession, Page } from "playwright"
import { afterAll, beforeAll, expect, it } from "vitest"
import { axeProblems, keepPicture, launchBrowser, newPerson, type Person, viewports } from "./browser.ts"
import { signIn } from "./entering.ts"
import { barsInTheWay, setTextSize, smallTargets, widerThanWindow } from "./fitting.ts"
import { lookIntoPopups } from "./popups.ts"
import { emailOf, findScreens, openScreen, type Screen, type Who } from "./screens.ts"
import { seeSettled, seeStill } from "./see.ts"
import { startServer, type JourneyServer } from "./server.ts"

const everybody: readonly Who[] = ["anonymous", "customer", "executant"]

/** How many windows of each person run at once: a customer has the most screens. */
const windowsEach = { anonymous: 1, customer: 2, executant: 1 } as const

let server: JourneyServer
let browser: Browser
let screens: readonly Screen[] = []
const people: Person[] = []

/** Findings, by check. */
const problems = {
  opening: [] as string[],
  width: [] as string[],
  bars: [] as string[],
  targets: [] as string[],
  axe: [] as string[],
}

interface Window {
  readonly page: Page
  readonly session: CDPSession
  readonly seen: { readonly phone: Set<string>; readonly wide: Set<string> }
}

const note = (list: string[], where: string, found: readonly string[] | string | null): void => {
  for (const one of typeof found === "string" ? [found] : (found ?? [])) list.push(`${where}: ${one}`)
}

const inScheme = async ({ page }: Window, scheme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme })
  await seeStill(page) // transitions of colour
}

/** All axe rules on a light phone and on a dark wide window; on the phone in dark contrast alone. */
const lookWithAxe = async (window: Window, where: string, width: "phone" | "wide"): Promise<void> => {
  if (width === "phone") note(problems.axe, `${where}, phone`, await axeProblems(window.page, "all"))
  await inScheme(window, "dark")
  note(problems.axe, `${where}, ${width}, dark`, await axeProblems(window.page, width === "phone" ? "contrast" : "all"))
  await inScheme(window, "light")
}

type Width = keyof typeof viewports

/** `npm run pictures` keeps a picture of the whole page in each window, in light and dark, for people to look at. */
const keepsPictures = process.env["KEEP_PICTURES"] === "1"

const picture = async (window: Window, where: string, width: Width): Promise<void> => {
  if (!keepsPictures) return
  const name = `${where.replaceAll(/[^\w-]+/gu, "-")}-${viewports[width].width}`
  await keepPicture(window.page, `${name}-light`, "page")
  await inScheme(window, "dark")
  await keepPicture(window.page, `${name}-dark`, "page")
  await inScheme(window, "light")
}

/** No component exists in these windows alone, so text of double size and what opens are looked at in the others. */
const lookBetween = async (window: Window, where: string, width: "tablet" | "desktop"): Promise<void> => {
  const { page } = window
  await page.setViewportSize(viewports[width])
  await seeSettled(page)
  note(problems.width, `${where}, ${viewports[width].width} px`, await widerThanWindow(page))
  note(problems.axe, `${where}, ${width}`, await axeProblems(page, "all"))
  await picture(window, where, width)
}

const lookAtWidth = async ({ page, session }: Window, where: string, width: Width): Promise<void> => {
  await page.setViewportSize(viewports[width])
  for (const percent of [100, 200] as const) {
    await setTextSize(session, percent)
    await seeSettled(page)
    const at = `${where}, ${viewports[width].width} px, text of ${percent} %`
    note(problems.width, at, await widerThanWindow(page))
    if (percent === 200) note(problems.bars, at, await barsInTheWay(page))
  }
  await setTextSize(session, 100)
}

const lookIntoAll = async (window: Window, screen: Screen, width: "phone" | "wide"): Promise<void> => {
  const { page, seen } = window
  await page.setViewportSize(viewports[width])
  await seeSettled(page)
  await picture(window, screen.name, width)
  await lookWithAxe(window, screen.name, width)
  if (width === "phone") note(problems.targets, screen.name, await smallTargets(page))
  await lookIntoPopups(page, {
    seen: seen[width],
    reopen: async () => {
      await openScreen(page, screen)
      await seeSettled(page)
    },
    look: async (name) => {
      const where = `${screen.name}, “${name}” open`
      await lookWithAxe(window, where, width)
      if (width === "phone") note(problems.targets, where, await smallTargets(page))
    },
  })
}

/** Opens the page once, then changes its window, as when a person turns or resizes it. */
const visit = async (window: Window, screen: Screen): Promise<void> => {
  const { page } = window
  await page.setViewportSize(screen.deskOnly === true ? viewports.wide : viewports.phone)
  await openScreen(page, screen)
  await seeSettled(page)
  if (screen.deskOnly !== true) {
    for (const width of ["narrow", "phone"] as const) await lookAtWidth(window, screen.name, width)
    await lookIntoAll(window, screen, "phone")
    await lookBetween(window, screen.name, "tablet")
  }
  if (screen.handheldOnly === true) return
  await lookBetween(window, screen.name, "desktop")
  await lookAtWidth(window, screen.name, "wide")
  await lookIntoAll(window, screen, "wide")
}

const walk = async (person: Person, own: readonly Screen[], windows: number): Promise<void> => {
  const seen = { phone: new Set<string>(), wide: new Set<string>() }
  const left = [...own]
  const work = async (page: Page): Promise<void> => {
    const window = { page, seen, session: await person.context.newCDPSession(page) }
    for (let screen = left.shift(); screen !== undefined; screen = left.shift()) {
      const { name } = screen
      await visit(window, screen).catch((error: unknown) => note(problems.opening, name, String(error)))
    }
  }
  const pages = [person.page]
  while (pages.length < windows) pages.push(await person.context.newPage())
  await Promise.all(pages.map(work))
}

beforeAll(async () => {
  browser = await launchBrowser()
  server = await startServer({ FEATURE_FLAGS: "testing=on" })
  const { url } = server
  for (const who of everybody) people.push(await newPerson(browser, who, { url, viewport: "phone" }))
  await Promise.all(
    everybody.map(async (who, index) => {
      const person = people[index]
      if (person !== undefined && who !== "anonymous") await signIn(person, emailOf[who])
    }),
  )
  const dora = people[everybody.indexOf("customer")]
  if (dora === undefined) throw new Error("There is no customer.")
  screens = await findScreens(dora.page)
  await Promise.all(
    everybody.map(async (who, index) => {
      const person = people[index]
      const own = screens.filter((screen) => screen.who === who)
      if (person !== undefined) await walk(person, own, windowsEach[who])
    }),
  )
}, 420_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

it("is walked whole, and no error stays uncaught", () => {
  expect(screens.length).toBeGreaterThan(30)
  expect(problems.opening).toEqual([])
  expect(people.flatMap(({ errors }) => errors)).toEqual([])
})

it("fits the window at any width, with text of double size, too", () => expect(problems.width).toEqual([]))

it("leaves two thirds of the window to the page, with text of double size", () => expect(problems.bars).toEqual([]))

it("can be used by everybody, and so can all that opens on it", () => expect(problems.axe).toEqual([]))

it("has nothing that a finger misses", () => expect(problems.targets).toEqual([]))
