/** Layout checks: no horizontal scrolling, room beside sticky bars, target sizes. WCAG 1.4.4, 1.4.10, 2.5.8. */
import type { CDPSession, Page } from "playwright"

/** The smallest touch target, px each way (experience: Accessibility). */
const leastTarget = 44

/** The share of the window's height that all sticky bars may take together (E191). */
const mostBars = 1 / 3

/** Sets the browser's default text size, which media queries in rem follow. */
export const setTextSize = async (session: CDPSession, percent: 100 | 200): Promise<void> => {
  const standard = (16 * percent) / 100
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

/** Answers the element that makes the page scroll horizontally; null when none does. */
export const widerThanWindow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const { clientWidth } = document.documentElement
    // An element that paints nothing outside of itself doesn't make the page scroll: it would be cut instead.
    const cut = [...document.querySelectorAll("body *")].find(
      (element) =>
        getComputedStyle(element).contentVisibility === "auto" && element.scrollWidth > element.clientWidth + 1,
    )
    if (cut !== undefined) return `${cut.scrollWidth} px in ${cut.clientWidth} px: ${cut.outerHTML.slice(0, 160)}`
    if (scrollWidth <= clientWidth) return null
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      if (parent === null || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== "visible" || isClipped(parent)
    }
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
    )
    return `${scrollWidth} px in ${clientWidth} px: ${wide.at(-1)?.outerHTML.slice(0, 160)}`
  })

const longWord = "plainly.invented.and.very.long.address@somewhere-at-the-very-end-of-the-world.example"

/**
 * Rows of the page's definition lists that are too narrow once all that they say is one long word, as addresses are.
 * Components within them have their own ways with long names.
 */
export const factsThatOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate((word) => {
    const lists = [...document.querySelectorAll("dl")]
    const texts = lists.flatMap((list) => {
      const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
      const found: { readonly node: Text; readonly said: string }[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (
          node instanceof Text &&
          node.data.trim() !== "" &&
          node.parentElement?.closest("dt, dd, div")?.matches("dt, dd")
        )
          found.push({ node, said: node.data })
      return found
    })
    for (const { node } of texts) node.data = word
    const wide = lists.flatMap((list) => {
      const end = list.getBoundingClientRect().right + 1
      return [...list.querySelectorAll("dt, dd")]
        .filter((cell) => cell.getBoundingClientRect().right > end || cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => `${cell.scrollWidth} px in ${cell.clientWidth} px: ${cell.outerHTML.slice(0, 160)}`)
    })
    for (const { node, said } of texts) node.data = said
    return wide
  }, longWord)

/** Names cut after two lines that are wider than what they stand in once they are one long word. */
export const namesThatOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate((word) => {
    const names = [...document.querySelectorAll<HTMLElement>(".u-clamp-2")]
      // Cards far from the window are not laid out.
      .filter((name) => name.checkVisibility({ contentVisibilityAuto: true }))
    return names.flatMap((name) => {
      const { innerHTML } = name
      name.textContent = word
      const { right } = name.getBoundingClientRect()
      const end = (name.parentElement ?? name).getBoundingClientRect().right
      name.innerHTML = innerHTML
      return right > end + 1 ? [`${right} px, and not ${end} px: ${name.outerHTML.slice(0, 160)}`] : []
    })
  }, longWord)

/** Answers the sticky bars that take too much of the window; null when they don't. */
export const barsInTheWay = (page: Page): Promise<string | null> =>
  page.evaluate((most) => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const isBar = (element: Element): boolean => {
      const { position, pointerEvents, clipPath } = getComputedStyle(element)
      if ((position !== "sticky" && position !== "fixed") || pointerEvents === "none" || clipPath !== "none")
        return false
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isInSight = height > 0 && bottom > 0 && top < window.innerHeight
      // An element that covers the whole window (a dialog, its scrim) is no bar, and one in a column covers nothing.
      return isInSight && width > window.innerWidth * 0.6 && height < window.innerHeight * 0.9
    }
    const bars = [...document.querySelectorAll("body *")].filter(isBar)
    const rows = new Set<number>()
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect()
      for (let row = Math.max(0, Math.floor(top)); row < Math.min(window.innerHeight, bottom); row += 1) rows.add(row)
    }
    window.scrollTo(0, 0)
    return rows.size <= window.innerHeight * most
      ? null
      : `${rows.size} of ${window.innerHeight} px: ${bars.map((bar) => bar.className).join(", ")}`
  }, mostBars)

/** Touch targets that are too small; links in running text are exempt (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const interactive =
      "a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=menuitem], [role=tab], [role=link], [role=switch]"
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest("[inert], [hidden], [aria-hidden=true]") === null
    /** Fields are also hit by their label, and boxes around them pass the press on. */
    const targetOf = (element: Element): Element => element.closest("label") ?? element
    /** A text, or the element that is there for it alone (E542). */
    const isWords = (node: Node): boolean =>
      (node instanceof Text || (node instanceof HTMLSpanElement && node.attributes.length === 0)) &&
      (node.textContent ?? "").trim() !== ""
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" && [...(element.parentElement?.childNodes ?? [])].some(isWords)
    /** Measures how far from its middle the element can be hit along an axis, px. */
    const reach = (element: Element, axis: "x" | "y"): number => {
      const box = element.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const isHit = (by: number): boolean => {
        const at = axis === "x" ? document.elementFromPoint(x + by, y) : document.elementFromPoint(x, y + by)
        return at !== null && (element.contains(at) || (at.contains(element) && at.matches("label")))
      }
      const along = (sign: 1 | -1): number => {
        let by = 0
        while (by < least && isHit(sign * (by + 0.5))) by += 1
        return by
      }
      return along(1) + along(-1)
    }
    const small: string[] = []
    const targets = new Set([...document.querySelectorAll(interactive)].filter(isShown).map(targetOf))
    for (const target of targets) {
      if ((target.matches(":disabled, [aria-disabled=true]") && !target.matches("a")) || isInText(target)) continue
      let box = target.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue // visually hidden until it has the focus
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
      box = target.getBoundingClientRect()
      const width = box.width >= least - 0.5 ? box.width : reach(target, "x")
      const height = box.height >= least - 0.5 ? box.height : reach(target, "y")
      if (width >= least - 1 && height >= least - 1) continue
      small.push(`${Math.round(width)} × ${Math.round(height)} px: ${target.outerHTML.slice(0, 160)}`)
    }
    window.scrollTo(0, 0)
    return small
  }, leastTarget)
