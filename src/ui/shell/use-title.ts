/** The page's name in the tab, after the count of what is unread. WCAG 2.4.2. */
import { useEffect } from "react"

/** The title follows the page's one h1, whoever draws it; `unread` stands before it as "(3)". */
export const useTitle = (product: string, unread: number): void => {
  useEffect(() => {
    const write = (): void => {
      const heading = document.querySelector("main h1")?.textContent ?? ""
      const page = heading === "" ? product : `${heading} · ${product}`
      document.title = unread > 0 ? `(${unread}) ${page}` : page
    }
    write()
    // The installed app's icon says the same; browsers without it, or that refuse, have the title alone.
    navigator.setAppBadge?.(unread).catch(() => undefined)
    const watcher = new MutationObserver(write)
    const main = document.querySelector("main")
    if (main !== null) watcher.observe(main, { childList: true, subtree: true, characterData: true })
    return () => watcher.disconnect()
  }, [product, unread])
}
