/**
 * Every screen fits every window and double text size, passes axe, tells assistive technology what `aria/` says, has
 * targets of sufficient size, asks nothing twice when it is opened, and nothing that it is refused. experience: Accessibility. Law 13.
 */
import type { CDPSession, Page } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { scale, seed } from "../share.ts"
import { ariaFile, ariaFilesOf, hearAria, keptAriaFiles } from "./aria-kept.ts"
import { hearAsked, hearRefused } from "./asked.ts"
import { axeProblems, isHandheld, keepPicture, keepsPictures, type Person, viewports } from "./browser.ts"
import { barsInTheWay, factsThatOverflow, setTextSize, smallTargets, widerThanWindow } from "./fitting.ts"
import { bareTexts } from "./own-elements.ts"
import { lookIntoPopups } from "./popups.ts"
import { isMember, oneOfEach, openScreen, shareOf, type Screen } from "./screens.ts"
import { seeSettled, seeStill } from "./see.ts"
import { setStage } from "./stage.ts"
import { twinLinks } from "./twins.ts"
import { enterEverybody, screensFor, walkTogether } from "./walking.ts"

const stage = setStage({ FEATURE_FLAGS: "testing=on" })
let screens: readonly Screen[] = []
let all: readonly Screen[] = []
const people: Person[] = []

const schemes = ["light", "dark"] as const
type Scheme = (typeof schemes)[number]

const widths = ["narrow", "phone", "tablet", "desktop", "wide"] as const
type Width = (typeof widths)[number]

/** `npm run pictures` looks at all of it, too. */
const isLong = scale > 1 || keepsPictures

/** With both cores busy. */
const walkMs = isLong ? 3_600_000 : 420_000

/** The usual run walks a third of the routes and modals. E384. */
const eachOf = isLong ? 1 : 3

/** Findings, by check. */
const problems = {
  opening: [] as string[],
  asked: [] as string[],
  refused: [] as string[],
  width: [] as string[],
  bars: [] as string[],
  targets: [] as string[],
  bare: [] as string[],
  twins: [] as string[],
  axe: [] as string[],
}

/** The page of all components repeats them on purpose. */
const gallery = "/testing"

/** The shapes told where a screen was looked at, by the file that says what should be. */
const shapes = new Map<string, string>()

interface Window {
  readonly page: Page
  readonly session: CDPSession
  scheme: Scheme
  readonly seen: { readonly phone: Set<string>; readonly wide: Set<string> }
  readonly refused: () => readonly string[]
}

const note = (list: string[], where: string, found: readonly string[] | string | null): void => {
  for (const one of typeof found === "string" ? [found] : (found ?? [])) list.push(`${where}: ${one}`)
}

/** The windows that one screen is looked at in, and the schemes that axe sees there. */
type Looks = Readonly<Partial<Record<Width, readonly Scheme[]>>>

const widthsOf = ({ deskOnly, handheldOnly }: Screen): readonly Width[] =>
  widths.filter((width) => (isHandheld(width) ? deskOnly !== true : handheldOnly !== true))

/** The one that the usual run sees a screen in. */
const schemeOf = (turn: number): Scheme => schemes[Math.floor(turn / 2) % 2] ?? "light"

/**
 * The long run looks at every screen in all windows and both schemes. The usual one looks at half of the screens in the hand
 * and at the other half on a desk, in one scheme: with axe in two windows, of which one has the components of its kind
 * (phone, wide). The seed says which.
 */
const looksOf = (screen: Screen, turn: number): Looks => {
  const all = widthsOf(screen)
  if (isLong) return Object.fromEntries(all.map((width) => [width, schemes]))
  const isInHand = screen.deskOnly !== true && (screen.handheldOnly === true || turn % 2 === 0)
  const scheme = schemeOf(turn)
  const between = isInHand && turn % 3 === 0 ? "tablet" : isInHand ? "narrow" : "desktop"
  const withAxe: readonly Width[] = [isInHand ? "phone" : "wide", between]
  const chosen = all.filter((width) => isHandheld(width) === isInHand)
  return Object.fromEntries(chosen.map((width) => [width, withAxe.includes(width) ? [scheme] : []]))
}

/** Text of double size is looked at where windows are the narrowest for their layout, in the usual run at one for each screen. */
const isForLargeText = (width: Width, chosen: readonly Width[], turn: number): boolean => {
  const narrowest = chosen.filter((one) => one !== "tablet" && one !== "desktop")
  return narrowest.some((one, index) => one === width && (isLong || turn % narrowest.length === index))
}

/** A change of scheme draws the whole page anew, so it is made where one is. */
const inScheme = async (window: Window, scheme: Scheme): Promise<void> => {
  const { page } = window
  if (window.scheme === scheme) return
  window.scheme = scheme
  await page.emulateMedia({ colorScheme: scheme })
  await seeStill(page) // transitions of colour
}

const lookWithAxe = async (window: Window, where: string, among: readonly Scheme[]): Promise<void> => {
  for (const scheme of among) {
    await inScheme(window, scheme)
    note(problems.axe, `${where}, ${scheme}`, await axeProblems(window.page))
  }
}

/** `npm run pictures` keeps a picture of the whole page in each window, in light and dark, for people to look at. */
const picture = async (window: Window, where: string, width: Width): Promise<void> => {
  if (!keepsPictures) return
  const name = `${where.replaceAll(/[^\w-]+/gu, "-")}-${viewports[width].width}`
  for (const scheme of schemes) {
    await inScheme(window, scheme)
    await keepPicture(window.page, `${name}-${scheme}`, "page")
  }
}

const lookAtTextSizes = async ({ page, session }: Window, where: string): Promise<void> => {
  await setTextSize(session, 200)
  await seeSettled(page)
  const at = `${where}, text of 200 %`
  note(problems.width, at, await widerThanWindow(page))
  note(problems.width, `${at}, one long word`, await factsThatOverflow(page))
  note(problems.bars, at, await barsInTheWay(page))
  await setTextSize(session, 100)
}

const lookIntoAll = async (
  window: Window,
  screen: Screen,
  { width, among }: { readonly width: "phone" | "wide"; readonly among: readonly Scheme[] },
): Promise<void> => {
  const { page, seen } = window
  await seeSettled(page)
  if (width === "phone") note(problems.targets, screen.name, await smallTargets(page))
  await lookIntoPopups(page, {
    seen: seen[width],
    reopen: async () => {
      await openScreen(page, screen)
      await seeSettled(page)
    },
    look: async (name) => {
      const where = `${screen.name}, “${name}” open`
      await lookWithAxe(window, `${where}, ${width}`, among)
      if (width === "phone") note(problems.targets, where, await smallTargets(page))
    },
  })
}

/** Media queries tell the page of the new size with a frame; what is then shown instead begins to load with the next. */
const resize = async (page: Page, width: Width): Promise<void> => {
  await page.setViewportSize(viewports[width])
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/**
 * Opens it. What is asked twice in every one of three loads is: a load in which somebody else changed the account, or the
 * machine was too busy to answer, asks again on purpose (E188, E189).
 */
const askedTwice = async (page: Page, screen: Screen): Promise<readonly string[]> => {
  let always: readonly string[] | undefined
  for (let load = 0; load < 3 && always?.length !== 0; load += 1) {
    const asked = hearAsked(page)
    await openScreen(page, screen)
    await seeSettled(page)
    const twice = await asked.twice({ signedIn: isMember(screen.who) })
    always = always?.filter((one) => twice.includes(one)) ?? twice
  }
  return always ?? []
}

/** Opens the page, then changes its window, as when a person turns or resizes it. */
const visit = async (window: Window, screen: Screen, turn: number): Promise<void> => {
  const { page } = window
  const looks = looksOf(screen, turn)
  const chosen = widths.filter((width) => looks[width] !== undefined)
  await page.setViewportSize(viewports[chosen[0] ?? "phone"])
  note(problems.asked, screen.name, await askedTwice(page, screen))
  for (const width of chosen) {
    const where = `${screen.name}, ${viewports[width].width} px`
    const among = looks[width] ?? []
    await resize(page, width)
    await seeSettled(page)
    note(problems.width, where, await widerThanWindow(page))
    note(problems.bare, where, await bareTexts(page))
    if (!screen.path.startsWith(gallery)) note(problems.twins, where, await twinLinks(page))
    await picture(window, screen.name, width)
    if (width === "phone" || width === "wide") shapes.set(ariaFile(screen, width), await hearAria(page, screen, width))
    await lookWithAxe(window, where, among)
    if (isForLargeText(width, chosen, turn)) await lookAtTextSizes(window, where)
    if (width === "phone" || width === "wide") await lookIntoAll(window, screen, { width, among })
  }
  note(problems.refused, screen.name, window.refused())
}

const turnOf = (screen: Screen): number => seed + screens.indexOf(screen)
const isDark = (screen: Screen): boolean => !isLong && schemeOf(turnOf(screen)) === "dark"

/** In one window of each person: what is done in another, a profile switched by a link or a message read, is heard of here. */
const walk = async ({ page, context }: Person, own: readonly Screen[]): Promise<void> => {
  const seen = { phone: new Set<string>(), wide: new Set<string>() }
  const session = await context.newCDPSession(page)
  const window: Window = { page, seen, session, scheme: "light", refused: hearRefused(page) }
  // Screens in the light come first: see `inScheme`.
  for (const screen of own.toSorted((a, b) => Number(isDark(a)) - Number(isDark(b))))
    await visit(window, screen, turnOf(screen)).catch((error: unknown) =>
      note(problems.opening, screen.name, String(error)),
    )
}

beforeAll(async () => {
  const entered = await enterEverybody(stage)
  people.push(...Object.values(entered))
  const found = await screensFor(entered)
  all = found
  screens = isLong ? found : shareOf(oneOfEach(found, seed), seed, eachOf)
  await walkTogether(entered, screens, walk)
}, walkMs)

it("is walked whole, and no error stays uncaught", () => {
  expect(screens.length).toBeGreaterThan(30 / eachOf)
  expect(problems.opening).toEqual([])
  expect(people.flatMap(({ errors }) => errors)).toEqual([])
})

it("asks nothing twice when it is opened", () => expect(problems.asked).toEqual([]))

it("asks nothing that it is refused", () => expect(problems.refused).toEqual([]))

it("fits the window at any width, with text of double size, too", () => expect(problems.width).toEqual([]))

it("leaves two thirds of the window to the page, with text of double size", () => expect(problems.bars).toEqual([]))

it("can be used by everybody, and so can all that opens on it", () => expect(problems.axe).toEqual([]))

it("tells assistive technology what its file in aria/ says, which `vitest -u` writes anew", async () => {
  for (const [file, shape] of shapes) await expect.soft(shape).toMatchFileSnapshot(file)
  expect(await keptAriaFiles()).toEqual(ariaFilesOf(all))
  // The gallery shows on purpose what waits.
  const settled = [...shapes].filter(([file]) => !file.includes(".testing."))
  expect(settled.filter(([, shape]) => shape.includes("status: Loading")).map(([file]) => file)).toEqual([])
})

it("gives each text an element of its own, so that a browser may translate it", () => expect(problems.bare).toEqual([]))

it("has no two links that sound alike and lead to different places", () => expect(problems.twins).toEqual([]))

it("has nothing that a finger misses", () => expect(problems.targets).toEqual([]))
