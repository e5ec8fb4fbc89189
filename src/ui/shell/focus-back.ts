/**
 * Restores the link by which a page was left. Loaded once one is followed: nobody comes back before. experience: Lists and
 * cards; WCAG 2.4.3.
 */
import { afterPaint } from "../app/after-paint.ts"
import { leftHere } from "./came-back.ts"
import { focusHeading, shownHeading, whenThere } from "./focus-heading.ts"

/** If the list has not loaded by then, the page shows something else, and its heading takes the focus instead. */
const listBackWithinMs = 3_000

/** So does that of a page that is drawn, and has not changed for so long: the link has left the list meanwhile. */
const drawnForMs = 250

/** E187. */
const waits = ".p-skeleton, [data-waiting], [aria-busy=true]"

/** Scrolls so that the link stands where it stood, or in the middle if that is out of the window by now. */
const scrollBack = (link: HTMLElement, wasTop: number): void => {
  window.scrollBy({ top: link.getBoundingClientRect().top - wasTop, behavior: "instant" })
  const { top, bottom } = link.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) link.scrollIntoView({ block: "center", behavior: "instant" })
}

/** Restores focus and scroll position to the link by which this page was left; false while the link is not there. */
const focusLeft = (main: Element): boolean => {
  const place = leftHere()
  if (place === undefined) return false
  const link = [...main.querySelectorAll<HTMLElement>("a[href]")].find(
    (one) => one.getAttribute("href") === place.href && one.getClientRects().length > 0,
  )
  if (link === undefined) return false
  scrollBack(link, place.top)
  link.focus({ preventScroll: true })
  // Cards near the window get their true height by being painted (E194).
  afterPaint(() => {
    if (document.activeElement === link) scrollBack(link, place.top)
  })
  return true
}

/** Calls once when nothing of the page waits any more, and nothing has changed for a moment. */
const whenDrawn = (main: Element, done: () => void): (() => void) => {
  let later: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(later)
    if (shownHeading(main) !== undefined && main.querySelector(waits) === null) later = setTimeout(done, drawnForMs)
  }
  const watcher = new MutationObserver(look)
  watcher.observe(main, { childList: true, subtree: true, attributeFilter: ["aria-busy", "data-waiting"] })
  look()
  return () => {
    watcher.disconnect()
    clearTimeout(later)
  }
}

/** Answers the function that stops trying. */
export const focusBack = (main: Element): (() => void) => {
  let stop = whenThere(main, focusLeft)
  const giveUp = (): void => {
    stopWaiting()
    stop()
    const now = document.activeElement
    stop = now === null || now === document.body ? whenThere(main, focusHeading) : stop
  }
  const later = setTimeout(giveUp, listBackWithinMs)
  const unwatch = whenDrawn(main, giveUp)
  const stopWaiting = (): void => {
    clearTimeout(later)
    unwatch()
  }
  return () => {
    stopWaiting()
    stop()
  }
}
