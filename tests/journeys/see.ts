/** What a person would wait for, with patience for two busy cores; nothing here sleeps. */
import type { Page } from "playwright"
import { expect } from "playwright/test"
import { expectAccessible, keepPicture } from "./browser.ts"

/** Looks again until it is so, or fails with what was there instead. */
export const see = expect.configure({ timeout: 20_000 })

/** The page's own heading, once it is there. */
export const seeTitle = (page: Page, name: string | RegExp): Promise<void> =>
  see(page.getByRole("heading", { level: 1, name })).toBeVisible()

/** What tells, for machines, that something on the page is not known yet or under way (E187). */
export const waitingSigns = [".p-skeleton", ".p-spinner", "[data-waiting]", "[data-busy=true]", "[aria-busy=true]"]
  .map((sign) => `${sign}:not(.gallery-section *)`) // the gallery shows them on purpose
  .join()

/** Nothing moves any more, save what turns for ever. */
export const seeStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().iterations === Infinity),
  )
}

/** Nothing is on its way any more: no skeleton, nothing that waits for an answer, no colour that is still changing. */
export const seeSettled = async (page: Page): Promise<void> => {
  await see(
    page.locator("main :is(.p-skeleton, [data-busy=true], [aria-busy=true]):not(.gallery-specimen *)"),
  ).toHaveCount(0)
  await seeStill(page)
}

export const toasts = (page: Page) => page.getByRole("region", { name: "Messages" })

/** Puts every toast away, so that none lies over what is pressed next. */
export const dismissToasts = async (page: Page): Promise<void> => {
  const close = toasts(page).getByRole("button", { name: "Dismiss" })
  while ((await close.count()) > 0) {
    await close
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined) // it went by itself just now
  }
}

/** The colours that the app wears: those of a customer or of an executant. */
export const seeTheme = (page: Page, side: "customer" | "executant"): Promise<void> =>
  see(page.locator("html")).toHaveAttribute("data-profile", side)

/** A step's end: everything is there, everybody can use it, and a picture is kept. */
export const look = async (page: Page, name: string): Promise<void> => {
  await seeSettled(page)
  await expectAccessible(page, name)
  await keepPicture(page, name)
}

export const seePage = async (page: Page, title: string | RegExp, picture: string): Promise<void> => {
  await seeTitle(page, title)
  await look(page, picture)
}
