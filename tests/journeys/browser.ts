/** A real Chromium, a person with a window of their own in it, and what a journey looks at on the way. */
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { AxeBuilder } from "@axe-core/playwright"
import type { AxeResults, RunOptions } from "axe-core"
import { type Browser, type BrowserContext, chromium, type Page } from "playwright"
import { onTestFailed } from "vitest"
import { findChromium } from "../../scripts/chromium.mjs"
import { root } from "../../scripts/fingerprint.mjs"

/**
 * One window a breakpoint (spec §9; experience: Layout), and the narrowest in which nothing scrolls sideways (WCAG
 * 1.4.10).
 */
export const viewports = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1080, height: 800 },
  wide: { width: 1440, height: 900 },
} as const

export interface Person {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
  /** Errors that nobody caught, and what the content policy refused: a journey ends with none. */
  readonly errors: readonly string[]
}

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** Chromium refuses its sandbox to root, as whom containers run tests. */
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : []

/** Starts the machine's Chromium; close it when the journey ends. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error("There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH.")
  return chromium.launch({ executablePath, args: [...quiet, ...sandbox] })
}

/** A person in a browser window of their own, with nothing stored, on the server's first page or not yet anywhere. */
export const newPerson = async (
  browser: Browser,
  name: string,
  { url, viewport = "phone" }: { readonly url: string; readonly viewport?: keyof typeof viewports },
): Promise<Person> => {
  const isHandheld = viewport === "narrow" || viewport === "phone" || viewport === "tablet"
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewports[viewport],
    hasTouch: isHandheld,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message))
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy")) errors.push(message.text())
  })
  return { name, context, page, errors }
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** In the page itself, which has no frames: another page for axe to report in costs more than the check. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

const failWith = (violations: AxeResults["violations"], where: string, page: Page): void => {
  if (violations.length === 0) return
  const found = violations.map(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.map(
      ({ html, failureSummary }) => `    ${html}\n      ${failureSummary?.replaceAll("\n", " ")}`,
    )
    return `  ${id}: ${help} (${helpUrl})\n${elements.join("\n")}`
  })
  throw new Error(`${where} (${page.url()}) is not accessible to everybody:\n${found.join("\n")}`)
}

/** Fails with what axe found on the page as it stands, each violation with the elements and the way out. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  // Targets of 24 px (WCAG 2.5.8) are off in axe unless asked for.
  const options: RunOptions = { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } }
  const { violations } = await axe(page).options(options).withTags(wcag).analyze()
  failWith(violations, where, page)
}

/** What axe finds, with what it calls best practice, too: a line for each element. */
export const axeProblems = async (page: Page, of: "all" | "contrast"): Promise<readonly string[]> => {
  const asked = axe(page).options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
  const tagged = of === "all" ? asked.withTags([...wcag, "best-practice"]) : asked.withRules(["color-contrast"])
  const { violations } = await tagged.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** The same for colours only, where nothing else has changed. */
export const expectContrast = async (page: Page, where: string): Promise<void> => {
  const options: RunOptions = { resultTypes: ["violations"] }
  const { violations } = await axe(page).options(options).withRules(["color-contrast"]).analyze()
  failWith(violations, where, page)
}

/** When the test fails: how far each of them had come, as `failed-customer.png`. */
export const keepPicturesOfFailure = (...people: readonly Person[]): void =>
  onTestFailed(async () => {
    for (const { name, page } of people) await keepPicture(page, `failed-${name}`)
  })

/** Keeps a picture in test-results/, for people to look at: of what is in the window, or of the whole page. */
export const keepPicture = async (page: Page, name: string, of: "window" | "page" = "window"): Promise<void> => {
  const dir = join(root, "test-results")
  await mkdir(dir, { recursive: true })
  await page.screenshot({ path: join(dir, `${name}.png`), fullPage: of === "page" })
}
