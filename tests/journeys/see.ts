/** The waits of journeys, with time-outs for two busy cores; nothing here sleeps for a fixed time. */
import type { Page } from "playwright"
import { expect } from "playwright/test"
import { expectAccessible, keepPicture } from "./browser.ts"
import type { Side } from "../../src/domain/participants.ts"

/** An expectation that is polled, with its time-out. */
export const see = expect.configure({ timeout: 20_000 })

/** Waits for the page's heading. */
export const seeTitle = (page: Page, name: string | RegExp): Promise<void> =>
  see(page.getByRole("heading", { level: 1, name })).toBeVisible()

/** Waits until the app has taken the server's picture over: presses are kept until then, and other events are not. */
export const seeTakenOver = (page: Page): Promise<void> => see(page.locator("#app[data-waiting]")).toHaveCount(0)

/** The marks by which pages tell machines that something is loading or under way (E187). */
export const waitingSigns = [".p-skeleton", ".p-spinner", "[data-waiting]", "[data-busy=true]", "[aria-busy=true]"]
  .map((sign) => `${sign}:not(.gallery-section *)`) // the gallery shows them on purpose
  .join()

/** Waits until no animation runs, except endless ones. */
export const seeStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().iterations === Infinity),
  )
}

/** Waits until nothing is loading: no skeleton, no pending request, no transition. */
export const seeSettled = async (page: Page): Promise<void> => {
  await see(
    page.locator(
      "main[data-waiting], main :is(.p-skeleton, [data-busy=true], [aria-busy=true]):not(.gallery-specimen *)",
    ),
  ).toHaveCount(0)
  await seeStill(page)
}

export const toasts = (page: Page) => page.getByRole("region", { name: "Messages" })

/** Dismisses every toast, so that none covers what is pressed next. */
export const dismissToasts = async (page: Page): Promise<void> => {
  const close = toasts(page).getByRole("button", { name: "Dismiss" })
  while ((await close.count()) > 0) {
    await close
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined) // it disappeared by itself
  }
}

/** The profile's colours: a customer's or an executant's. */
export const seeTheme = (page: Page, side: Side): Promise<void> =>
  see(page.locator("html")).toHaveAttribute("data-profile", side)

/** Ends a step: waits until it is loaded, checks it with axe, and keeps a picture where they are asked for. */
export const look = async (page: Page, name: string): Promise<void> => {
  await seeSettled(page)
  await expectAccessible(page, name)
  await keepPicture(page, name)
}

export const seePage = async (page: Page, title: string | RegExp, picture: string): Promise<void> => {
  await seeTitle(page, title)
  await look(page, picture)
}
