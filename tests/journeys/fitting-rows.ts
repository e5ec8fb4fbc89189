/** Layout checks of the grid: what stands beside one another in a form or in two columns begins and ends on one line. experience: Pages. */
import type { Page } from "playwright"

/** Fields and buttons that stand beside one another in a form, and begin or end at different heights. */
export const unevenRows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("form")].flatMap((form) => {
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
      // Boxes of texts grow, and what is beside them stays at their end; switches have frames of their own.
      const boxes = [...form.querySelectorAll(".p-box:not(:has(textarea))")].filter(isShown)
      const buttons = [...form.querySelectorAll(".p-button")].filter(isShown)
      return boxes.flatMap((box) =>
        buttons
          .filter((button) => !box.contains(button))
          .flatMap((button) => {
            const [one, other] = [box.getBoundingClientRect(), button.getBoundingClientRect()]
            const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1
            const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
            if (!isBeside || shared < other.height / 2) return []
            const [above, below] = [other.top - one.top, other.bottom - one.bottom].map(Math.round)
            return above === 0 && below === 0
              ? []
              : [`“${button.textContent}” begins ${above} px and ends ${below} px below its field's edges`]
          }),
      )
    }),
  )

/** Titles of a list and of what is open beside it that stand on different lines, or take two beside their button. */
export const unevenTitles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lineOf = (title: Element): { readonly lines: number; readonly baseline: number } => {
      const words = document.createRange()
      words.selectNodeContents(title)
      const mark = document.createElement("span")
      mark.style.cssText = "display: inline-block; inline-size: 0; block-size: 0"
      title.prepend(mark)
      const baseline = mark.getBoundingClientRect().bottom
      mark.remove()
      return { lines: new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size, baseline }
    }
    const list = document.querySelector(".p-side-by-side[data-both] > .p-side-list .p-page-title > :is(h1, h2)")
    if (list === null) return []
    const { lines, baseline } = lineOf(list)
    const found = lines > 1 ? [`“${list.textContent}” takes ${lines} lines`] : []
    const detail = document.querySelector(
      ".p-side-by-side > :not(.p-side-list) .p-page-header:not(:has(.p-page-back)) h1",
    )
    const apart = detail === null ? 0 : Math.round(lineOf(detail).baseline - baseline)
    return Math.abs(apart) <= 1 ? found : [...found, `“${list.textContent}” stands ${apart} px above the other title`]
  })
