/** The page's name in the tab, focus on its heading after a change of route, and unread counts before it. WCAG 2.4.2. */
import { useEffect, useRef } from "react"
import { useLocation } from "wouter"

/** The title follows the page's one h1, whoever draws it; `unread` stands before it as "(3)". */
export const useTitle = (product: string, unread: number): void => {
  const [path] = useLocation()
  const first = useRef(true)

  useEffect(() => {
    const write = (): void => {
      const heading = document.querySelector("main h1")?.textContent ?? ""
      const page = heading === "" ? product : `${heading} · ${product}`
      document.title = unread > 0 ? `(${unread}) ${page}` : page
    }
    write()
    const watcher = new MutationObserver(write)
    const main = document.querySelector("main")
    if (main !== null) watcher.observe(main, { childList: true, subtree: true, characterData: true })
    return () => watcher.disconnect()
  }, [product, unread])

  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    const frame = requestAnimationFrame(() => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [path])
}
