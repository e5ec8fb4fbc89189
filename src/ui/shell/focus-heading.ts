/** The heading of a page takes the focus, as soon as it is there. experience: Accessibility. */

/** While a page loads, React keeps the previous one in the document, hidden. */
export const shownHeading = (main: Element): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>("h1")].find((heading) => heading.getClientRects().length > 0)

export const focusHeading = (main: Element): boolean => {
  const heading = shownHeading(main)
  heading?.focus({ preventScroll: true })
  return heading !== undefined
}

/** Tries at once and on every change of the page until it succeeds, unless the person has moved on meanwhile. */
export const whenThere = (main: Element, attempt: (main: Element) => boolean): (() => void) => {
  const before = document.activeElement
  const isDone = (): boolean => {
    const now = document.activeElement
    return (now !== before && now !== document.body && now !== null) || attempt(main)
  }
  if (isDone()) return () => undefined
  const watcher = new MutationObserver(() => {
    if (isDone()) watcher.disconnect()
  })
  watcher.observe(main, { childList: true, subtree: true })
  return () => watcher.disconnect()
}
