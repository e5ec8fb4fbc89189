/** Hears live regions as somebody who hears the page does: each change of one, as screen readers are told of it. */
import type { Page } from "playwright"

declare global {
  interface Window {
    announced: string[]
  }
}

/** In the page: listens from now on. WAI-ARIA 1.2, live regions: the nearest one has the say, and atomic ones are read whole. */
const listen = (): void => {
  window.announced = []
  const live = "[aria-live], [role=status], [role=alert], [role=log], output"
  const isSilent = (region: Element): boolean =>
    region.ariaLive === "off" || region.closest("[inert], [aria-hidden=true]") !== null || !region.checkVisibility()
  const regionOf = (node: Node): Element | null =>
    (node instanceof Element ? node : node.parentElement)?.closest(live) ?? null
  const textOf = (node: Node): string =>
    (node instanceof HTMLElement ? node.innerText : (node.textContent ?? "")).trim()
  const announcedIn = (node: Node): readonly string[] => {
    const region = regionOf(node)
    if (region === null) return []
    if (isSilent(region)) return []
    const isAtomic =
      region.ariaAtomic === "true" ||
      (region.ariaAtomic === null && region.matches("[role=status], [role=alert], output"))
    return [textOf(isAtomic ? region : node)]
  }
  new MutationObserver((changes) => {
    // The changes that React draws in one step are told once.
    const nodes = changes.flatMap(({ type, target, addedNodes }) =>
      type === "characterData" ? [target] : [...addedNodes],
    )
    const words = new Map<Element | null, Set<string>>()
    for (const node of nodes) {
      const before = words.get(regionOf(node)) ?? new Set()
      words.set(regionOf(node), before)
      for (const text of announcedIn(node)) if (text !== "") before.add(text)
    }
    for (const texts of words.values()) window.announced.push(...texts)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

export interface Announced {
  /** Counts the times that something with these words was told. */
  readonly count: (words: string) => Promise<number>
  readonly all: () => Promise<readonly string[]>
}

/** From now on, until the page is left. */
export const hearAnnounced = async (page: Page): Promise<Announced> => {
  await page.evaluate(listen)
  const all = (): Promise<readonly string[]> => page.evaluate(() => window.announced)
  return { all, count: async (words) => (await all()).filter((text) => text.includes(words)).length }
}
