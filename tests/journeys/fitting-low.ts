/** Layout checks of dialogs in low windows, as with text of 400 %: room to read in, and whole focus rings. WCAG 1.4.10, 2.4.7, 2.4.11. */
import type { Page } from "playwright"

/** The share of the window's height in which what a dialog says can be scrolled. */
const leastRoom = 0.4

/** Answers how little of a dialog scrolls between its title and its buttons; null where it is enough. */
export const littleRoom = (page: Page): Promise<string | null> =>
  page.evaluate((least) => {
    const dialog = document.querySelector("[role=dialog], [role=alertdialog]")
    if (dialog === null) return "there is no dialog"
    const scrolling = [dialog, ...dialog.querySelectorAll("*")].filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 1 && /auto|scroll/u.test(getComputedStyle(element).overflowY),
    )
    const heights = scrolling.map(({ clientHeight }) => clientHeight)
    const most = Math.max(...heights)
    return heights.length === 0 || most >= window.innerHeight * least
      ? null
      : `${most} of ${window.innerHeight} px can be read in`
  }, leastRoom)

/** Finds what can be focused in a dialog, and has its ring cut by what it scrolls in or by the window. */
export const cutRings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector("[role=dialog], [role=alertdialog]")
    const found =
      dialog?.querySelectorAll<HTMLElement>("a[href], button, input:not([aria-hidden]), select, textarea, summary") ??
      []
    return [...found].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) return []
      element.focus({ focusVisible: true } as FocusOptions)
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      if (document.activeElement !== element || outlineStyle === "none") return []
      const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      const box = element.getBoundingClientRect()
      const ring = { top: box.top - out, bottom: box.bottom + out, left: box.left - out, right: box.right + out }
      const cuts = (by: { top: number; bottom: number; left: number; right: number }): boolean =>
        ring.top < by.top - 1 || ring.bottom > by.bottom + 1 || ring.left < by.left - 1 || ring.right > by.right + 1
      const clipping: DOMRect[] = [new DOMRect(0, 0, window.innerWidth, window.innerHeight)]
      for (
        let around = element.parentElement;
        around !== null && dialog?.contains(around);
        around = around.parentElement
      )
        if (getComputedStyle(around).overflowY !== "visible") clipping.push(around.getBoundingClientRect())
      // A dialog is clipped by its round corners alone where nothing in it scrolls.
      const by = clipping.find(cuts)
      return by === undefined
        ? []
        : [
            `ring of ${element.outerHTML.slice(0, 120)}: ${Math.round(ring.top)}–${Math.round(ring.bottom)} px in ${Math.round(by.top)}–${Math.round(by.bottom)} px`,
          ]
    })
  })
