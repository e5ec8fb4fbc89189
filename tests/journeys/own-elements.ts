/** Texts that a browser's translation of the page would take from React. */
import type { Page } from "playwright"

/**
 * The text nodes that React itself has to find again in order to change or remove them, by where they stand. React marks
 * each of those with its fiber, and leaves a text that is its element's only child unmarked.
 */
export const bareTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Between two elements a space stays where it is, and no browser translates it.
      if (node.textContent?.trim() === "") continue
      const isBare = Object.keys(node).some((key) => key.startsWith("__reactFiber$"))
      if (isBare) found.add(`“${node.textContent}” in ${node.parentElement?.outerHTML.slice(0, 120)}`)
    }
    return [...found]
  })
