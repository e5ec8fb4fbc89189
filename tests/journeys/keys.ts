/** A person who uses nothing but the keyboard. WCAG 2.1.1, 2.4.3, 2.4.7. */
import type { Locator, Page } from "playwright"
import { see } from "./see.ts"

/** More stops than any page has between two things that a person goes to. */
const mostStops = 60

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluateAll((found) => found.includes(document.activeElement as HTMLElement & SVGElement))

/** Presses Tab until it is reached, and sees that the focus can be seen there. */
export const tabTo = async (page: Page, element: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  await see(element).toBeVisible()
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await isFocused(element)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${mostStops} times ${key} do not reach ${element.toString()}.`)
}

export const press = async (page: Page, element: Locator): Promise<void> => {
  await tabTo(page, element)
  await page.keyboard.press("Enter")
}

/** Goes to a field and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

export const seeFocused = (element: Locator): Promise<void> => see(element).toBeFocused()
