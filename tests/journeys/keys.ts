/** A person who uses nothing but the keyboard. WCAG 2.1.1, 2.4.3, 2.4.7. */
import type { Locator, Page } from "playwright"
import { see } from "./see.ts"

/** More stops than any page has between two things that a person goes to. */
const mostStops = 60

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluateAll((found) => found.includes(document.activeElement as HTMLElement & SVGElement))

/** Of a control that is drawn by something else the ring is round that: its label, its box, or what stands beside it. */
const isRingShown = (): boolean => {
  const element = document.activeElement
  const isRinged = (one: Element): boolean =>
    [null, "::after"].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
      return outlineStyle !== "none" && outlineWidth !== "0px"
    })
  const beside = element?.nextElementSibling ?? null
  if (beside !== null && isRinged(beside)) return true
  for (let one = element; one !== null; one = one.parentElement) if (isRinged(one)) return true
  return false
}

/** Presses Tab until it is reached, and sees that the focus can be seen there. */
export const tabTo = async (page: Page, element: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  await see(element.first()).toBeVisible()
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await isFocused(element)) return see.poll(() => page.evaluate(isRingShown)).toBe(true)
    await page.keyboard.press(key)
  }
  throw new Error(`${mostStops} times ${key} do not reach ${element.toString()}.`)
}

export const press = async (page: Page, element: Locator): Promise<void> => {
  await tabTo(page, element)
  await page.keyboard.press("Enter")
}

/** Presses it; whatever this opens or takes away, the focus is somewhere on the page. */
export const pressOn = async (page: Page, element: Locator): Promise<void> => {
  await press(page, element)
  await seeHeld(page)
}

/** Goes to a field and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

export const seeFocused = (element: Locator): Promise<void> => see(element).toBeFocused()

/** The focus is not lost: Tab goes on from where the person is. */
export const seeHeld = (page: Page): Promise<void> =>
  see.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

/** Chooses one of a group by the arrows, from the one that Tab leads to. */
export const choose = async (page: Page, group: Locator, name: string): Promise<void> => {
  const wanted = group.getByRole("radio", { name })
  await tabTo(page, group.getByRole("radio"))
  for (let steps = 0; steps < 10; steps += 1) {
    if (await wanted.isChecked()) return
    await page.keyboard.press(steps === 0 ? "Space" : "ArrowDown")
  }
  throw new Error(`The arrows do not lead to ${name}.`)
}

/** Shortcuts are heard once the page was idle for a moment. */
export const seeKeysAct = async (page: Page): Promise<void> => {
  const dialog = page.getByRole("dialog")
  await see
    .poll(async () => {
      await page.keyboard.press("Control+k")
      return dialog.count()
    })
    .toBe(1)
  await page.keyboard.press("Escape")
  await see(dialog).toHaveCount(0)
}

/** Keys after each other, as a shortcut. */
export const shortcut = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}
