/** A browser that translates every page, as Chrome does it: each text is taken out, and stands translated in elements of its own. */
import type { BrowserContext } from "playwright"

/** Runs in the page before anything else does. */
const translate = (): void => {
  const isTranslated = (text: Node): boolean => text.parentElement?.tagName === "FONT"
  const isForNobody = (text: Node): boolean =>
    text.parentElement?.closest("script, style, noscript, textarea, title, [translate=no]") !== null

  const take = (text: Text): void => {
    if (text.data.trim() === "" || isTranslated(text) || isForNobody(text)) return
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    inner.append(`«${text.data}»`)
    outer.append(inner)
    text.replaceWith(outer)
  }

  const takeAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    texts.forEach(take)
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") takeAll(target)
      addedNodes.forEach(takeAll)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** For all pages of a context, from their next load on. */
export const translatePages = (context: BrowserContext): Promise<unknown> => context.addInitScript(translate)
