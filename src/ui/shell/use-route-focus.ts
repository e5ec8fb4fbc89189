/**
 * On a new route: scrolls to the top and focuses the heading, so that it is announced; on Back, restores the link that
 * led away. experience: Accessibility, Lists and cards.
 */
import { useEffect, useRef } from "react"
import type { Place } from "../app/shown-place.tsx"
import { markShown, wasShown } from "../app/shown-steps.ts"
import { focusLeft, rememberLinks, wasLeftByLink } from "./came-back.ts"

/** If the list has not loaded by then, the page shows something else, and its heading takes the focus instead. */
const listBackWithinMs = 3_000

/** So does that of a page that is drawn, and has not changed for so long: the link has left the list meanwhile. */
const drawnForMs = 250

/** E187. */
const waits = ".p-skeleton, [data-waiting], [aria-busy=true]"

/** While a page loads, React keeps the previous one in the document, hidden. */
const shownHeading = (main: Element): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>("h1")].find((heading) => heading.getClientRects().length > 0)

const isTyping = (element: Element | null): boolean => element?.matches("input, textarea, select") === true

const focusHeading = (main: Element): boolean => {
  const heading = shownHeading(main)
  heading?.focus({ preventScroll: true })
  return heading !== undefined
}

/** Tries at once and on every change of the page until it succeeds, unless the person has moved on meanwhile. */
const whenThere = (main: Element, attempt: (main: Element) => boolean): (() => void) => {
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

const focusBack = (main: Element): (() => void) => {
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

export const useRouteFocus = ({ path, search }: Place, isLeft: boolean): void => {
  const page = new URLSearchParams(search).get("page") ?? "1"
  const shown = useRef({ path, page })

  useEffect(rememberLinks, [])

  useEffect(() => {
    const before = shown.current
    if (before.path === path && before.page === page) return undefined
    shown.current = { path, page }
    const isBack = wasShown(window.history.state)
    if (!isBack) window.scrollTo(0, 0)
    const main = document.querySelector("main")
    // Typing into a filter leads to the first page, and must not move the focus out of the field.
    if (main === null || (before.path === path && isTyping(document.activeElement))) return undefined
    return isBack && wasLeftByLink() ? focusBack(main) : whenThere(main, focusHeading)
  }, [path, page])

  // After the effect above, which checks for it.
  useEffect(() => {
    if (!isLeft) markShown()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step is marked once its page is drawn
  }, [path, search, isLeft])
}
