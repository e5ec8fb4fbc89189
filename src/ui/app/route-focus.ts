/** A new page begins at its top and is announced by its heading; Back finds the place it left. UX Accessibility. */
import { useEffect, useRef } from "react"

/** While a page is on its way, React keeps the one before in the document, hidden. */
const shownHeading = (main: Element): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>("h1")].find((heading) => heading.getClientRects().length > 0)

const isTyping = (element: Element | null): boolean => element?.matches("input, textarea, select") === true

/** Focus goes to the heading as soon as there is one, unless the person has gone on meanwhile. */
const focusHeading = (main: Element): (() => void) => {
  const before = document.activeElement
  const focus = (): boolean => {
    const heading = shownHeading(main)
    if (heading === undefined) return false
    const now = document.activeElement
    if (now === before || now === document.body) heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => undefined
  const watcher = new MutationObserver(() => {
    if (focus()) watcher.disconnect()
  })
  watcher.observe(main, { childList: true, subtree: true })
  return () => watcher.disconnect()
}

export const useRouteFocus = (path: string, search: string): void => {
  const page = new URLSearchParams(search).get("page") ?? "1"
  const shown = useRef({ path, page })
  const cameBack = useRef(false)

  useEffect(() => {
    const note = (): void => {
      cameBack.current = true
    }
    window.addEventListener("popstate", note)
    return () => window.removeEventListener("popstate", note)
  }, [])

  useEffect(() => {
    const before = shown.current
    if (before.path === path && before.page === page) return undefined
    shown.current = { path, page }
    if (!cameBack.current) window.scrollTo(0, 0)
    cameBack.current = false
    const main = document.querySelector("main")
    // A filter that is being typed leads back to the first page: the field keeps the focus.
    if (main === null || (before.path === path && isTyping(document.activeElement))) return undefined
    return focusHeading(main)
  }, [path, page])
}
