/** Everything that opens on a page, found by what its buttons say of themselves. WAI-ARIA aria-haspopup, aria-expanded. */
import type { Page } from "playwright"
import { seeStill } from "./see.ts"

const openers = "[aria-haspopup], [aria-expanded=false], [role=combobox]"

interface Opener {
  readonly name: string
  readonly index: number
}

/** Finds the openers in reach, each by a name that is the same on every page. */
const findOpeners = (page: Page): Promise<readonly Opener[]> =>
  page.evaluate((selector) => {
    const isInReach = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest("[inert], [aria-hidden=true]") === null &&
      !element.matches(":disabled, [aria-disabled=true], select")
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
      if (!isInReach(element)) return []
      const words = element.getAttribute("aria-label") ?? element.innerText
      const kind = element.getAttribute("role") ?? element.tagName
      const opens = element.getAttribute("aria-haspopup") ?? "expanded"
      return [{ index, name: `${kind}.${element.className} ${opens} ${words.trim().split(/\s+/u, 2).join(" ")}` }]
    })
  }, openers)

/** Puts what is open away; whether the page is then as it was before. */
const isPutAway = async (page: Page, before: { readonly url: string; readonly all: number }): Promise<boolean> => {
  await page.keyboard.press("Escape")
  await seeStill(page)
  return page.url() === before.url && (await page.locator(openers).count()) === before.all
}

/** Opens what is not yet in `seen`, one after the other, looks, and comes back to the page as it was. */
export const lookIntoPopups = async (
  page: Page,
  {
    seen,
    reopen,
    look,
  }: {
    readonly seen: Set<string>
    readonly reopen: () => Promise<void>
    readonly look: (name: string) => Promise<void>
  },
): Promise<void> => {
  const before = { url: page.url(), all: await page.locator(openers).count() }
  for (const { name, index } of await findOpeners(page)) {
    if (seen.has(name)) continue
    seen.add(name)
    await page.locator(openers).nth(index).click()
    await seeStill(page)
    await look(name)
    if (!(await isPutAway(page, before))) await reopen()
  }
}
