/** A real Chromium, people with a window each, and the checks of a journey's pages. */
import { readFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import type axe from "axe-core"
import type { Result, RunOptions } from "axe-core"
import { type Browser, type BrowserContext, chromium, type Page } from "playwright"
import { onTestFailed } from "vitest"
import { findChromium } from "../../scripts/test/chromium.mjs"
import { root } from "../../scripts/base/fingerprint.mjs"
import { fallbackLanguage, type Language } from "../../src/domain/languages.ts"
import { preferredLanguageKey } from "../../src/platform/language.ts"
import { isTaken } from "../share.ts"
import { keepGoldenLog } from "./golden.ts"
import { keepGoldenTraffic } from "./golden-traffic.ts"

/**
 * One window for each breakpoint (spec §9; experience: Layout), and the narrowest one without horizontal scrolling
 * (WCAG 1.4.10).
 */
export const viewports = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1080, height: 800 },
  wide: { width: 1440, height: 900 },
} as const

/** Answers whether a viewport is narrower than the mobile breakpoint (spec §9). */
export const isHandheld = (width: keyof typeof viewports): boolean =>
  width === "narrow" || width === "phone" || width === "tablet"

export interface Person {
  readonly name: string
  /** Of the server. */
  readonly url: string
  readonly context: BrowserContext
  readonly page: Page
  /** Uncaught errors, and violations of the content policy: a journey ends with none. */
  readonly errors: readonly string[]
}

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A camera that is allowed: without a window Chromium has nobody to ask.
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
]

/** Chromium's sandbox does not work as root, which tests in containers run as. */
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : []

/** Launches the machine's Chromium, with more `flags` of its command line; close it at the end. */
export const launchBrowser = async (flags: readonly string[] = []): Promise<Browser> => {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error("There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH.")
  return chromium.launch({ executablePath, args: [...quiet, ...sandbox, ...flags] })
}

/**
 * A person in a browser context of their own, on the server's first page or on none. They have chosen a language there, English mostly, as journeys
 * say what is on the screen: without a choice the app speaks as the account does (D105).
 */
export const newPerson = async (
  browser: Browser,
  name: string,
  {
    url,
    viewport = "phone",
    language = fallbackLanguage,
    serviceWorkers = "block",
    userAgent,
    isMobile,
    pixelRatio,
  }: {
    readonly url: string
    readonly viewport?: keyof typeof viewports
    /** The language that the browser asks for, and that was chosen in it. */
    readonly language?: Language
    readonly serviceWorkers?: "allow" | "block"
    /** The browser's own unless said. */
    readonly userAgent?: string
    /** The browser takes its window for a phone's, and says so. */
    readonly isMobile?: true
    /** The screen's pixels to one of the page. */
    readonly pixelRatio?: number
  },
): Promise<Person> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewports[viewport],
    hasTouch: isHandheld(viewport),
    locale: language,
    ...(userAgent !== undefined && { userAgent }),
    ...(isMobile !== undefined && { isMobile }),
    ...(pixelRatio !== undefined && { deviceScaleFactor: pixelRatio }),
    // A window alone makes no phone: the server paints for what the browser says of itself.
    ...((viewport === "narrow" || viewport === "phone") && { extraHTTPHeaders: { "Sec-CH-UA-Mobile": "?1" } }),
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(url).origin, localStorage: [{ name: preferredLanguageKey, value: language }] }],
    },
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    // No test can withhold or see a worker's answers; offline.test.ts tests what a worker does.
    serviceWorkers,
  })
  // Without a window some versions of Chromium refuse notifications, and others would ask.
  await context.addInitScript(() => {
    if ("Notification" in window)
      Object.defineProperty(Notification, "permission", { get: () => "denied", configurable: true })
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message))
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy")) errors.push(message.text())
  })
  keepGoldenLog(name, page)
  keepGoldenTraffic(page)
  return { name, url, context, page, errors }
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/**
 * Has the browser draw what it leaves unstyled because it is far from the window (E194): it would be judged by
 * colours that nobody sees. Two frames later whoever watches sizes has heard of those that the page has now.
 */
const drawWhatIsFar = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible"
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The small build: a page reads it before each document's first check, and most of that check's time is spent on that. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** In the page itself, whose document is given axe once. */
const violationsOf = async (page: Page, tags: readonly string[]): Promise<readonly Result[]> => {
  await drawWhatIsFar(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  // axe checks targets of 24 px (WCAG 2.5.8) only on request.
  const options: RunOptions = {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
    runOnly: { type: "tag", values: [...tags] },
  }
  return page.evaluate(async (asked) => (await window.axe.run(document, asked)).violations, options)
}

/** The usual run looks at one place in so many. E391. */
const lookedAtEachOf = 3

/** Fails with axe's violations on the page as it is, each with its elements and remedy, but for those of some rules. */
export const expectAccessible = async (page: Page, where: string, but: readonly string[] = []): Promise<void> => {
  if (!isTaken(where, lookedAtEachOf)) return
  const violations = (await violationsOf(page, wcag)).filter(({ id }) => !but.includes(id))
  if (violations.length === 0) return
  const found = violations.map(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.map(
      ({ html, failureSummary }) => `    ${html}\n      ${failureSummary?.replaceAll("\n", " ")}`,
    )
    return `  ${id}: ${help} (${helpUrl})\n${elements.join("\n")}`
  })
  throw new Error(`${where} (${page.url()}) is not accessible to everybody:\n${found.join("\n")}`)
}

/** axe's findings, best practices included, one line for each element. */
export const axeProblems = async (page: Page): Promise<readonly string[]> =>
  (await violationsOf(page, [...wcag, "best-practice"])).flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  )

/** On failure, keeps a picture of each person's page, as `failed-customer.png`. */
export const keepPicturesOfFailure = (...people: readonly Person[]): void =>
  onTestFailed(async () => {
    for (const { name, page } of people) await drawPicture(page, `failed-${name}`, "window")
  })

/** With `KEEP_PICTURES=1`, steps leave pictures for people to look at. */
export const keepsPictures = process.env["KEEP_PICTURES"] === "1"

/** Keeps a picture in test-results/ where they are asked for: of the window or of the whole page. */
export const keepPicture = async (page: Page, name: string, of: "window" | "page" = "window"): Promise<void> => {
  if (keepsPictures) await drawPicture(page, name, of)
}

const drawPicture = async (page: Page, name: string, of: "window" | "page"): Promise<void> => {
  const dir = join(root, "test-results")
  await mkdir(dir, { recursive: true })
  await page.screenshot({ path: join(dir, `${name}.png`), fullPage: of === "page" })
}
