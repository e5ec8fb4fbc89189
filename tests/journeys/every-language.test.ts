/**
 * Every screen fits the narrowest window, a phone and a desk in every language: the three with the longest texts and
 * words in the usual run, all eleven in the long one. experience: Languages and numbers. Law 13.
 */
import type { Page } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { languages, type Language } from "../../src/domain/languages.ts"
import { preferredLanguageKey } from "../../src/platform/language.ts"
import { isTaken, lotOf, scale, seed } from "../share.ts"
import { axeProblems, keepPicture, keepsPictures, type Person, viewports } from "./browser.ts"
import { widerThanWindow } from "./fitting.ts"
import { unevenRows, unevenTitles } from "./fitting-rows.ts"
import { brokenLabels, cutChoices, cutPlaceholders, cutTexts, partedSentences } from "./fitting-texts.ts"
import { oneOfEach, openScreen, shareOf, type Screen } from "./screens.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"
import { enterEverybody, screensFor, walkTogether } from "./walking.ts"

const isLong = scale > 1 || keepsPictures

/** German and French have the longest texts, Ukrainian the widest words. */
const widest: readonly Language[] = ["de-DE", "fr-FR", "uk-UA"]

/** `LANGUAGES=pl-PL,ru-RU` walks these alone, for pictures. */
const asked = process.env["LANGUAGES"]?.split(",")

const spoken = isLong ? languages.filter((language) => asked?.includes(language) ?? true) : widest

/** The usual run walks a fourth of the routes and modals. E384. */
const eachOf = isLong ? 1 : 4

const walkMs = isLong ? 7_200_000 : 420_000

const stage = setStage()
let screens: readonly Screen[] = []
const people: Person[] = []
const problems: string[] = []

const widths = ["narrow", "phone", "wide"] as const

const widthsOf = ({ deskOnly, handheldOnly }: Screen): readonly (typeof widths)[number][] =>
  widths.filter((width) => (width === "wide" ? handheldOnly !== true : deskOnly !== true))

/**
 * Looks with axe in another language too, as names and the room of targets are its own; the usual run looks at a third.
 * E391.
 */
const lookWithAxe = async (page: Page, where: string): Promise<void> => {
  if (!isTaken(where, 3)) return
  const schemes = isLong ? (["light", "dark"] as const) : ([lotOf(where) % 2 === 0 ? "light" : "dark"] as const)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await seeSettled(page)
    problems.push(...(await axeProblems(page)).map((one) => `${where}, ${colorScheme}: ${one}`))
  }
}

const lookAt = async (page: Page, where: string): Promise<void> => {
  const found = [
    await widerThanWindow(page),
    ...(await cutTexts(page)),
    ...(await cutChoices(page)),
    ...(await cutPlaceholders(page)),
    ...(await unevenRows(page)),
    ...(await unevenTitles(page)),
    ...(await brokenLabels(page)),
    ...(await partedSentences(page)),
  ]
  problems.push(...found.flatMap((one) => (one === null ? [] : [`${where}: ${one}`])))
}

const visit = async (page: Page, screen: Screen, language: Language): Promise<void> => {
  await page.setViewportSize(viewports[widthsOf(screen)[0] ?? "phone"])
  await openScreen(page, screen)
  for (const width of widthsOf(screen)) {
    const where = `${language}, ${screen.name}, ${viewports[width].width} px`
    await page.setViewportSize(viewports[width])
    await seeSettled(page)
    // The page was painted in the browser's language, as the choice is stored without its cookie here.
    await see(page.locator("html"), where).toHaveAttribute("lang", language)
    await seeSettled(page)
    await lookAt(page, where)
    if (language === "de-DE" && width !== "narrow") await lookWithAxe(page, where)
    if (keepsPictures && width !== "narrow")
      await keepPicture(page, where.replaceAll(/[^\w-]+/gu, "-"), width === "phone" ? "page" : "window")
  }
}

const walk = async ({ page }: Person, own: readonly Screen[]): Promise<void> => {
  await page.goto("/")
  for (const language of spoken) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [preferredLanguageKey, language] as const)
    for (const screen of own)
      await visit(page, screen, language).catch((error: unknown) => problems.push(`${screen.name}: ${String(error)}`))
  }
}

beforeAll(async () => {
  const entered = await enterEverybody(stage)
  people.push(...Object.values(entered))
  const found = (await screensFor(entered)).filter(({ of }) => of !== "/testing")
  screens = isLong ? oneOfEach(found, seed) : shareOf(oneOfEach(found, seed), seed, eachOf)
  await walkTogether(entered, screens, walk)
}, walkMs)

it("is walked, and no error stays uncaught", () => {
  expect(screens.length).toBeGreaterThan(30 / eachOf)
  expect(people.flatMap(({ errors }) => errors)).toEqual([])
})

it("fits the window in every language, on one grid, with no text cut and no label broken", () =>
  expect(problems).toEqual([]))
