/** Toasts have two lines in every language, and stand where what they tell of is not. experience: Toasts. */
import type { Locator } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { emailOf } from "./screens.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const lineHeightPx = 20

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (box === null) throw new Error("It is not shown.")
  return box
}

/** German and French have the longest texts, Ukrainian the widest words. */
const widest = ["en-US", "de-DE", "fr-FR", "uk-UA"] as const

it.each(widest)("say in %s on a phone what was hidden, beside it", async (language) => {
  const person = await newPerson(stage.browser, "toasts", { url: stage.server.url, viewport: "phone", language })
  keepPicturesOfFailure(person)
  const { page } = person
  await haveSession(person, emailOf.customer)
  await page.goto("/orders")
  // Each language hides another one of the same person's; those that were changed last come first.
  const heading = page.locator("main .p-card h2").nth(1 + 2 * widest.indexOf(language))
  await see(heading).toBeVisible()
  const card = page.locator("main .p-card").filter({ hasText: (await heading.textContent()) ?? "" })
  await see(card).toBeVisible()
  await seeSettled(page)
  await card.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }))
  await card.locator("button[aria-haspopup=menu]").click()
  await page.getByRole("menuitem").nth(1).click()
  const toast = page.locator(".p-toast")
  await see(toast).toBeVisible()
  const [toastBox, changed, title] = await Promise.all([
    boxOf(toast),
    boxOf(card),
    boxOf(toast.locator(".p-toast-title")),
  ])
  expect(title.height).toBeLessThanOrEqual(2 * lineHeightPx + 1)
  expect(
    toastBox.y + toastBox.height <= changed.y || toastBox.y >= changed.y + changed.height,
    "it covers what was changed",
  ).toBe(true)
  expect(person.errors).toEqual([])
})
