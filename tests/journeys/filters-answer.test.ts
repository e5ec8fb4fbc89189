/** With a slow phone's CPU every filter of the search responds at once: INP under 200 ms. Web Vitals; E194. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { see, seeSettled, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

/** CPU throttling, relative to this machine. */
const slowdown = 4

/** The longest time from a press to its paint, ms. */
const goodMs = 200

/** On a loaded machine everything is slower: then the limit is relative to a press that does nothing. */
const mostTimesQuiet = 4

const stage = setStage()

declare global {
  interface Window {
    pressesMs: number[]
  }
}

const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.pressesMs = []
    const noted = (list: PerformanceObserverEntryList): void => {
      for (const { duration } of list.getEntries()) window.pressesMs.push(duration)
    }
    const timing: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    }
    new PerformanceObserver(noted).observe(timing)
  })

/** The longest of the press's events, from input to next paint, ms; 16 where none is reported. */
const pressMs = async (page: Page, press: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => window.pressesMs.splice(0))
  await press()
  await seeSettled(page)
  // Event timing entries are delivered after their paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  return Math.max(16, ...(await page.evaluate(() => window.pressesMs)))
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

it.each(["wide", "phone"] as const)("answers at once in a %s window", async (viewport) => {
  const person = await newPerson(stage.browser, `presser-${viewport}`, { url: stage.server.url, viewport })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/search")
  await see(page.getByRole("article").first()).toBeVisible()
  await seeSettled(page)
  await watchPresses(page)
  const session = await person.context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })

  const heading = page.getByRole("heading", { level: 1 })
  const filters = page.getByRole("button", { name: /^Filters/u })
  const dialog = page.getByRole("dialog", { name: "Filters" })
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true })
  const inColumn: Readonly<Record<string, () => Promise<void>>> = {
    "a category": () => box("Translation").click(),
    "its branch": () => page.getByRole("button", { name: "Show what is in Construction" }).click(),
    "another category": () => box("Construction").click(),
    "a cross": () =>
      page
        .getByRole("button", { name: /Construction/u })
        .and(page.locator(".s-chosen button"))
        .click(),
    "a category again": () => box("Translation").click(),
  }
  const inSheet: Readonly<Record<string, () => Promise<void>>> = {
    "the filters": () => filters.tap(),
    "a category": () => dialog.getByText("Translation", { exact: true }).tap(),
    show: () => dialog.getByRole("button", { name: /^Show \d/u }).tap(),
  }
  const inForm: Readonly<Record<string, () => Promise<void>>> = {
    "a letter": () => page.getByRole("search").getByRole("combobox").press("g"),
    enter: async () => {
      await page.getByRole("search").getByRole("combobox").pressSequentially("arden")
      await page.getByRole("search").getByRole("combobox").press("Enter")
    },
    "the order": async () => void (await page.getByLabel("Sort").selectOption("oldest")),
    clearing: () =>
      page
        .getByRole("search")
        .getByRole("button", { name: /^Clear/u })
        .click(),
  }
  const quiet: number[] = []
  for (let time = 0; time < 3; time += 1) quiet.push(await pressMs(page, () => heading.click()))
  const most = Math.max(goodMs, mostTimesQuiet * median(quiet))
  const presses = Object.entries({ ...(viewport === "wide" ? inColumn : inSheet), ...inForm })
  const took: Record<string, readonly number[]> = {}
  const isSlow = (name: string): boolean => median(took[name] ?? []) > most
  // What was quick at once is not slow; what was slow once is by the median of five.
  for (let round = 0; round < 5 && (round === 0 || presses.some(([name]) => isSlow(name))); round += 1)
    for (const [name, press] of presses) took[name] = [...(took[name] ?? []), await pressMs(page, press)]
  const slow = Object.entries(took).filter(([name]) => isSlow(name))
  await seeTitle(page, "Find orders")
  console.info(`${viewport}: quiet ${median(quiet)} ms; ${JSON.stringify(took)}`)
  expect(Object.fromEntries(slow), `longer than ${most} ms`).toEqual({})
  expect(person.errors).toEqual([])
})
